import { cut } from "../src/text/wrap.ts";

/** Columns beside the text of a field: margins, its sign, its cursor. */
const BESIDE = 6;

/** What a field of one line can hold of a text, on a screen of so many columns. */
export function fieldText(written: string, columns: number): string {
  const line = written.toWellFormed().replaceAll("\ufffd", "").replace(/\s+/g, " ");
  return cut(line, Math.max(4, columns - BESIDE), "");
}
