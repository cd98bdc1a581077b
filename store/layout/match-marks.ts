import { matchedAt, queryTokens } from "../../src/text/fuzzy.ts";
import type { FormState } from "../state.ts";
import { type Line, type Role, type Span, span } from "./line.ts";

/** Bold, italics and so on, which stand in a label and are not read. */
const STYLE = /\u001b\[[\d;]*m/g;

/** A character as people see it, and whether the filter found it. */
interface Sign {
  readonly text: string;
  readonly found: boolean;
}

/** Lines of a label with what the filter found in it marked: characters in `role` become `match`. */
export function markMatches({ filter }: FormState, lines: readonly Line[], role: Role): Line[] {
  if (filter === undefined || filter.text.trim() === "") return [...lines];
  const label = lines
    .flatMap((line) => line.flatMap((each) => (each.role === role ? [each.text] : [])))
    .join("");
  const signs = signsOf(label.replace(STYLE, ""), queryTokens(filter.text));
  if (!signs.some(({ found }) => found)) return [...lines];
  let next = 0;
  return lines.map((line) =>
    line.flatMap((each) => {
      if (each.role !== role) return [each];
      const { parts, count } = split(each, signs, next);
      next += count;
      return parts;
    }),
  );
}

/** The signs of a text without its spaces, since wrapping leaves some of them out. */
function signsOf(text: string, tokens: readonly string[]): readonly Sign[] {
  const found = matchedAt(tokens, text);
  return Array.from(new Intl.Segmenter().segment(text), ({ segment, index }) => ({
    text: segment,
    found: Array.from({ length: segment.length }, (_unit, offset) => found.has(index + offset)).some(Boolean),
  })).filter((sign) => sign.text.trim() !== "");
}

/** A span cut where signs that were found begin and end; what has another text than the signs tell stays whole. */
function split(each: Span, signs: readonly Sign[], from: number): { parts: Span[]; count: number } {
  const { role, text } = each;
  const parts: Span[] = [];
  const add = (as: Role, piece: string) => {
    const last = parts.at(-1);
    if (last?.role === as) parts[parts.length - 1] = span(as, last.text + piece);
    else parts.push(span(as, piece));
  };
  let count = 0;
  for (let at = 0; at < text.length; ) {
    const sign = signs[from + count];
    const skipped = /^(?:\u001b\[[\d;]*m|\s)/.exec(text.slice(at))?.[0];
    if (skipped !== undefined) {
      add(skipped.trim() === "" ? role : (parts.at(-1)?.role ?? role), skipped);
      at += skipped.length;
    } else if (sign !== undefined && text.startsWith(sign.text, at)) {
      add(sign.found ? "match" : role, sign.text);
      at += sign.text.length;
      count += 1;
    } else return { parts: [each], count };
  }
  return { parts, count };
}
