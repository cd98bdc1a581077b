import { cellOf, type KeyCell, type Results, type Verdict } from "./results.ts";

type Figures = Omit<Results, "verdicts">;
type Value = (figures: Figures) => number | undefined;

interface Target {
  readonly name: string;
  readonly value: Value;
  readonly unit?: string;
  readonly limit: number;
  readonly goal?: number;
}

const us = "ask-form";

const firstFrame =
  (contestant: string, options: number): Value =>
  (figures) =>
    cellOf(figures, contestant, options)?.firstFrame?.median;

const key =
  (contestant: string, options: number): Value =>
  (figures) =>
    cellOf(figures, contestant, options)?.key?.median;

const memory =
  (contestant: string, options: number): Value =>
  (figures) =>
    cellOf(figures, contestant, options)?.memory?.median;

const keyInMemory =
  (contestant: KeyCell["contestant"], options: number, questions = 1): Value =>
  ({ keys }) =>
    keys.find(
      (cell) => cell.contestant === contestant && cell.options === options && cell.questions === questions,
    )?.key.median;

const part =
  (name: string): Value =>
  ({ parts }) =>
    parts.find((known) => known.name === name)?.figure.median;

/** How many times the second the first is. */
const ratio =
  (of: Value, to: Value): Value =>
  (figures) => {
    const [dividend, divisor] = [of(figures), to(figures)];
    return dividend === undefined || divisor === undefined ? undefined : dividend / divisor;
  };

/** The most bytes for a key at any number of options. */
const mostBytes =
  (where: "bytesInside" | "bytesScrolling"): Value =>
  ({ terminal }) => {
    const medians = terminal.flatMap((cell) => (cell.contestant === us ? (cell[where]?.median ?? []) : []));
    return medians.length === 0 ? undefined : Math.max(...medians);
  };

/** Memory for each option more, beyond what the parsed input holds, in bytes. */
const growth: Value = (figures) => {
  const [few, many, held] = [memory(us, 5)(figures), memory(us, 50_000)(figures), part("held")(figures)];
  if (few === undefined || many === undefined || held === undefined) return undefined;
  return ((many - few) * 1024) / (50_000 - 5) - held;
};

const targets: readonly Target[] = [
  {
    name: "first frame, to bare Node.js",
    value: ratio(firstFrame(us, 5), ({ bareNode }) => bareNode.line.median),
    limit: 3.5,
    goal: 2.5,
  },
  {
    name: "first frame, to @inquirer/prompts",
    value: ratio(firstFrame(us, 5), firstFrame("@inquirer/prompts", 5)),
    limit: 1,
  },
  {
    name: "key → frame in memory, to idiomatic Ink boxes",
    value: ratio(keyInMemory(us, 5), keyInMemory("boxes", 5)),
    limit: 0.5,
    goal: 0.3,
  },
  {
    name: "key → frame in memory, 50,000 options to 5",
    value: ratio(keyInMemory(us, 50_000), keyInMemory(us, 5)),
    limit: 1.2,
  },
  {
    name: "key → frame in memory, 200 questions to 1",
    value: ratio(keyInMemory(us, 5, 200), keyInMemory(us, 5)),
    limit: 1.2,
  },
  {
    name: "key → output, to @clack/prompts",
    value: ratio(key(us, 5), key("@clack/prompts", 5)),
    limit: 2.5,
  },
  {
    name: "key → output at 5,000 options, to @inquirer/prompts",
    value: ratio(key(us, 5_000), key("@inquirer/prompts", 5_000)),
    limit: 1,
  },
  {
    name: "key → output at 5,000 options, to enquirer",
    value: ratio(key(us, 5_000), key("enquirer", 5_000)),
    limit: 1,
  },
  { name: "a key where the list stands still", value: mostBytes("bytesInside"), unit: " bytes", limit: 400 },
  { name: "a key that scrolls the list", value: mostBytes("bytesScrolling"), unit: " bytes", limit: 1_300 },
  {
    name: "memory, to a select made with Ink",
    value: ratio(memory(us, 5), memory("Ink select", 5)),
    limit: 0.9,
  },
  { name: "memory for each option more", value: growth, unit: " bytes", limit: 1_024 },
  {
    name: "last key → end, to all of bare Node.js",
    value: ratio(
      (figures) => cellOf(figures, us, 5)?.exit?.median,
      ({ bareNode }) => bareNode.whole.median,
    ),
    limit: 0.7,
  },
  {
    name: "arrays made by 40,000 unchanged render() in Pi",
    value: part("bridge copies"),
    unit: "",
    limit: 0,
  },
  {
    name: "unchanged render() in Pi, to a changed one",
    value: ratio(part("bridge unchanged"), part("bridge changed")),
    limit: 1 / 50,
  },
];

/** Each target with its figure. What could not be measured counts as missed. */
export function verdictsOf(figures: Figures): Verdict[] {
  return targets.map(({ name, value, unit = " ×", limit, goal }) => {
    const measured = value(figures);
    return {
      name,
      ...(measured === undefined ? {} : { value: Number(measured.toPrecision(3)) }),
      unit,
      limit,
      ...(goal === undefined ? {} : { goal }),
      met: measured !== undefined && measured <= limit,
    };
  });
}
