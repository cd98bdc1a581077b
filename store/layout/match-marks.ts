import { matchedAt, queryTokens } from "../../src/text/fuzzy.ts";
import type { FormState } from "../state.ts";
import { type Line, type Role, type Span, span } from "./line.ts";

/** Lines of a label with what the filter found in it marked: characters in `role` become `match`. */
export function markMatches({ filter }: FormState, lines: readonly Line[], role: Role): Line[] {
  if (filter === undefined || filter.text.trim() === "") return [...lines];
  // Wrapping leaves spaces out, so characters are counted without them.
  const label = lines
    .flatMap((line) => line.flatMap((each) => (each.role === role ? [each.text] : [])))
    .join("");
  const solid = label.replace(/\s/g, "");
  const found = matchedAt(queryTokens(filter.text), label);
  if (found.size === 0) return [...lines];
  const marked = new Set<number>();
  let count = 0;
  for (let at = 0; at < label.length; at += 1) {
    if (/\s/.test(label[at] ?? "")) continue;
    if (found.has(at)) marked.add(count);
    count += 1;
  }
  let passed = 0;
  return lines.map((line) =>
    line.flatMap((each) => {
      if (each.role !== role || passed >= solid.length) return [each];
      const parts = split(each, marked, passed);
      passed += each.text.replace(/\s/g, "").length;
      return parts;
    }),
  );
}

/** A span cut where marked characters begin and end; `from` is how many stand before it. */
function split({ role, text }: Span, marked: ReadonlySet<number>, from: number): Span[] {
  const parts: Span[] = [];
  let count = from;
  for (const character of text) {
    const blank = /\s/.test(character);
    const is: Role = !blank && marked.has(count) ? "match" : role;
    if (!blank) count += character.length;
    const last = parts.at(-1);
    if (last?.role === is) parts[parts.length - 1] = span(is, last.text + character);
    else parts.push(span(is, character));
  }
  return parts;
}
