import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { onTermination } from "../host/signals.ts";
import type { SettingsStore } from "../settings/settings-store.ts";

/** Milliseconds that a program which is to end may still take to save: another one may hold the file. */
const grace = 1_000;

/**
 * Does work that a signal may end, through an `AbortSignal` whose reason is its name, and waits until the settings that
 * it changed are saved. Gives the exit code: that of the work, or 128 and the number of the signal. Closes the settings.
 */
export async function untilKilled(
  settings: SettingsStore,
  work: (signal: AbortSignal) => Promise<number>,
): Promise<number> {
  let killedBy: number | undefined;
  const abort = new AbortController();
  const { signal } = abort;
  const stopListening = onTermination((name, number) => {
    killedBy = number;
    abort.abort(name);
  });
  const saved = () =>
    Promise.race([settings.settled(), signal.aborted ? sleep(grace) : once(signal, "abort")]);
  try {
    const code = await work(signal).finally(saved);
    return killedBy === undefined ? code : 128 + killedBy;
  } catch (error) {
    if (killedBy === undefined) throw error;
    return 128 + killedBy;
  } finally {
    stopListening();
    settings.close();
  }
}
