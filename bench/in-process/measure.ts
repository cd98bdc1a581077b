/** Samples by the name of what was measured: milliseconds, unless the name says otherwise. */
export type Samples = Readonly<Record<string, readonly number[]>>;

/** Something that happens again and again, and can be waited for. */
export interface Signal {
  readonly next: () => Promise<void>;
  readonly give: () => void;
}

export function createSignal(): Signal {
  let coming = Promise.withResolvers<void>();
  return {
    next: () => coming.promise,
    give: () => {
      const { resolve } = coming;
      coming = Promise.withResolvers();
      resolve();
    },
  };
}

/** What React has put off until later is done, and outside of any measurement. */
export async function idle(): Promise<void> {
  for (let turn = 0; turn < 3; turn++) await new Promise(setImmediate);
}

const warmUp = 300;
const measured = 300;

/** Presses down and up among the first rows of a list. `press` writes the bytes and resolves with the frame. */
export async function measureKeys(press: (bytes: string) => Promise<void>): Promise<number[]> {
  const samples: number[] = [];
  for (let count = 0; count < warmUp + measured; count++) {
    const before = performance.now();
    await press(count % 6 < 3 ? "\x1b[B" : "\x1b[A");
    if (count >= warmUp) samples.push(performance.now() - before);
    await idle();
  }
  return samples;
}

/** The times of `count` calls, after as many that warm up. */
export function measureCalls(count: number, call: () => unknown): number[] {
  for (let warm = 0; warm < count; warm++) call();
  return Array.from({ length: count }, () => {
    const before = performance.now();
    call();
    return performance.now() - before;
  });
}

/** The size that the command line names, and the result on stdout. */
export function sizeFromArguments() {
  const [questions, options] = process.argv.slice(2).map(Number);
  return { questions: questions ?? 1, options: options ?? 5 };
}

export function report(samples: Samples): void {
  process.stdout.write(JSON.stringify(samples), () => process.exit());
}
