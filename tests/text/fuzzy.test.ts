import { fuzzyFilter } from "@earendil-works/pi-tui/dist/fuzzy.js";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { matchedAt, matchScore, queryTokens } from "../../src/text/fuzzy.ts";

const words = fc.string({ unit: fc.constantFrom(..."abcAB -_/1é大"), maxLength: 12 });

describe("looking for text", () => {
  it("finds what pi-tui finds, in its order", () => {
    fc.assert(
      fc.property(fc.array(words, { maxLength: 20 }), words, (texts, query) => {
        const tokens = queryTokens(query);
        const found = texts
          .map((text, row) => ({ row, score: matchScore(tokens, text) }))
          .filter(({ score }) => score !== undefined)
          .sort((a, b) => (a.score ?? 0) - (b.score ?? 0) || a.row - b.row)
          .map(({ row }) => texts[row]);
        expect(found).toEqual(fuzzyFilter(texts, query, (text) => text));
      }),
    );
  });

  it.each([
    ["ber", "Berlin", [0, 1, 2]],
    ["rl", "Berlin", [2, 3]],
    ["bn", "Berlin", [0, 5]],
    ["lin ber", "Berlin", [0, 1, 2, 3, 4, 5]],
    ["BER", "über Bern", [1, 2, 3]],
    ["x", "Berlin", []],
    ["🚀ab", "x🚀ab", [1, 2, 3, 4]],
    ["🚀b", "x🚀ab", [1, 2, 4]],
  ])("%j marks the characters of %j", (query, text, positions) => {
    expect([...matchedAt(queryTokens(query), text)].sort((a, b) => a - b)).toEqual(positions);
  });

  it("marks inside the text, whatever it is", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), fc.string({ unit: "grapheme" }), (query, text) => {
        for (const at of matchedAt(queryTokens(query), text)) expect(at).toBeLessThan(text.length);
      }),
    );
  });
});
