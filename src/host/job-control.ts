export type JobControl = {
  /** Stops the whole job, as Ctrl+Z does in a program that leaves this key to the terminal. */
  stop(): void;
  /** Leaves job control to the system again. */
  dispose(): void;
};

/**
 * Hands the terminal over around a stop, whoever asks for it: `beforeStop` runs right before the job stops,
 * `afterContinue` when it goes on (also after a SIGSTOP, which nobody can announce). Does nothing on Windows.
 */
export function watchJob(handlers: { beforeStop(): void; afterContinue(): void }): JobControl {
  if (process.platform === "win32") return { stop() {}, dispose() {} };
  let stopped = false;

  const stop = () => {
    if (stopped) return;
    stopped = true;
    handlers.beforeStop();
    // Without this listener the signal has its usual effect again. 0 is the whole process group: a wrapper such as
    // npx must stop as well, or the shell would go on waiting for it.
    process.off("SIGTSTP", stop);
    process.kill(0, "SIGTSTP");
    // The system refuses to stop a group that no shell looks after, and nothing would ever continue it. Whoever gets
    // to run this has not been stopped or has been continued; the turn of the loop lets SIGCONT come first.
    setTimeout(() => setImmediate(() => stopped && proceed()), 50);
  };
  const proceed = () => {
    if (stopped) process.on("SIGTSTP", stop);
    stopped = false;
    handlers.afterContinue();
  };

  process.on("SIGTSTP", stop);
  process.on("SIGCONT", proceed);
  return {
    stop,
    dispose() {
      stopped = false;
      process.off("SIGTSTP", stop);
      process.off("SIGCONT", proceed);
    },
  };
}
