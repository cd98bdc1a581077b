import { cut } from "../src/text/wrap.ts";

/** Columns beside the text of a field: margins, its sign, its cursor. */
const BESIDE = 6;

/** The text of a field, and a number that counts up when the text was changed by something else than typing. */
interface Field {
  readonly text: string;
  readonly version: number;
}

/** What was written into a field as it can be held; `typed` says that the field itself has it already. */
export function written(field: Field, text: string, typed: boolean, columns: number): Field {
  const held = fieldText(text, columns);
  return { text: held, version: typed && held === text ? field.version : field.version + 1 };
}

/** What a field of one line can hold of a text, on a screen of so many columns. */
export function fieldText(written: string, columns: number): string {
  const line = written.toWellFormed().replaceAll("\ufffd", "").replace(/\s+/g, " ");
  return cut(line, Math.max(4, columns - BESIDE), "");
}
