import { discardPending, untilSilent } from "./drain-input.ts";
import { watchJob } from "./job-control.ts";
import type { Terminal, TerminalSize } from "./open-terminal.ts";
import { terminalModes } from "./terminal-modes.ts";

export type ScreenHandlers = {
  /** Bytes from the keyboard, as they come. */
  onBytes(chunk: Buffer): void;
  /** The window changed, or the terminal says so: draw everything again. */
  onResize(size: TerminalSize): void;
  /** Back after a stop or a loan, on an empty screen: draw everything again. */
  onResume(): void;
  /** The terminal went away. Called once at most, never before `enterScreen` has returned. */
  onGone(): void;
};

export type Screen = {
  /** False while the job is stopped, while the terminal is lent, and once the screen is given back: then nothing may be drawn. */
  isOpen(): boolean;
  /**
   * Gives the terminal back as it was and drops keys that came too late for the form. Takes 10 ms, and up to 60 ms
   * while keys keep coming. Further calls return the same promise, which never rejects.
   */
  leave(): Promise<void>;
  /** Gives the terminal back and stops the job, as Ctrl+Z does. Does nothing on Windows. */
  suspend(): void;
  /**
   * Gives the terminal back as it was for as long as `work` takes, and then takes it again; bytes that were typed
   * meanwhile are dropped. `leave` waits for the work. Rejects as the work does, and where the screen isn't open.
   */
  lend<Result>(work: () => Promise<Result>): Promise<Result>;
};

// A key report that tells its event. Such a terminal sends releases although nobody asked, and owes one for the last key.
const keyEvent = /\x1b\[[\d;]*:[1-3][u~A-Z]/;
const briefly = { silence: 10, limit: 60 };
const untilRelease = { silence: 120, limit: 120 };

/**
 * Takes the terminal for a form: raw mode, alternate screen, bracketed paste, unambiguous keys. However the process
 * ends, SIGKILL aside, the terminal gets back what it had: by `leave`, or when the process exits without it. Signals
 * that end a process are the caller's to catch.
 */
export function enterScreen(terminal: Terminal, handlers: ScreenHandlers): Screen {
  const modes = terminalModes(terminal);
  let state: "open" | "stopped" | "lent" | "over" = "open";
  let drain = briefly;
  let leaving: Promise<void> | undefined;
  let loan: Promise<unknown> | undefined;

  const job = watchJob({
    beforeStop() {
      modes.release();
      if (state !== "open") return;
      state = "stopped";
    },
    afterContinue() {
      // Who has borrowed the terminal goes on with it.
      if (state === "over" || state === "lent") return;
      // After a stop without notice, the shell has changed modes that are taken to be still in force.
      modes.release();
      modes.take();
      state = "open";
      handlers.onResume();
    },
  });
  const stopListening = listen(terminal, {
    onData(chunk) {
      if (keyEvent.test(chunk.toString("latin1"))) drain = untilRelease;
      if (state === "open") handlers.onBytes(chunk);
    },
    onWindowChange() {
      if (state === "open") handlers.onResize(terminal.size());
    },
    onGone() {
      if (state !== "over") setImmediate(handlers.onGone);
      state = "over";
    },
    onExit() {
      state = "over";
      modes.release();
    },
  });
  const leave = async () => {
    const present = state === "open";
    state = "over";
    await loan;
    job.dispose();
    modes.returnScreen();
    if (present) await untilSilent(terminal.input, drain);
    modes.release();
    stopListening();
  };

  const lend = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (state !== "open") throw new Error("lend: the screen is not open");
    state = "lent";
    modes.returnScreen();
    await untilSilent(terminal.input, drain);
    terminal.input.pause();
    modes.release();
    try {
      return await work();
    } finally {
      if (state === "lent") {
        modes.take();
        discardPending(terminal.inputFd);
        terminal.input.resume();
        state = "open";
        handlers.onResume();
      }
    }
  };

  modes.take();
  return {
    isOpen: () => state === "open",
    leave: () => (leaving ??= leave()),
    suspend: () => job.stop(),
    lend: (work) => {
      const lending = lend(work);
      loan = lending.catch(() => {});
      return lending;
    },
  };
}

type Listeners = { onData(chunk: Buffer): void; onWindowChange(): void; onGone(): void; onExit(): void };

function listen({ input, output }: Terminal, on: Listeners): () => void {
  // These two stay: without a listener, an error that comes late would end the process.
  input.on("error", on.onGone);
  output.on("error", on.onGone);
  input.on("end", on.onGone).on("data", on.onData).resume();
  process.on("SIGWINCH", on.onWindowChange).on("exit", on.onExit);
  return () => {
    input.off("end", on.onGone).off("data", on.onData).pause();
    process.off("SIGWINCH", on.onWindowChange).off("exit", on.onExit);
  };
}
