import type { Readable } from "node:stream";
import { ReadStream } from "node:tty";

export interface LineHandlers {
  /** One line without its line break: LF, CR LF, or the CR of a terminal that was left in raw mode. */
  readonly onLine: (line: string) => void;
  /** No more input; also Ctrl+C and Ctrl+D as characters, which only such a terminal sends. */
  readonly onEnd: () => void;
  /** The input can't be read any more. */
  readonly onError: () => void;
}

/** Reads UTF-8 lines; text after the last line break is a line too. Returns how to stop, which also pauses the input. */
export function readLines(input: Readable, { onLine, onEnd, onError }: LineHandlers): () => void {
  const decoder = new TextDecoder();
  let rest = "";
  let halfBreak = false;
  let reading = true;
  const take = (given: string) => {
    const text = halfBreak && given.startsWith("\n") ? given.slice(1) : given;
    if (given !== "") halfBreak = text.endsWith("\r");
    const lines = (rest + text).split(/\r\n|\r|\n/);
    rest = lines.pop() ?? "";
    for (const line of lines) if (reading) onLine(line);
  };
  const onData = (chunk: Uint8Array) => {
    const text = decoder.decode(chunk, { stream: true });
    if (input instanceof ReadStream && /[\u0003\u0004]/.test(text)) onEnd();
    else take(text);
  };
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
