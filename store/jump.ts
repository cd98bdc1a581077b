import { cleanLine } from "../src/text/clean.ts";
import { matchScore, queryTokens } from "../src/text/fuzzy.ts";
import type { FormState } from "./state.ts";

/** The list of questions that lies over a form, to go to one of them by typing. */
export interface Jump {
  readonly text: string;
  /** The highlighted row, from 0, among those that match. */
  readonly row: number;
  /** Counts up when the text was changed by something else than typing. */
  readonly version: number;
}

/** A form of more questions than this can't be seen at a glance: it tells its progress, and offers the list. */
const GLANCE = 12;

export function isLarge({ form }: FormState): boolean {
  return form.questions.length > GLANCE;
}

const found = new WeakMap<Jump, readonly number[]>();

/** The tabs that match, best first; without a text all of them in their order, the review last. */
export function jumpTabs({ form, jump }: FormState): readonly number[] {
  if (jump === undefined) return [];
  const known = found.get(jump);
  if (known !== undefined) return known;
  const tokens = queryTokens(jump.text);
  const tabs =
    tokens.length === 0
      ? Array.from({ length: form.questions.length + 1 }, (_tab, index) => index)
      : form.questions
          .map(({ label, prompt }, tab) => ({
            tab,
            score: matchScore(tokens, `${tab + 1} ${cleanLine(label)} ${cleanLine(prompt)}`),
          }))
          .flatMap(({ tab, score }) => (score === undefined ? [] : [{ tab, score }]))
          .sort((a, b) => a.score - b.score || a.tab - b.tab)
          .map(({ tab }) => tab);
  found.set(jump, tabs);
  return tabs;
}
