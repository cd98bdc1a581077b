import { PassThrough } from "node:stream";
import { describe, expect, it } from "vitest";
import { readLines } from "../../../src/host/plain/read-lines.ts";

/** What is read of these chunks, with `END` at the end. */
function linesOf(...chunks: readonly (string | Uint8Array)[]): Promise<string[]> {
  const input = new PassThrough();
  const lines: string[] = [];
  const read = new Promise<string[]>((resolve, reject) => {
    readLines(input, {
      onLine: (line) => lines.push(line),
      onEnd: () => resolve([...lines, "END"]),
      onError: reject,
    });
  });
  for (const chunk of chunks) input.write(chunk);
  input.end();
  return read;
}

describe("lines of a stream", () => {
  it.each([
    { name: "LF", chunks: ["a\nb\n"], lines: ["a", "b", "END"] },
    { name: "CR LF", chunks: ["a\r\nb\r\n"], lines: ["a", "b", "END"] },
    { name: "CR LF in pieces", chunks: ["a\r", "\nb\r", "\n"], lines: ["a", "b", "END"] },
    { name: "CR alone", chunks: ["a\rb\r", "c\r", "", "\nd"], lines: ["a", "b", "c", "d", "END"] },
    { name: "empty lines", chunks: ["\n\r\n\n"], lines: ["", "", "", "END"] },
    { name: "no break at the end", chunks: ["a\nb"], lines: ["a", "b", "END"] },
    { name: "nothing", chunks: [], lines: ["END"] },
    { name: "a byte order mark", chunks: ["\ufeff1\n"], lines: ["1", "END"] },
  ])("are told one by one: $name", async ({ chunks, lines }) => {
    expect(await linesOf(...chunks)).toEqual(lines);
  });

  it("keep characters that come in pieces", async () => {
    const bytes = Buffer.from("東京 é\n");
    expect(await linesOf(...[...bytes].map((byte) => Uint8Array.of(byte)))).toEqual(["東京 é", "END"]);
  });

  it("stop where the reader stops", () => {
    const input = new PassThrough();
    const lines: string[] = [];
    const stop = readLines(input, {
      onLine(line) {
        lines.push(line);
        stop();
      },
      onEnd: () => lines.push("END"),
      onError: () => {},
    });
    input.emit("data", Buffer.from("a\nb\n"));
    expect(lines).toEqual(["a"]);
  });
});
