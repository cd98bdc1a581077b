import { spawn } from "@lydell/node-pty";
import xterm, { type Terminal as Emulator } from "@xterm/headless";
import { createWaiters, type Wanted } from "./waiters.ts";

export type PtyOptions = {
  command: string;
  args?: readonly string[];
  /** 80 × 24 by default. */
  columns?: number;
  rows?: number;
  /** Added to PATH, HOME, a UTF-8 locale and TERM=xterm-256color; nothing else is inherited. */
  env?: Record<string, string>;
  cwd?: string;
};

type PtyExit = { exitCode: number; signal: number };

export type Pty = {
  readonly pid: number;
  write(text: string): void;
  /** The visible rows, without the spaces at their ends. */
  screen(): Promise<string[]>;
  /** The visible rows as one text, without empty rows at its end. */
  text(): Promise<string>;
  /** All rows that a person can scroll to: those above the screen, then the screen. */
  history(): Promise<string[]>;
  /** Everything that was written to the terminal so far. */
  raw(): string;
  /** The visible text as soon as it matches. Rejects after `ms`, and when the program ended without it. */
  waitFor(wanted: Wanted, ms?: number): Promise<string>;
  resize(columns: number, rows: number): void;
  kill(signal?: NodeJS.Signals): void;
  /** Closes the terminal under the program, as closing the window does. */
  hangUp(): void;
  readonly exited: Promise<PtyExit>;
  /** Ends the program if it still runs, and waits for its end. */
  dispose(): Promise<void>;
};

/** Runs a program in a terminal emulator without a window, which also answers what the program asks the terminal. */
export function startPty({ command, args = [], columns = 80, rows = 24, env, cwd }: PtyOptions): Pty {
  const emulator = new xterm.Terminal({ cols: columns, rows, allowProposedApi: true });
  const child = spawn(command, [...args], {
    cols: columns,
    rows,
    cwd: cwd ?? process.cwd(),
    env: { ...basicEnvironment(), ...env },
  });
  const screen = () => rowsOf(emulator, emulator.buffer.active.baseY);
  const text = () => screen().join("\n").replace(/\n+$/, "");
  const drawn = () => new Promise<void>((resolve) => emulator.write("", resolve));
  // A frame that comes in pieces has the end of the one before it.
  const waiters = createWaiters(text, () => !emulator.modes.synchronizedOutputMode);
  let raw = "";
  let running = true;

  emulator.onData((reply) => running && child.write(reply));
  child.onData((data) => {
    raw += data;
    emulator.write(data, waiters.check);
  });
  const exited = new Promise<PtyExit>((resolve) => {
    child.onExit(async ({ exitCode, signal = 0 }) => {
      running = false;
      await drawn();
      waiters.end(`The program ended (exit code ${exitCode}, signal ${signal})`);
      resolve({ exitCode, signal });
    });
  });
  const kill = (signal?: NodeJS.Signals) => running && child.kill(signal);

  return {
    pid: child.pid,
    write: (input) => running && child.write(input),
    screen: () => drawn().then(screen),
    text: () => drawn().then(text),
    history: () => drawn().then(() => rowsOf(emulator, 0)),
    raw: () => raw,
    waitFor: (wanted, ms = 10_000) => waiters.wait(wanted, ms),
    resize(newColumns, newRows) {
      emulator.resize(newColumns, newRows);
      child.resize(newColumns, newRows);
    },
    kill,
    hangUp() {
      if ("destroy" in child && typeof child.destroy === "function") child.destroy();
    },
    exited,
    async dispose() {
      kill("SIGKILL");
      await exited;
      emulator.dispose();
    },
  };
}

function rowsOf(emulator: Emulator, from: number): string[] {
  const { active } = emulator.buffer;
  const count = active.length - from;
  return Array.from({ length: count }, (_, row) => active.getLine(from + row)?.translateToString(true) ?? "");
}

function basicEnvironment(): Record<string, string> {
  const { PATH = "", HOME = "" } = process.env;
  return { PATH, HOME, LANG: "C.UTF-8", TERM: "xterm-256color" };
}
