import type { Option } from "../option.ts";
import { choice } from "./choice.ts";
import type { DraftAction, Kind, Selection, TypeWord, View } from "./define-kind.ts";
import { text } from "./text.ts";

/** THE registry of question kinds. A new kind is one file beside this one and one line here. */
export const kinds = { choice, text };

export type KindName = keyof typeof kinds;
type QuestionOf<K> = K extends Kind<infer _I, infer Q, infer _D> ? Q : never;
type DraftOf<K> = K extends Kind<infer _I, infer _Q, infer D> ? D : never;

/** A normalized question of any kind, told apart by `kind`. */
export type Question = QuestionOf<(typeof kinds)[KindName]>;
/** The part of a draft that belongs to a kind, told apart by `kind`. */
export type KindDraft = DraftOf<(typeof kinds)[KindName]>;

// The registry is the one place where a question and its draft meet under their common kind; the compiler can't see
// that both come from the same entry, hence the one cast.
function kindOf(question: Question): Kind<unknown, Question, KindDraft> {
  return kinds[question.kind] as unknown as Kind<unknown, Question, KindDraft>;
}

export function startDraft(question: Question): KindDraft {
  return kindOf(question).start(question);
}

export function updateDraft(question: Question, draft: KindDraft, action: DraftAction): KindDraft {
  return kindOf(question).update(question, draft, action);
}

export function viewOf(question: Question, draft: KindDraft): View {
  return kindOf(question).view(question, draft);
}

/** What can be chosen, in order; empty for kinds that are only written. */
export function optionsOf(question: Question): readonly Option[] {
  return kindOf(question).options(question);
}

export function selectionOf(question: Question, draft: KindDraft): Selection {
  return kindOf(question).answer(question, draft);
}

/** True where the option of this row, counted from 0, is part of the answer. */
export function isPicked(question: Question, draft: { readonly kind: KindDraft }, row: number): boolean {
  return selectionOf(question, draft.kind).indices.includes(row + 1);
}

export function isExclusive(question: Question, draft: KindDraft): boolean {
  return kindOf(question).exclusive(question, draft);
}

export function typesOf(question: Question, draft: KindDraft): { asked: TypeWord; presented: TypeWord } {
  return kindOf(question).types(question, draft);
}
