/** Lets one through at a time, in order. */
export interface Queue {
  /** Resolves to how to let the next one through, or to undefined when `signal` aborts the wait. */
  readonly enter: (signal: AbortSignal | undefined) => Promise<(() => void) | undefined>;
}

/** Pi has one place for a form: a second one waits for the first. */
export function createQueue(): Queue {
  let last: Promise<void> = Promise.resolve();
  return {
    enter: async (signal) => {
      const turn = last;
      const mine = Promise.withResolvers<void>();
      last = turn.then(() => mine.promise);
      const came = await untilAborted(turn, signal);
      if (came) return mine.resolve;
      mine.resolve();
      return undefined;
    },
  };
}

/** True when `turn` comes first, false when the signal does. */
async function untilAborted(turn: Promise<void>, signal: AbortSignal | undefined): Promise<boolean> {
  if (signal === undefined) {
    await turn;
    return true;
  }
  if (signal.aborted) return false;
  const aborted = Promise.withResolvers<boolean>();
  const abort = () => aborted.resolve(false);
  signal.addEventListener("abort", abort);
  try {
    return await Promise.race([turn.then(() => !signal.aborted), aborted.promise]);
  } finally {
    signal.removeEventListener("abort", abort);
  }
}
