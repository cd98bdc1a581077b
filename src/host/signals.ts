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

/**
 * Leaves Ctrl+C and Ctrl+\ to a child that has the terminal: they go to every process there, and whoever listens
 * for them here, to end the form or the program, isn't meant. Returns the way back.
 */
export function ignoreInterrupts(): () => void {
  const held = (["SIGINT", "SIGQUIT"] as const).map((signal) => {
    // The copies of the listeners, so that those which are called once stay so.
    const listeners = process.rawListeners(signal).map((listener) => listener as NodeJS.SignalsListener);
    const ignore = () => {};
    process.on(signal, ignore);
    for (const listener of listeners) process.off(signal, listener);
    return { signal, ignore, listeners };
  });
  return () => {
    for (const { signal, ignore, listeners } of held) {
      for (const listener of listeners) process.on(signal, listener);
      process.off(signal, ignore);
    }
  };
}
