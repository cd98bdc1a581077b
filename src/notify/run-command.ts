import type { ChildProcess, SpawnOptions } from "node:child_process";
import { platform } from "node:os";
import type { Notice } from "./shown.ts";

/** Starts a command line in the system's shell. */
export type Spawn = (command: string, options: SpawnOptions) => ChildProcess;

const longestSeconds = 10;

/**
 * The process group of the command: the command itself, and a timer that ends all of the group. So the command ends in
 * time when this program is gone already, with everything it started, and no number of a process is used that may
 * be another one's by then.
 */
const boundedCommand = `(sleep ${longestSeconds} && kill -s KILL 0) & exec sh -c "$ASK_NOTIFY_COMMAND"`;

/**
 * Runs a command of the person's settings in the system's shell, away from the terminal, and doesn't wait for it. The
 * texts are in ASK_NOTIFY_TITLE and ASK_NOTIFY_MESSAGE and in no command line. It has 10 s.
 */
export function runCommand(
  command: string,
  { title, message }: Notice,
  { env, spawn }: { readonly env: Readonly<Record<string, string | undefined>>; readonly spawn: Spawn },
): void {
  const groups = platform() !== "win32";
  const child = spawn(groups ? boundedCommand : command, {
    shell: true,
    detached: true,
    stdio: "ignore",
    windowsHide: true,
    env: {
      ...env,
      ASK_NOTIFY_TITLE: title,
      ASK_NOTIFY_MESSAGE: message,
      ...(groups ? { ASK_NOTIFY_COMMAND: command } : {}),
    },
  });
  // A shell that can't be started is told by this event, which ends the program when nobody listens.
  child.on("error", () => {});
  child.unref();
  if (!groups) endInTime(child);
}

/** Windows has no process groups; there the command ends in time while this program runs. */
function endInTime(child: ChildProcess): void {
  const timer = setTimeout(() => child.kill(), longestSeconds * 1000).unref();
  child.on("exit", () => clearTimeout(timer));
}
