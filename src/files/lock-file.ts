import { link, lstat, open, readFile, rename, rm } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";
import { codeOf } from "./error-code.ts";

export interface Lock {
  /** False when another program took the lock for left behind, as after a long suspension. */
  held(): Promise<boolean>;
  /** Gives the lock back, if it is still held. Never throws. */
  release(): Promise<void>;
}

/** Milliseconds: a lock that stays the same for `staleMs` was left behind; waiting ends after `giveUpMs`. */
export interface LockLimits {
  readonly staleMs: number;
  readonly giveUpMs: number;
}

/**
 * Creates the file `path`, which one program at a time can do, and waits while it is there. Undefined when it stays.
 * Throws the system's error when no file can be created there.
 *
 * Whether a lock was left behind is told by watching it, not by its age or owner: clocks of file servers differ, and
 * process numbers mean nothing in another container.
 */
export async function acquireLock(
  path: string,
  { staleMs, giveUpMs }: LockLimits,
): Promise<Lock | undefined> {
  const token = crypto.randomUUID();
  const start = performance.now();
  for (let seen = { stamp: "", since: start }; ; ) {
    if (await create(path, token)) return lockOf(path, token);
    const stamp = await stampOf(path);
    const now = performance.now();
    if (stamp === undefined || stamp !== seen.stamp) seen = { stamp: stamp ?? "", since: now };
    else if (now - seen.since >= staleMs) await clearAway(path, stamp);
    if (now - start >= giveUpMs) return undefined;
    await sleep(5 + Math.random() * 20);
  }
}

function lockOf(path: string, token: string): Lock {
  const held = async () => (await readFile(path, "utf8").catch(() => "")) === token;
  return {
    held,
    async release() {
      if (await held()) await rm(path, { force: true }).catch(() => {});
    },
  };
}

async function create(path: string, token: string): Promise<boolean> {
  const file = await open(path, "wx").catch((error: unknown) => {
    if (codeOf(error) === "EEXIST") return undefined;
    throw error;
  });
  if (file === undefined) return false;
  try {
    await file.writeFile(token);
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  } finally {
    await file.close();
  }
  return true;
}

/** Tells one lock from the next at the same path. Undefined for none, and for what is no file and so no lock of ours. */
async function stampOf(path: string): Promise<string | undefined> {
  const found = await lstat(path, { bigint: true }).catch(() => undefined);
  return found?.isFile() ? `${found.ino}:${found.mtimeNs}` : undefined;
}

/** Removes the lock with this stamp. Renaming first lets one of several programs that saw it do so. */
async function clearAway(path: string, stamp: string): Promise<void> {
  const aside = `${path}.${crypto.randomUUID()}`;
  try {
    await rename(path, aside);
  } catch {
    return;
  }
  // A lock taken between the look and the renaming goes back; `held` tells its owner if that came too late.
  if ((await stampOf(aside)) !== stamp) await link(aside, path).catch(() => {});
  await rm(aside, { force: true });
}
