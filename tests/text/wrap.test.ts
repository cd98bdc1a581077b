import { visibleWidth } from "@earendil-works/pi-tui/dist/utils.js";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { glyphsFor } from "../../src/text/glyphs.ts";
import { widthOf } from "../../src/text/wrap.ts";

describe("the width of a line", () => {
  it("is pi-tui's, for every character alone and between others", () => {
    const different: string[] = [];
    for (let point = 0x20; point <= 0xffff; point += 1) {
      const text = `a${String.fromCodePoint(point)}b${String.fromCodePoint(point)}`;
      if (widthOf(text) !== visibleWidth(text)) different.push(point.toString(16));
    }
    expect(different).toEqual([]);
  });

  it("is pi-tui's for any text", () => {
    const signs = Object.values(glyphsFor({ ascii: false })).flat();
    const piece = fc.oneof(
      fc.constantFrom(...signs),
      fc.string({ unit: "grapheme", maxLength: 3 }),
      fc.string({ unit: "binary", maxLength: 2 }),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        const text = pieces.join("");
        expect(widthOf(text)).toBe(visibleWidth(text));
      }),
    );
  });
});
