import { writeSync } from "node:fs";

/** Writes past the stream, because the process may be about to stop or to end. Never throws. */
export function writeNow(fd: number, bytes: string): void {
  try {
    writeSync(fd, bytes);
  } catch {
    // The terminal is gone, and its modes with it.
  }
}
