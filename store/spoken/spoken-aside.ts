import { glyphsFor } from "../../src/text/glyphs.ts";
import type { Aside } from "../layout/aside.ts";
import type { Line } from "../layout/line.ts";
import { summaryLines } from "../layout/review.ts";
import { activeOf } from "../selectors.ts";
import type { FormState } from "../state.ts";

/** So wide that nothing is wrapped. */
const WIDE = 100_000;

/** The preview as it was written, or what the review's action would send: as much as a sighted person would see. */
export function spokenAside(state: FormState, { content, title, height }: Aside): readonly string[] {
  const lines =
    content.type === "markdown"
      ? content.text.split("\n")
      : (activeOf(state) === undefined ? summaryLines(state, WIDE) : content.lines).map((line) =>
          textOf(state, line),
        );
  const top = Math.max(0, Math.min(state.previewTop, lines.length - height));
  return [textOf(state, title), ...lines.slice(top, top + height)].filter((line) => line.trim() !== "");
}

/** A line without the signs that stand before its words. */
function textOf({ screen }: FormState, line: Line): string {
  const signs = new Set(
    Object.values(glyphsFor(screen))
      .flat()
      .map((glyph) => `${glyph} `),
  );
  return line
    .map(({ text }) => (signs.has(text) ? "" : text))
    .join("")
    .trim();
}
