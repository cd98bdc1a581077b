import { type ChildProcess, spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { setTimeout } from "node:timers/promises";

/** How long a program may take to put the terminal in order before it is killed, in milliseconds. */
const GRACE = 1000;
const STEP = 20;

/**
 * Ends a child and what it has started: an editor is often the child of a script. They are told at once; resolves when
 * all are gone, and those that aren't within a second are killed.
 */
export async function endTree({ pid }: ChildProcess): Promise<void> {
  if (pid === undefined) return;
  const all = [...descendantsOf(pid), pid];
  send(all, "SIGTERM");
  for (let waited = 0; waited < GRACE && all.some(isThere); waited += STEP) await setTimeout(STEP);
  send(all.filter(isThere), "SIGKILL");
}

function isThere(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch {
    return false;
  }
  return !isZombie(pid);
}

/** One that has ended, and of which the system keeps the number until somebody has asked how. */
function isZombie(pid: number): boolean {
  try {
    return /\) Z /.test(readFileSync(`/proc/${pid}/stat`, "utf8"));
  } catch {
    // There is no such folder but on Linux.
    return false;
  }
}

function send(pids: readonly number[], signal: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, signal);
    } catch {
      // It has ended already.
    }
  }
}

/** The children of a process and theirs, the youngest first. None on Windows, and where there is no `ps`. */
function descendantsOf(pid: number): number[] {
  if (process.platform === "win32") return [];
  const { stdout } = spawnSync("ps", ["-A", "-o", "pid=,ppid="], { encoding: "utf8" });
  const pairs = (stdout ?? "").split("\n").map((line) => line.trim().split(/\s+/).map(Number));
  const childrenOf = (parent: number): number[] =>
    pairs.flatMap(([child, of]) =>
      of === parent && child !== undefined ? [...childrenOf(child), child] : [],
    );
  return childrenOf(pid);
}
