import { closeSync, openSync } from "node:fs";
import { isatty, ReadStream, WriteStream } from "node:tty";

/** Size of a terminal in character cells. */
export type TerminalSize = { columns: number; rows: number };

/** The terminal that a form is asked on: where keys come from and where frames go. */
export type Terminal = {
  input: ReadStream;
  output: WriteStream;
  /** Descriptors behind the streams, for what has to happen synchronously. */
  inputFd: number;
  outputFd: number;
  /** The size at this moment, 80×24 if the terminal does not tell one. */
  size(): TerminalSize;
  /** Lets go of the terminal, so that nothing here keeps the process alive. */
  close(): void;
};

/** A stream on a terminal, the descriptor behind it, and how to let go of it. */
export type Opened<Stream> = { stream: Stream; fd: number; close(): void };

/**
 * Finds the terminal, however the standard streams are redirected: keys from stdin, else from the controlling
 * terminal; frames to stdout, else stderr, else the controlling terminal.
 * `stdinTaken` says that stdin holds data, so that keys must not be read from it. Undefined if there is no terminal.
 */
export function openTerminal({ stdinTaken }: { stdinTaken: boolean }): Terminal | undefined {
  const input = openInput(stdinTaken);
  if (input === undefined) return undefined;
  const output = openOutput();
  if (output === undefined) {
    input.close();
    return undefined;
  }
  return {
    input: input.stream,
    output: output.stream,
    inputFd: input.fd,
    outputFd: output.fd,
    size: () => sizeOf(output.stream),
    close() {
      input.close();
      output.close();
    },
  };
}

/** The keyboard of the terminal: stdin, else the controlling terminal. Undefined if there is none. */
export function openInput(stdinTaken: boolean): Opened<ReadStream> | undefined {
  if (stdinTaken || !isatty(0)) {
    // Raw mode on Windows needs a handle that may also be written to.
    return process.platform === "win32"
      ? openDevice("\\\\.\\CONIN$", "r+", readStream)
      : openDevice("/dev/tty", "r", readStream);
  }
  const { stdin } = process;
  // Paused, it keeps no process alive, and whoever asks next can read from it again.
  const close = () => {
    stdin.pause();
  };
  return { stream: stdin, fd: 0, close };
}

/** Where frames go. Undefined if there is no terminal. */
export function openOutput(): Opened<WriteStream> | undefined {
  const close = () => {};
  if (isatty(1)) return { stream: process.stdout, fd: 1, close };
  if (isatty(2)) return { stream: process.stderr, fd: 2, close };
  return process.platform === "win32"
    ? openDevice("\\\\.\\CONOUT$", "r+", (fd) => new WriteStream(fd))
    : openDevice("/dev/tty", "w", (fd) => new WriteStream(fd));
}

/** A stream that, once paused, leaves every byte to others: the usual one would take one more read away from them. */
function readStream(fd: number): ReadStream {
  const callback = (size: number, buffer: Uint8Array) => {
    stream.emit("data", Buffer.from(buffer.subarray(0, size)));
    return true;
  };
  const stream = new ReadStream(fd, { onread: { buffer: new Uint8Array(65_536), callback } });
  return stream;
}

function openDevice<Stream extends ReadStream | WriteStream>(
  path: string,
  flags: string,
  wrap: (fd: number) => Stream,
): Opened<Stream> | undefined {
  try {
    const fd = openSync(path, flags);
    const stream = wrap(fd);
    return { stream, fd, close: () => closeDevice(stream, fd) };
  } catch {
    // No controlling terminal (ENXIO, ENOENT, …), or one that cannot be used.
    return undefined;
  }
}

function closeDevice(stream: ReadStream | WriteStream, fd: number): void {
  if (stream.destroyed) return;
  stream.destroy();
  // On POSIX the stream reopens the terminal under a descriptor of its own, and leaves this one to its opener.
  if (process.platform !== "win32") closeSync(fd);
}

function sizeOf(output: WriteStream): TerminalSize {
  // `columns` and `rows` are measured once, except for process.stdout and process.stderr; nothing public measures again.
  if ("_refreshSize" in output && typeof output._refreshSize === "function") output._refreshSize();
  return { columns: output.columns || 80, rows: output.rows || 24 };
}
