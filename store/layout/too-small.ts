import { copyFor } from "../../src/text/languages/index.ts";
import type { Screen } from "../state.ts";
import { fitLine, type Line, paragraph } from "./line.ts";
import { smallest } from "./sizes.ts";

/** The sentence that stands on a screen with no room for anything else; undefined where there is room. */
export function tooSmallLines(screen: Screen): Line[] | undefined {
  const { columns, rows } = screen;
  if (columns >= smallest.columns && rows >= smallest.rows) return undefined;
  const width = Math.max(1, columns - 2);
  const lines = paragraph("plain", copyFor(screen).tooSmall(smallest.columns, smallest.rows), width);
  // A character of two columns stays wider than a single column, however the text is wrapped.
  return lines.slice(0, Math.max(1, rows - 1)).map((line) => fitLine(line, width, ""));
}
