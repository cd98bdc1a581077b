import { truncateToWidth, visibleWidth, wrapTextWithAnsi } from "@earendil-works/pi-tui/dist/utils.js";

const PLAIN = /^[\u0020-\u007e]*$/;

// ASCII, Latin letters, arrows, lines, and the signs that a form is drawn with: one column each, two for ☰, whatever
// stands beside them. Finding that out costs 30 ms at the first such sign, since whole tables of Unicode are made for it.
const NARROW =
  /^[\u0020-\u007e\u00a1-\u00a8\u00aa-\u00ac\u00af-\u02ff\u2010-\u2027\u2030-\u203b\u2190-\u2193\u2195\u2500-\u257f\u2610\u2612\u2630\u2713\u270e\u276f]*$/;

/** Terminal columns that a line takes. */
export function widthOf(line: string): number {
  return NARROW.test(line) ? line.length + line.split("☰").length - 1 : visibleWidth(line);
}

/** Text as lines of at most `width` columns, broken between words, long words broken anywhere. At least one line. */
export function wrap(text: string, width: number): readonly string[] {
  if (PLAIN.test(text) && text.length <= width) return [text];
  return text.split("\n").flatMap((line) => {
    const lines = wrapTextWithAnsi(line, Math.max(1, width)).map((part) => closed(part.trimEnd()));
    return lines.length > 0 ? lines : [""];
  });
}

/** Attributes that a line leaves open end with it; the next line opens them again. */
function closed(line: string): string {
  return line.includes("\u001b") ? `${line}\u001b[22;23;24m` : line;
}

/** How many lines `wrap` gives. */
export function wrappedHeight(text: string, width: number): number {
  return PLAIN.test(text) && text.length <= width ? 1 : wrap(text, width).length;
}

/** A line that fits, ending in `…` where something was cut. */
export function cut(line: string, width: number, mark = "…"): string {
  if (widthOf(line) <= width) return line;
  return truncateToWidth(line, Math.max(0, width), mark).replace(/\u001b\[0m/g, "");
}

/** The line with spaces up to `width` columns. */
export function pad(line: string, width: number): string {
  return line + " ".repeat(Math.max(0, width - widthOf(line)));
}
