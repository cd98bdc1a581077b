import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createDecoder, type InputEvent } from "../../src/keys/decode.ts";

/** What the decoder makes of writes, without the numbers of the bursts. */
function decode(...writes: readonly (string | Uint8Array)[]): string[] {
  return events(...writes).map((event) => (event.type === "key" ? event.sequence : `<${event.text}>`));
}

function events(...writes: readonly (string | Uint8Array)[]): InputEvent[] {
  const seen: InputEvent[] = [];
  const decoder = createDecoder((event) => seen.push(event));
  for (const write of writes) decoder.write(write);
  decoder.dispose();
  return seen;
}

describe("the decoder", () => {
  it.each([
    [["ab\r"], ["a", "b", "\r"]],
    [["\x1b[B\x1b[B\r"], ["\x1b[B", "\x1b[B", "\r"]],
    [["\x1b[", "A"], ["\x1b[A"]],
    [["\x1b[<65;1", "07;38M"], ["\x1b[<65;107;38M"]],
    [["\x1b[13;2u"], ["\x1b[13;2u"]],
    [["日本"], ["日", "本"]],
    [["😀"], ["😀"]],
  ])("cuts %j into %j", (writes, pieces) => expect(decode(...writes)).toEqual(pieces));

  it("takes a marked paste as one piece, wherever it is split", () => {
    const text = "\x1b[200~line one\nzwei\r\n日本\x1b[201~x";
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: Buffer.byteLength(text) - 1 }), { maxLength: 6 }),
        (cuts) => {
          const bytes = Buffer.from(text);
          const edges = [0, ...[...new Set(cuts)].sort((a, b) => a - b), bytes.length];
          const chunks = edges.slice(1).map((end, index) => bytes.subarray(edges[index], end));
          expect(decode(...chunks)).toEqual(["<line one\nzwei\r\n日本>", "x"]);
        },
      ),
    );
  });

  it("tells a paste without marks from typing by a line end with text behind it", () => {
    expect(events("first\rsecond\r")).toEqual([
      { type: "paste", text: "first\rsecond\r", marked: false, burst: 1 },
    ]);
    expect(decode("first\r")).toEqual([..."first\r"]);
    expect(decode("\r\r")).toEqual(["\r", "\r"]);
  });

  it("joins characters whose bytes are split over reads", () => {
    const bytes = Buffer.from("é日😀");
    const chunks = [...bytes].map((byte) => Uint8Array.of(byte));
    expect(decode(...chunks)).toEqual(["é", "日", "😀"]);
  });

  it("counts bursts, so that keys of one read can be told", () => {
    expect(events("1\r", "2").map(({ burst }) => burst)).toEqual([1, 1, 2]);
  });

  it("drops mouse reports that lost their Esc", () => {
    expect(decode("[<65;107;38M")).toEqual([]);
    expect(decode("[a")).toEqual(["[", "a"]);
  });
});
