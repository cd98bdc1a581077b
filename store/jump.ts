import type { Form } from "../src/form/schema.ts";
import { cleanLine } from "../src/text/clean.ts";
import { matchScore, queryTokens } from "../src/text/fuzzy.ts";
import { copyFor, type Language } from "../src/text/languages/index.ts";
import type { FormState, Screen } from "./state.ts";

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

const known = new WeakMap<
  Form,
  { readonly text: string; readonly language: Language; readonly tabs: readonly number[] }
>();

/** The tabs that match, best first; without a text all of them in their order, the review last. */
export function jumpTabs({ form, screen, jump }: FormState): readonly number[] {
  if (jump === undefined) return [];
  const { text } = jump;
  const { language } = screen;
  const before = known.get(form);
  if (before?.text === text && before.language === language) return before.tabs;
  const tabs = Array.from({ length: form.questions.length + 1 }, (_tab, index) => index);
  const tokens = queryTokens(text);
  const found =
    tokens.length === 0 ? tabs : bestFirst(tabs, (tab) => scoreOf(form, screen, tab, text, tokens));
  known.set(form, { text, language, tabs: found });
  return found;
}

function bestFirst(tabs: readonly number[], score: (tab: number) => number | undefined): readonly number[] {
  return tabs
    .flatMap((tab) => {
      const value = score(tab);
      return value === undefined ? [] : [{ tab, value }];
    })
    .sort((a, b) => a.value - b.value || a.tab - b.tab)
    .map(({ tab }) => tab);
}

/** How badly a tab matches. Who types a label or a number as it is means that question. */
function scoreOf(form: Form, screen: Screen, tab: number, query: string, tokens: readonly string[]) {
  const question = form.questions[tab];
  const label = cleanLine(question?.label ?? copyFor(screen).review);
  const wanted = query.trim().toLowerCase();
  if (label.toLowerCase() === wanted) return -2_000;
  if (question !== undefined && wanted === String(tab + 1)) return -1_000;
  return matchScore(
    tokens,
    question === undefined ? label : `${label} ${tab + 1} ${cleanLine(question.prompt)}`,
  );
}
