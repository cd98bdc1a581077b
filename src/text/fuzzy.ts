import { fuzzyMatch } from "@earendil-works/pi-tui/dist/fuzzy.js";

/** The words of a query: all of them have to match, in any order (as in pi-tui's own lists). */
export function queryTokens(query: string): readonly string[] {
  return query.split(/[\s/]+/).filter((token) => token !== "");
}

/** How badly a text matches, the least first; undefined where a word does not match at all. */
export function matchScore(tokens: readonly string[], text: string): number | undefined {
  let total = 0;
  for (const token of tokens) {
    const { matches, score } = fuzzyMatch(token, text);
    if (!matches) return undefined;
    total += score;
  }
  return total;
}

/**
 * The characters of `text` that words match, as UTF-16 positions: a word as a whole where it stands in the text, else
 * letter by letter from the left.
 */
export function matchedAt(tokens: readonly string[], text: string): ReadonlySet<number> {
  const lower = text.toLowerCase();
  // Where lower case has another length, positions would not fit.
  if (lower.length !== text.length) return new Set();
  return new Set(tokens.flatMap((token) => positionsOf(token.toLowerCase(), lower)));
}

function positionsOf(token: string, text: string): readonly number[] {
  const whole = text.indexOf(token);
  if (whole >= 0) return Array.from({ length: token.length }, (_unit, index) => whole + index);
  const found: number[] = [];
  let from = 0;
  for (const letter of token) {
    const at = text.indexOf(letter, from);
    if (at < 0) return [];
    for (let index = 0; index < letter.length; index += 1) found.push(at + index);
    from = at + letter.length;
  }
  return found;
}
