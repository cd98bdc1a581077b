import { findJsonFault, type JsonFaultName } from "./find-json-fault.ts";

/** `line` and `column` count from 1, columns in characters; `fault` is a name for what is wrong and never quotes the text. */
export type ParsedJson =
  | { ok: true; value: unknown }
  | { ok: false; line: number; column: number; fault: JsonFaultName };

/** Strict JSON to a value, or the first place that is not JSON. Never throws. */
export function parseJson(text: string): ParsedJson {
  try {
    return { ok: true, value: JSON.parse(text) };
  } catch {
    // The engine's own message quotes the text, which may be private, and tells the place in some cases only.
    const { offset, fault } = findJsonFault(text);
    return { ok: false, ...placeOf(text, offset), fault };
  }
}

function placeOf(text: string, offset: number): { line: number; column: number } {
  const lines = text.slice(0, offset).split(/\r\n|\r|\n/);
  const characters = (lines.at(-1) ?? "").replace(/[\ud800-\udbff][\udc00-\udfff]/g, "_");
  return { line: lines.length, column: characters.length + 1 };
}
