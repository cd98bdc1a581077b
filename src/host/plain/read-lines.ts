import type { Readable } from "node:stream";

export interface LineHandlers {
  /** One line without its line break, LF or CR LF. */
  readonly onLine: (line: string) => void;
  /** No more input. */
  readonly onEnd: () => void;
  /** The input can't be read any more. */
  readonly onError: () => void;
}

/** Reads UTF-8 lines; text after the last line break is a line too. Returns how to stop, which also pauses the input. */
export function readLines(input: Readable, { onLine, onEnd, onError }: LineHandlers): () => void {
  const decoder = new TextDecoder();
  let rest = "";
  let reading = true;
  const take = (text: string) => {
    const lines = (rest + text).split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) if (reading) onLine(line.replace(/\r$/, ""));
  };
  const onData = (chunk: Uint8Array) => take(decoder.decode(chunk, { stream: true }));
  const onClose = () => {
    const last = rest + decoder.decode();
    if (last !== "") take(`${last.slice(rest.length)}\n`);
    if (reading) onEnd();
  };
  // It stays: without a listener, an error that comes late would end the process.
  input.on("error", () => {
    if (reading) onError();
  });
  input.on("end", onClose).on("data", onData).resume();
  return () => {
    reading = false;
    input.off("end", onClose).off("data", onData).pause();
  };
}
