import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { endTree } from "./process-tree.ts";
import { ignoreInterrupts } from "./signals.ts";
import type { Environment } from "./terminal-style.ts";
import { writeNow } from "./write-now.ts";

/** Descriptors of a terminal: where keys come from, and where frames go. */
export interface EditorTerminal {
  readonly inputFd: number;
  readonly outputFd: number;
}

export interface EditorRun {
  /** A command of the shell, arguments included. */
  readonly command: string;
  /** The file to edit. */
  readonly path: string;
  readonly terminal: EditorTerminal;
  /** Ends the editor. */
  readonly signal: AbortSignal;
  readonly env: Environment;
}

// What an editor that was killed may have left on: application keys, mouse and focus reports, bracketed paste, no
// wrapping, a hidden cursor, colours, the other screen.
const resetScreen =
  "\x1b[r\x1b[?1l\x1b>\x1b[?1000l\x1b[?1002l\x1b[?1003l\x1b[?1004l\x1b[?1006l\x1b[?2004l\x1b[?7h\x1b[?25h\x1b[m\x1b[?1049l";

/**
 * Runs an editor on a terminal that nobody else reads from, and waits until it is closed. False where it couldn't be
 * started or says itself that it failed. However it ends, the terminal is as it was before.
 */
export async function runEditor({ command, path, terminal, signal, env }: EditorRun): Promise<boolean> {
  if (signal.aborted) return false;
  const { inputFd, outputFd } = terminal;
  const takeBack = ignoreInterrupts();
  const modes = stty(inputFd, "-g");
  try {
    const end = await endOf(start(command, path, terminal, env), signal);
    // A script goes on when what it has started is ended, and may say that all is well.
    if (end === "killed" || signal.aborted) writeNow(outputFd, resetScreen);
    return end === "done" && !signal.aborted;
  } finally {
    if (modes !== "") stty(inputFd, modes);
    takeBack();
  }
}

/** As git does it: the shell reads the command, and gets the name of the file as an argument that it doesn't read. */
function start(
  command: string,
  path: string,
  { inputFd, outputFd }: EditorTerminal,
  env: Environment,
): ChildProcess {
  const stdio = [inputFd, outputFd, outputFd];
  return process.platform === "win32"
    ? spawn(`${command} "%ASK_FORM_TEXT%"`, { shell: true, stdio, env: { ...env, ASK_FORM_TEXT: path } })
    : // The trap keeps Ctrl+C from this shell: it is the editor's, which does with it what it likes.
      spawn("/bin/sh", ["-c", `trap : INT QUIT; ${command} "$@"`, command, path], { stdio, env });
}

type End = "done" | "failed" | "killed";

function endOf(child: ChildProcess, signal: AbortSignal): Promise<End> {
  let ending: Promise<void> | undefined;
  const kill = () => {
    ending = endTree(child);
  };
  signal.addEventListener("abort", kill);
  process.on("exit", kill);
  const ended = new Promise<End>((resolve) => {
    child.on("error", () => resolve("failed"));
    // A shell tells by a code over 128 that a signal ended what it ran.
    child.on("exit", (code) =>
      resolve(code === 0 ? "done" : code === null || code > 128 ? "killed" : "failed"),
    );
  });
  return ended.finally(() => {
    signal.removeEventListener("abort", kill);
    process.off("exit", kill);
    return ending;
  });
}

/** The modes of a terminal as `stty` writes them, or `""`. Editors that are killed leave them changed. */
function stty(fd: number, argument: string): string {
  if (process.platform === "win32") return "";
  const { stdout } = spawnSync("stty", [argument], { stdio: [fd, "pipe", "ignore"], encoding: "utf8" });
  return (stdout ?? "").trim();
}
