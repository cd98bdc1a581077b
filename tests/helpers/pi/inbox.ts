/** Things that arrive, each to be taken once. */
export type Inbox<Item> = {
  /** Everything that arrived, taken or not. */
  readonly items: readonly Item[];
  add(item: Item): void;
  /** The oldest one that matches and that nobody took, as soon as it is there. Rejects after `ms`. */
  take(wanted?: (item: Item) => boolean, ms?: number): Promise<Item>;
  /** Nothing more will come. Who still waits, or comes later for something else, is told the reason. */
  end(reason: string): void;
};

/** An inbox; `describe` makes a line of an item, for the message of who waited in vain. */
export function createInbox<Item>(describe: (item: Item) => string): Inbox<Item> {
  const items: Item[] = [];
  const open = new Set<Item>();
  const waiting = new Set<{ look(): void; fail(reason: string): void }>();
  let ended: string | undefined;

  return {
    items,
    add(item) {
      items.push(item);
      open.add(item);
      for (const waiter of waiting) waiter.look();
    },
    take: (wanted = () => true, ms = 10_000) =>
      new Promise((resolve, reject) => {
        const settle = () => {
          clearTimeout(timer);
          waiting.delete(waiter);
        };
        const waiter = {
          look() {
            for (const item of open) {
              if (!wanted(item)) continue;
              open.delete(item);
              settle();
              resolve(item);
              return;
            }
          },
          fail(reason: string) {
            settle();
            const arrived = items.map((item) => `\n  ${open.has(item) ? "" : "(taken) "}${describe(item)}`);
            reject(
              new Error(`${reason}, waiting for ${wanted}. Arrived so far:${arrived.join("") || " nothing"}`),
            );
          },
        };
        const timer = setTimeout(() => waiter.fail(`${ms} ms passed`), ms);
        waiting.add(waiter);
        waiter.look();
        if (ended !== undefined && waiting.has(waiter)) waiter.fail(ended);
      }),
    end(reason) {
      ended = reason;
      for (const waiter of waiting) waiter.fail(reason);
    },
  };
}
