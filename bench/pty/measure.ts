import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { formInput } from "../forms.ts";
import type { Leg } from "../plan.ts";
import type { Cell, Results } from "../results.ts";
import { figureOf } from "../stats.ts";
import { askForm, type Contestant, contestants } from "./contestants.ts";
import { runBareNode, runSession, type Session } from "./session.ts";

interface Entry {
  readonly contestant: Contestant;
  readonly leg: Leg;
  readonly file: string;
}

/** Runs all contestants in turn, round after round, so that what drifts hits all alike. `home` is an empty folder. */
export async function measureInTerminal(
  legs: readonly Leg[],
  home: string,
  tell: (what: string) => void,
): Promise<Pick<Results, "bareNode" | "terminal">> {
  const sessions = new Map<string, { readonly entry: Entry; readonly runs: Session[] }>();
  const bare: { line: number; whole: number }[] = [];
  const entries = legs.map((leg) => entriesOf(leg, home));
  // Ours starts as it does for the second time, and everything has been read from the disk once.
  for (const entry of entries[0] ?? [])
    for (let run = 0; run < 2; run++) await runSession(entry.contestant, entry.file, entry.leg.keys, home);
  const rounds = Math.max(...legs.map((leg) => leg.rounds));
  for (let round = 0; round < rounds; round++) {
    tell(`in a terminal, round ${round + 1} of ${rounds}`);
    for (let runs = 0; runs < 2; runs++) bare.push(await runBareNode(home));
    for (const leg of entries.filter(([first]) => first !== undefined && round < first.leg.rounds)) {
      for (const entry of rotated(leg, round)) {
        const known = sessions.get(keyOf(entry)) ?? { entry, runs: [] };
        sessions.set(keyOf(entry), known);
        if (known.runs.some(({ cut }) => cut !== undefined)) continue;
        known.runs.push(await runSession(entry.contestant, entry.file, entry.leg.keys, home));
      }
    }
  }
  const line = figureOf(bare.map((run) => run.line));
  const whole = figureOf(bare.map((run) => run.whole));
  if (line === undefined || whole === undefined) throw new Error("The plan has no rounds");
  return { bareNode: { line, whole }, terminal: [...sessions.values()].map(cellFrom) };
}

function entriesOf(leg: Leg, home: string): readonly Entry[] {
  const { questions, options } = leg.size;
  const file = join(home, `${questions}-${options}.json`);
  writeFileSync(file, JSON.stringify(formInput(leg.size)));
  // With several questions Enter leads to the next one.
  const taking = leg.alone ? [{ ...askForm, stays: true }] : contestants;
  return taking.map((contestant) => ({ contestant, leg, file }));
}

function keyOf({ contestant, leg: { size } }: Entry): string {
  return `${contestant.name} ${size.questions} ${size.options}`;
}

function rotated<Item>(items: readonly Item[], by: number): readonly Item[] {
  const start = by % items.length;
  return [...items.slice(start), ...items.slice(0, start)];
}

function cellFrom({ entry: { contestant, leg }, runs }: { entry: Entry; runs: readonly Session[] }): Cell {
  const inside = runs.flatMap((run) => run.inside);
  const scrolling = runs.flatMap((run) => run.scrolling);
  const cut = runs.find((run) => run.cut !== undefined)?.cut;
  const pressed = runs.filter((run) => run.inside.length > 0);
  const figures = {
    firstFrame: figureOf(runs.flatMap((run) => run.firstFrame ?? [])),
    key: figureOf([...inside, ...scrolling].map(({ ms }) => ms)),
    bytesInside: figureOf(inside.map(({ bytes }) => bytes)),
    bytesScrolling: figureOf(scrolling.map(({ bytes }) => bytes)),
    memory: figureOf(pressed.flatMap((run) => run.memory ?? [])),
    exit: figureOf(runs.flatMap((run) => run.exit ?? [])),
  };
  const measured = Object.entries(figures).filter(([, figure]) => figure !== undefined);
  return {
    contestant: contestant.name,
    ...leg.size,
    ...Object.fromEntries(measured),
    ...(cut === undefined ? {} : { cut }),
  };
}
