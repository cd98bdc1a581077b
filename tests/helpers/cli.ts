import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach } from "vitest";
import type { AskUserDetails } from "../../src/index.ts";
import { type Pty, type PtyOptions, startPty } from "./pty.ts";
import type { Wanted } from "./waiters.ts";

/** The folder of the project. */
export const root = fileURLToPath(new URL("../../", import.meta.url));
/** The built program. */
export const program = join(root, "dist/cli.js");
export const releaseForm = join(root, "examples/release.json");

export const keys = {
  enter: "\r",
  esc: "\x1b",
  space: " ",
  tab: "\t",
  up: "\x1b[A",
  down: "\x1b[B",
  right: "\x1b[C",
  left: "\x1b[D",
  home: "\x1b[H",
  pageDown: "\x1b[6~",
  backspace: "\x7f",
  ctrlC: "\x03",
  ctrlG: "\x07",
  ctrlZ: "\x1a",
} as const;

export type Run = { code: number; stdout: string; stderr: string };
export type RunOptions = { input?: string | Uint8Array; env?: Record<string, string>; cwd?: string };
/** One write to the terminal, and what the screen shows because of it. */
export type Step = readonly [input: string, shows: Wanted];

/** Presses keys one after the other, each as soon as the screen shows what the one before led to. */
export async function press(pty: Pty, ...steps: readonly Step[]): Promise<string> {
  let screen = "";
  for (const [input, shows] of steps) {
    pty.write(input);
    screen = await pty.waitFor(shows);
  }
  return screen;
}

/** A screen that matches all patterns, in whatever order they stand on it, and none of those to be gone. */
export function shows(...wanted: readonly (RegExp | { not: RegExp })[]): (screen: string) => boolean {
  return (screen) =>
    wanted.every((pattern) => (pattern instanceof RegExp ? pattern.test(screen) : !pattern.not.test(screen)));
}

/** How often a part stands in a text. */
export function count(content: string, part: string): number {
  return content.split(part).length - 1;
}

/** The text in the brackets of a paste. */
export function pasted(content: string): string {
  return `\x1b[200~${content}\x1b[201~`;
}

/** What output leaves changed: private modes, keyboard flags, the alternate screen. */
export function modesLeftOn(raw: string): string[] {
  const changed = new Set<string>();
  for (const [, mode = "", state] of raw.matchAll(/\x1b\[\?(\d+)([hl])/g)) {
    // The cursor and the wrapping of long lines are on by default.
    if ((state === "h") !== ["7", "25"].includes(mode)) changed.add(mode);
    else changed.delete(mode);
  }
  const pushed = (raw.match(/\x1b\[>\d*u/g) ?? []).length - (raw.match(/\x1b\[<\d*u/g) ?? []).length;
  return [...changed, ...(pushed === 0 ? [] : ["keyboard flags"])];
}

/** A question with options `Alpha`, `Beta`, …, whose values are `a`, `b`, …. */
export function choice(id: string, prompt: string, more: object = {}) {
  const names = ["Alpha", "Beta", "Gamma"];
  const options = names.map((label) => ({ value: label.charAt(0).toLowerCase(), label }));
  return { id, prompt, type: "single", options, ...more };
}

/** Runs the program without any terminal: in a session of its own, with pipes. */
export async function runCli(args: readonly string[], { input, env, cwd }: RunOptions = {}): Promise<Run> {
  const { PATH = "", HOME = "" } = process.env;
  const child = spawn(process.execPath, [program, ...args], {
    cwd,
    detached: true,
    env: { PATH, HOME, LANG: "C.UTF-8", TERM: "xterm-256color", ...env },
  });
  // A program that ends without reading closes the pipe.
  child.stdin.on("error", () => {});
  child.stdin.end(input);
  const code = new Promise<number>((resolve) => child.on("close", (exitCode) => resolve(exitCode ?? -1)));
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)]);
  return { code: await code, stdout, stderr };
}

/** The program in terminals, with a folder of its own for each test. */
export function setUpCli() {
  let folder = "";
  let open: Pty[] = [];

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "ask-form-test-"));
  });
  afterEach(async () => {
    await Promise.all(open.map((pty) => pty.dispose()));
    open = [];
    rmSync(folder, { recursive: true });
  });

  const path = (name: string) => join(folder, name);
  const write = (name: string, content: unknown) => {
    const raw = typeof content === "string" || content instanceof Uint8Array;
    writeFileSync(path(name), raw ? content : JSON.stringify(content));
    return path(name);
  };
  const start = (options: PtyOptions) => {
    const pty = startPty({ cwd: folder, ...options });
    open.push(pty);
    return pty;
  };
  const read = (name: string) => readFileSync(path(name), "utf8");
  const env = (more: Record<string, string> = {}) => ({ NODE: process.execPath, ASK: program, ...more });

  return {
    path,
    write,
    read,
    start,
    has: (name: string) => existsSync(path(name)),
    files: () => readdirSync(folder),
    /** The result that a run has left in the folder. */
    details: (name = "out.json"): AskUserDetails => JSON.parse(read(name)),
    /** Asks a form: a payload, or the path of a file. The result goes to `out.json`. */
    ask(form: unknown, options: Partial<PtyOptions> & { flags?: readonly string[] } = {}) {
      const { flags = [], ...rest } = options;
      const file = typeof form === "string" ? form : write("form.json", form);
      return start({
        command: process.execPath,
        args: [program, file, "-o", path("out.json"), ...flags],
        ...rest,
      });
    },
    /** Runs shell lines in a terminal; `"$NODE" "$ASK"` is the program. */
    shell: (lines: string, options: Partial<PtyOptions> = {}) =>
      start({ command: "sh", args: ["-c", lines], ...options, env: env(options.env) }),
    /** An interactive shell with job control, at its first prompt. */
    async interactiveShell(options: Partial<PtyOptions> = {}) {
      const quiet = { PS1: "prompt> ", INPUTRC: "/dev/null", HISTFILE: "/dev/null" };
      const args = ["--noprofile", "--norc", "-i"];
      const pty = start({ command: "bash", args, ...options, env: env({ ...quiet, ...options.env }) });
      await pty.waitFor(/prompt> $/);
      return pty;
    },
  };
}
