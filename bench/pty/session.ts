import { setTimeout } from "node:timers/promises";
import { highlightedChoice, showsQuestion } from "../forms.ts";
import type { Contestant } from "./contestants.ts";
import { openTerminal, type Terminal } from "./terminal.ts";

/** How many keys a session presses. */
export interface Plan {
  /** Measured where the list stands still. */
  readonly inside: number;
  /** Measured where it scrolls. */
  readonly scrolling: number;
}

/** What one run of a contestant gave; times in milliseconds, memory in KiB. */
export interface Session {
  firstFrame?: number;
  readonly inside: Key[];
  readonly scrolling: Key[];
  memory?: number;
  exit?: number;
  /** What took over five seconds; nothing was measured after it. */
  cut?: string;
}

interface Key {
  readonly ms: number;
  readonly bytes: number;
}

/** One step may take this long. */
const stepLimit = 5_000;
/** The keys of a session may take this long together; then those that are there have to do. */
const keysLimit = 8_000;
/** Longer than the pause that Ink makes between two frames, so that no key waits for it. */
const gap = 45;
/** Keys before the first that counts: the code has to get warm. */
const warmUp = 12;
/** From here on every contestant's list scrolls with each key. */
const scrollsFrom = 26;

const down = "\x1b[B";
const up = "\x1b[A";
const enter = "\r";

/** Runs a contestant once: first frame, keys, memory, exit. */
export async function runSession(
  { args, confirms, stays }: Contestant,
  file: string,
  { inside, scrolling }: Plan,
  home: string,
): Promise<Session> {
  const terminal = openTerminal(args(file), home);
  const session: Session = { inside: [], scrolling: [] };
  try {
    const shown = await terminal.until(showsQuestion, stepLimit);
    if (shown === undefined) return { ...session, cut: "first frame" };
    session.firstFrame = shown - terminal.startedAt;
    await terminal.silence(gap);
    if (inside > 0 && !(await pressKeys(terminal, session, { inside, scrolling })))
      return { ...session, cut: "key" };
    const memory = terminal.peakMemory();
    if (memory !== undefined) session.memory = memory;
    if (stays) return session;
    const exit = await leave(terminal, confirms);
    return exit === undefined ? { ...session, cut: "exit" } : { ...session, exit };
  } finally {
    terminal.kill();
    await terminal.ended;
  }
}

/** Presses the keys one after the other. False where one of them got no reply in time. */
async function pressKeys(terminal: Terminal, session: Session, plan: Plan): Promise<boolean> {
  const end = performance.now() + keysLimit;
  let row = 1;
  let step = 1;
  const press = async (into: Key[] | undefined): Promise<boolean> => {
    row += step;
    const before = terminal.written();
    const pressedAt = performance.now();
    terminal.write(step > 0 ? down : up);
    const at = await terminal.until((screen) => highlightedChoice(screen) === row, stepLimit);
    if (at === undefined) return false;
    await terminal.silence(gap);
    into?.push({ ms: at - pressedAt, bytes: terminal.written() - before });
    return true;
  };
  // Up and down among the first rows, which stand still in every list.
  for (let count = 0; count < warmUp + plan.inside && performance.now() < end; count++) {
    if (row === 4) step = -1;
    if (row === 1) step = 1;
    if (!(await press(count < warmUp ? undefined : session.inside))) return false;
  }
  step = 1;
  while (plan.scrolling > session.scrolling.length && performance.now() < end)
    if (!(await press(row < scrollsFrom ? undefined : session.scrolling))) return false;
  return true;
}

async function leave(terminal: Terminal, confirms: Contestant["confirms"]): Promise<number | undefined> {
  if (confirms !== undefined) {
    terminal.write(enter);
    if ((await terminal.until(confirms, stepLimit)) === undefined) return undefined;
    await terminal.silence(gap);
  }
  const pressedAt = performance.now();
  terminal.write(enter);
  const at = await Promise.race([terminal.ended, setTimeout(stepLimit, undefined, { ref: false })]);
  return at === undefined ? undefined : at - pressedAt;
}

/** Node.js printing a line, as the unit: spawn to the line, and spawn to the end. */
export async function runBareNode(home: string): Promise<{ line: number; whole: number }> {
  const terminal = openTerminal(["-e", "console.log('a line')"], home);
  const shown = await terminal.until((screen) => screen.includes("a line"), stepLimit);
  const ended = await terminal.ended;
  if (shown === undefined) throw new Error("Node.js printed nothing");
  return { line: shown - terminal.startedAt, whole: ended - terminal.startedAt };
}
