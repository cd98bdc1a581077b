import type { Selection } from "./kinds/define-kind.ts";
import {
  isExclusive,
  type KindDraft,
  type Question,
  selectionOf,
  startDraft,
  updateDraft,
} from "./kinds/index.ts";

/** What the person has done with one question so far. */
export interface Draft {
  /** The part that belongs to the question's kind, such as the selected options. */
  readonly kind: KindDraft;
  /** The answer in the person's own words, trimmed; kept while it is switched off. `""` when there is none. */
  readonly own: { readonly text: string; readonly selected: boolean };
  /** The note on the question, trimmed. `""` when there is none. */
  readonly note: string;
  /** Notes on options by row, counted from 0; trimmed, never blank. */
  readonly optionNotes: ReadonlyMap<number, string>;
}

/** An answer as every contract can use it (ask-user contract: `values`, `labels`, `indices`, `customText`). */
export interface Answer extends Selection {
  readonly customText?: string;
}

export function emptyDraft(question: Question): Draft {
  return { kind: startDraft(question), own: { text: "", selected: false }, note: "", optionNotes: new Map() };
}

/** The options' part in option order, the own words last; undefined when nothing is answered. */
export function answerOf(question: Question, draft: Draft): Answer | undefined {
  const { values, labels, indices } = selectionOf(question, draft.kind);
  if (!draft.own.selected) return values.length > 0 ? { values, labels, indices } : undefined;
  const own = draft.own.text;
  return { values: [...values, own], labels: [...labels, own], indices, customText: own };
}

/**
 * Keeps the own words, trimmed. Blank text drops the own answer. Where own words and options exclude each other, the
 * words clear the options ("saving free-form text clears selected options for that question").
 */
export function saveOwn(question: Question, draft: Draft, raw: string): Draft {
  const text = tidy(raw);
  const own = { text, selected: text !== "" };
  const clears = own.selected && isExclusive(question, draft.kind);
  return { ...draft, own, kind: clears ? updateDraft(question, draft.kind, { type: "clear" }) : draft.kind };
}

/** Picks or toggles an option. Where they exclude each other, an option clears the own words and keeps the notes. */
export function chooseOption(question: Question, draft: Draft, type: "pick" | "toggle", row: number): Draft {
  const kind = updateDraft(question, draft.kind, { type, row });
  const clears = isExclusive(question, kind) && selectionOf(question, kind).values.length > 0;
  return { ...draft, kind, own: clears ? { text: "", selected: false } : draft.own };
}

export function saveNote(draft: Draft, raw: string): Draft {
  return { ...draft, note: tidy(raw) };
}

export function saveOptionNote(draft: Draft, row: number, raw: string): Draft {
  const notes = new Map(draft.optionNotes);
  const text = tidy(raw);
  if (text === "") notes.delete(row);
  else notes.set(row, text);
  return { ...draft, optionNotes: notes };
}

/** Text as it is kept: trimmed at both ends, the inside untouched but for lone surrogates, which no JSON can carry. */
function tidy(raw: string): string {
  return raw.toWellFormed().trim();
}

export function hasNotes(draft: Draft): boolean {
  return draft.note !== "" || draft.optionNotes.size > 0;
}
