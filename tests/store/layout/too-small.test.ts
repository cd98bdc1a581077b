import { describe, expect, it } from "vitest";
import { languages } from "../../../src/text/languages/index.ts";
import { lineWidth } from "../../../store/layout/line.ts";
import { smallest } from "../../../store/layout/sizes.ts";
import { tooSmallLines } from "../../../store/layout/too-small.ts";

const screen = { columns: smallest.columns, rows: smallest.rows, ascii: false, language: "en" } as const;

describe.each(languages)("the sentence of a screen that is too small, in %s", (language) => {
  const widths = Array.from({ length: smallest.columns - 1 }, (_, index) => index + 1);

  it.each(widths)("fits %i columns", (columns) => {
    const width = Math.max(1, columns - 2);
    const lines = tooSmallLines({ ...screen, columns, language }) ?? [];
    expect(lines).not.toEqual([]);
    expect(lines.filter((line) => lineWidth(line) > width)).toEqual([]);
  });

  it("is not said where there is room", () => {
    expect(tooSmallLines({ ...screen, language })).toBeUndefined();
  });
});
