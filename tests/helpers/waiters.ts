/** A pattern in the text, or a question about the whole of it. */
export type Wanted = RegExp | ((text: string) => boolean);

export type Waiters = {
  /** Looks again: something may have changed. */
  check(): void;
  /** Looks a last time. Who still waits, or comes later for something else, is told the reason. */
  end(reason: string): void;
  /** The text as soon as it is as wanted. Rejects after `ms` with the text in the message. */
  wait(wanted: Wanted, ms: number): Promise<string>;
};

/** Waits for content: `read` gives the text as it is now, `isWhole` is false while a part of it is still an old one. */
export function createWaiters(read: () => string, isWhole: () => boolean = () => true): Waiters {
  const pending = new Set<{ look(): void; fail(reason: string): void }>();
  let ended: string | undefined;
  const check = () => {
    for (const waiter of pending) waiter.look();
  };
  return {
    check,
    end(reason) {
      ended = reason;
      check();
      for (const waiter of pending) waiter.fail(reason);
    },
    wait: (wanted, ms) =>
      new Promise((resolve, reject) => {
        const settle = () => {
          clearTimeout(timer);
          pending.delete(waiter);
        };
        const waiter = {
          look() {
            if (ended === undefined && !isWhole()) return;
            const text = read();
            if (!(typeof wanted === "function" ? wanted(text) : wanted.test(text))) return;
            settle();
            resolve(text);
          },
          fail(reason: string) {
            settle();
            reject(new Error(`${reason}, waiting for ${wanted}. The screen:\n${read()}`));
          },
        };
        const timer = setTimeout(() => waiter.fail(`${ms} ms passed`), ms);
        pending.add(waiter);
        waiter.look();
        if (ended !== undefined && pending.has(waiter)) waiter.fail(ended);
      }),
  };
}
