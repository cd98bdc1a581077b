import type { Readable, Writable } from "node:stream";
import { isatty } from "node:tty";
import { openInput, openOutput } from "../open-terminal.ts";

/** Where lines come from and where they go. */
export interface PlainStreams {
  readonly input: Readable;
  readonly output: Writable;
  /** The descriptor behind the input, for what has to happen synchronously. */
  readonly inputFd: number;
  /** True where a person types, false for a pipe or a file. */
  readonly isTerminal: boolean;
  /** Lets go of the input, so that nothing here keeps the process alive. */
  readonly close: () => void;
}

export interface PlainStreamsOptions {
  /** Stdin holds data, so that no lines must be read from it. */
  readonly stdinTaken: boolean;
  /** Lines may come from a pipe or a file; otherwise only a terminal counts as a person. */
  readonly anyStdin: boolean;
}

/**
 * Stdin, else the controlling terminal, and stderr. Where nobody asked for plain lines, so that nobody can know where
 * they go, a person at a terminal gets them there. Undefined where nobody can be asked.
 */
export function openPlainStreams({ stdinTaken, anyStdin }: PlainStreamsOptions): PlainStreams | undefined {
  const { stderr } = process;
  if (anyStdin && !stdinTaken && !isatty(0)) {
    const { stdin } = process;
    return { input: stdin, output: stderr, inputFd: 0, isTerminal: false, close: () => void stdin.pause() };
  }
  const opened = openInput(stdinTaken);
  if (opened === undefined) return undefined;
  const { stream, fd, close } = opened;
  const screen = anyStdin || isatty(2) ? undefined : openOutput();
  return {
    input: stream,
    output: screen?.stream ?? stderr,
    inputFd: fd,
    isTerminal: true,
    close: () => {
      screen?.close();
      close();
    },
  };
}
