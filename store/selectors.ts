import type { Field } from "../src/form/command.ts";
import { answerOf, type Draft } from "../src/form/draft.ts";
import type { View } from "../src/form/kinds/define-kind.ts";
import { type Question, viewOf } from "../src/form/kinds/index.ts";
import type { Option } from "../src/form/option.ts";
import type { Outcome } from "../src/form/outcome.ts";
import type { FormState } from "./state.ts";

/** The question of the active tab with its draft, or undefined on the review tab. */
export interface Active {
  readonly index: number;
  readonly question: Question;
  readonly draft: Draft;
  /** What is shown: of a list that is filtered the options that match. */
  readonly view: View;
  /** The option, counted from 0 among all of the question, that a row shows; rows behind the options count on. */
  readonly optionRow: (row: number) => number;
}

export function activeOf(state: FormState): Active | undefined {
  const question = state.form.questions[state.tab];
  const draft = state.drafts[state.tab];
  if (question === undefined || draft === undefined) return undefined;
  const view = viewOf(question, draft.kind);
  const matches = state.filter?.matches;
  const shared = { index: state.tab, question, draft };
  if (view.view !== "list" || matches === undefined) return { ...shared, view, optionRow: (row) => row };
  return {
    ...shared,
    view: { ...view, options: optionsAt(view.options, matches) },
    optionRow: (row) => matches[row] ?? view.options.length + row - matches.length,
  };
}

const grouped = new WeakMap<Option, Option>();

/** An option away from its heading: the group is told below its label. */
function withGroup(option: Option): Option {
  const { group, ...rest } = option;
  if (group === undefined) return option;
  const { description } = rest;
  const made = grouped.get(option) ?? {
    ...rest,
    description: description === undefined ? group : `${group}: ${description}`,
  };
  grouped.set(option, made);
  return made;
}

const filtered = new WeakMap<readonly number[], readonly Option[]>();

/** The same list for the same matches, so that what was measured of it stays known. */
function optionsAt(options: readonly Option[], matches: readonly number[]): readonly Option[] {
  const known = filtered.get(matches);
  if (known !== undefined) return known;
  const found = matches.flatMap((row) => {
    const option = options[row];
    return option === undefined ? [] : [withGroup(option)];
  });
  filtered.set(matches, found);
  return found;
}

/** The row of a question's own answer: behind its options. */
export function ownRowOf(view: View): number {
  return view.view === "list" ? view.options.length : 0;
}

/** The text that a field holds when no editor is open on it. */
export function savedText(draft: Draft, field: Field): string {
  switch (field.field) {
    case "own":
      return draft.own.text;
    case "note":
      return draft.note;
    case "option-note":
      return draft.optionNotes.get(field.row) ?? "";
  }
}

/** True when the open editor shows other text than what is saved. */
export function hasUnsavedText(state: FormState): boolean {
  const active = activeOf(state);
  if (active === undefined || state.editing === undefined) return false;
  return state.editing.text.trim() !== savedText(active.draft, state.editing.field);
}

export function isAnswered(state: FormState, index: number): boolean {
  const question = state.form.questions[index];
  const draft = state.drafts[index];
  return question !== undefined && draft !== undefined && answerOf(question, draft) !== undefined;
}

/** What leaving without submitting would lose. */
export function contentOf(state: FormState): { answers: number; notes: number; unsaved: boolean } {
  return {
    answers: state.drafts.filter((_draft, index) => isAnswered(state, index)).length,
    notes: state.drafts.reduce((sum, draft) => sum + (draft.note === "" ? 0 : 1) + draft.optionNotes.size, 0),
    unsaved: hasUnsavedText(state),
  };
}

/** A form is dirty when leaving it would lose something that a person wrote or chose. */
export function isDirty(state: FormState): boolean {
  const { answers, notes, unsaved } = contentOf(state);
  return answers > 0 || notes > 0 || unsaved || state.drafts.some((draft) => draft.own.text !== "");
}

/** How the form ended, or undefined while it is open. */
export function outcomeOf(state: FormState): Outcome | undefined {
  if (state.ending === undefined) return undefined;
  return { kind: state.ending, form: state.form, drafts: state.drafts };
}

/** What is looked for, among the questions or the options; empty where nothing is. */
export function soughtText({ jump, filter }: FormState): string {
  return jump?.text ?? filter?.text ?? "";
}
