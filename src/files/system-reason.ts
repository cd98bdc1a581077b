import type { Catalogue } from "../text/languages/index.ts";
import { codeOf } from "./error-code.ts";

/** Why the system refused, in a few words for a person: known codes in words, others as they are (`EMFILE`). */
export function systemReason(error: unknown, reasons: Catalogue["terminal"]["reasons"]): string {
  const code = codeOf(error) ?? "other";
  return new Map(Object.entries(reasons)).get(code) ?? code;
}
