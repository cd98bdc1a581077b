import { constants } from "node:os";

// Every signal that ends a process and can be caught. Node.js keeps SIGPIPE to itself.
const terminations = [
  "SIGTERM",
  "SIGHUP",
  "SIGINT",
  "SIGQUIT",
  "SIGALRM",
  "SIGUSR1",
  "SIGUSR2",
  "SIGXCPU",
  "SIGXFSZ",
  "SIGVTALRM",
  "SIGPROF",
  "SIGIO",
] as const;

export type TerminationSignal = (typeof terminations)[number];

/**
 * Calls back once, with the signal and its number, when the process is asked to end. Returns the way to stop listening.
 * Until then further signals do nothing: a wrapper such as npx sends each of them a second time, which must not kill
 * the process while it puts the terminal in order.
 */
export function onTermination(callback: (signal: TerminationSignal, number: number) => void): () => void {
  let called = false;
  const listeners = terminations.map((signal) => {
    const listener = () => {
      if (called) return;
      called = true;
      callback(signal, constants.signals[signal]);
    };
    process.on(signal, listener);
    return { signal, listener };
  });
  return () => {
    for (const { signal, listener } of listeners) process.off(signal, listener);
  };
}
