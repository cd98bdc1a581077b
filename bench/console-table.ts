import { blank, count, digits, mebibytes, ms, plain, type Row, whole } from "./format.ts";
import type { Cell, KeyCell, Results, Verdict } from "./results.ts";
import type { Figure } from "./stats.ts";

const exact = new Intl.NumberFormat("en-US", { maximumFractionDigits: 7 });

/** Everything, for the terminal that the benchmark was started in. */
export function consoleTable(results: Results): string {
  return plain([
    [
      "in a terminal",
      "questions",
      "options",
      "first frame",
      "key",
      "p95",
      "n",
      "bytes",
      "scrolling",
      "MiB",
      "exit",
    ],
    ["bare Node.js", "", "", ms(results.bareNode.line), ...blank(6), `all ${ms(results.bareNode.whole)}`],
    ...results.terminal.map(terminalRow),
    [],
    ["in memory", "questions", "options", "", "key", "p95", "n"],
    ...results.keys.map(keyRow),
    [],
    ["parts of ask-form", "", "", "", "median", "p95", "n"],
    ...results.parts.map(({ name, figure }) => [name, ...blank(3), ...spread(figure)]),
    [],
    ["targets", "", "", "", "figure", "at most", "goal", ""],
    ...results.verdicts.map(verdictRow),
  ]);
}

function terminalRow(cell: Cell): Row {
  return [
    cell.contestant,
    count.format(cell.questions),
    count.format(cell.options),
    ms(cell.firstFrame),
    ...spread(cell.key),
    whole(cell.bytesInside),
    whole(cell.bytesScrolling),
    mebibytes(cell.memory),
    ms(cell.exit),
    cell.cut === undefined ? "" : `${cell.cut}: over 5 s`,
  ];
}

function keyRow({ contestant, questions, options, key }: KeyCell): Row {
  return [contestant, count.format(questions), count.format(options), "", ...spread(key)];
}

function verdictRow({ name, value, unit, limit, goal, met }: Verdict): Row {
  const figure = (number: number | undefined) =>
    number === undefined ? "" : `${exact.format(number)}${unit}`;
  return [name, ...blank(3), figure(value) || "none", figure(limit), figure(goal), met ? "met" : "MISSED"];
}

function spread(figure: Figure | undefined): Row {
  return figure === undefined ? blank(3) : [ms(figure), digits(figure.p95), String(figure.n)];
}
