import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { decodeText } from "../../src/cli/decode-text.ts";

const text = '{"title": "Größe 漢字 🙂"}\r\n';
const utf16le = (value: string) => Buffer.from(value, "utf16le");
const utf16be = (value: string) => Buffer.from(value, "utf16le").swap16();

describe("decodeText", () => {
  it.each([
    ["UTF-8", Buffer.from(text)],
    ["UTF-8 with a byte order mark", Buffer.from(`\ufeff${text}`)],
    ["UTF-16 LE with a byte order mark", utf16le(`\ufeff${text}`)],
    ["UTF-16 BE with a byte order mark", utf16be(`\ufeff${text}`)],
    ["UTF-16 LE without one", utf16le(text)],
    ["UTF-16 BE without one", utf16be(text)],
    ["a part of a larger buffer", Buffer.from(`xx${text}`).subarray(2)],
  ])("reads %s", (_name, bytes) => {
    expect(decodeText(bytes)).toBe(text);
  });

  it.each(["[", "\n", " ", '"', "7"])("knows UTF-16 by a first character such as %j", (first) => {
    expect(decodeText(utf16le(`${first}漢`))).toBe(`${first}漢`);
    expect(decodeText(utf16be(`${first}漢`))).toBe(`${first}漢`);
  });

  it("marks what is not valid", () => {
    expect(decodeText(Uint8Array.of(0x7b, 0xff, 0x7d))).toBe("{\ufffd}");
    expect(decodeText(Uint8Array.of(0xff, 0xfe, 0x7b, 0x00, 0x7d))).toBe("{\ufffd");
    expect(decodeText(Uint8Array.of(0x7b))).toBe("{");
    expect(decodeText(Uint8Array.of())).toBe("");
  });

  it("takes any bytes", () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 40 }), (bytes) => typeof decodeText(bytes) === "string"),
    );
  });
});
