import type { Option } from "../src/form/option.ts";
import { cleanLine } from "../src/text/clean.ts";
import { matchScore, queryTokens } from "../src/text/fuzzy.ts";

/** What a person looks for in a list of options. */
export interface Filter {
  readonly text: string;
  /** True while keys are typed into it; else they act on the list again. */
  readonly typing: boolean;
  /** The options that match, best first, counted from 0; undefined: all of them, in their order. */
  readonly matches: readonly number[] | undefined;
  /** True while `matches` belong to another text: a long list is looked through in pieces. */
  readonly pending: boolean;
  /** Counts up when the text was changed by something else than typing. */
  readonly version: number;
}

/** Looks through options a piece at a time, so that a long list never holds up a key. */
export interface Search {
  /** Looks through up to so many more options; true when all have been looked through. */
  readonly advance: (count: number) => boolean;
  /** What was found, best first; equals stay in their order. */
  readonly found: () => readonly number[];
}

export function searchOptions(options: readonly Option[], text: string): Search {
  const tokens = queryTokens(text);
  const hits: { readonly row: number; readonly score: number }[] = [];
  let next = 0;
  return {
    advance: (count) => {
      const end = Math.min(options.length, next + count);
      for (; next < end; next += 1) {
        const option = options[next];
        const score = option === undefined ? undefined : matchScore(tokens, searchedText(option));
        if (score !== undefined) hits.push({ row: next, score });
      }
      return next >= options.length;
    },
    found: () => hits.sort((a, b) => a.score - b.score || a.row - b.row).map(({ row }) => row),
  };
}

function searchedText({ label, group = "" }: Option): string {
  return group === "" ? cleanLine(label) : `${cleanLine(label)} ${cleanLine(group)}`;
}
