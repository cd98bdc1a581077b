import type { EventEmitter } from "node:events";
import { closeSync, constants, openSync, readSync } from "node:fs";

/** How long input has to be silent, and how long to wait for that at most, in milliseconds. */
export type DrainTimes = { silence: number; limit: number };

/**
 * Reads and drops bytes until none came for a while. Someone has to keep the terminal in raw mode meanwhile.
 *
 * A terminal learns late that a form is over: keys that were pressed before it did, and key reports under way on a slow
 * line, arrive after the last frame. Nothing tells when the last of them is in. (Asking the terminal for a report and
 * waiting for it would tell, but one that answers too late would leave that report at the prompt.)
 */
export function untilSilent(input: EventEmitter, { silence, limit }: DrainTimes): Promise<void> {
  return new Promise((resolve) => {
    const finish = () => {
      clearTimeout(silent);
      clearTimeout(late);
      input.off("data", onData);
      input.off("close", finish);
      resolve();
    };
    const silent = setTimeout(finish, silence);
    const late = setTimeout(finish, limit);
    const onData = () => {
      silent.refresh();
    };
    input.on("data", onData);
    input.on("close", finish);
  });
}

/**
 * Drops at once what the system holds of the input and nobody has read yet: Node has no `tcflush`, but a second
 * descriptor that never blocks can read the queue empty. Not on Windows, where there is no such descriptor.
 */
export function discardPending(inputFd: number): void {
  if (process.platform === "win32") return;
  // On Linux this is the very terminal of the input, elsewhere the controlling one, which is the same but for oddities.
  const path = process.platform === "linux" ? `/proc/self/fd/${inputFd}` : "/dev/tty";
  let fd: number | undefined;
  try {
    fd = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK | constants.O_NOCTTY);
    const dropped = new Uint8Array(4096);
    while (readSync(fd, dropped) > 0);
  } catch {
    // EAGAIN: the queue is empty. Anything else: there is no terminal any more.
  } finally {
    if (fd !== undefined) closeSync(fd);
  }
}

/** Drops at once what was typed on a terminal at stdin while nobody read it, unfinished lines included. */
export function discardTypedAhead(): void {
  const { stdin } = process;
  if (!stdin.isTTY) return;
  stdin.setRawMode(true);
  discardPending(0);
  stdin.setRawMode(false);
}
