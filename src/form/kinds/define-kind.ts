import type * as z from "zod/mini";
import type { Issue } from "../issue.ts";
import type { Option } from "../option.ts";
import type { QuestionBase } from "../question.ts";

/** What a person can do to the part of a draft that belongs to a kind. Rows count from 0. */
export type DraftAction =
  | { readonly type: "pick"; readonly row: number }
  | { readonly type: "toggle"; readonly row: number }
  /** Several at once; nothing where one answer is wanted. */
  | { readonly type: "select" | "deselect"; readonly rows: readonly number[] }
  | { readonly type: "clear" }
  | { readonly type: "change-type" };

/**
 * How a question is drawn. A closed union: `components/views/index.ts` does not compile until each member has a
 * component.
 */
export type View =
  | {
      readonly view: "list";
      readonly options: readonly Option[];
      /** `one` draws round marks, `many` square ones. */
      readonly marks: "one" | "many";
      readonly selected: readonly number[];
      readonly preview: boolean;
    }
  | { readonly view: "field" };

/** The part of an answer that comes from options; `indices` are 1-based (ask-user contract). */
export interface Selection {
  readonly values: readonly string[];
  readonly labels: readonly string[];
  readonly indices: readonly number[];
}

/**
 * The contract of a question kind. Everything here is pure. Notes and the own answer are no part of it: they belong
 * to every question.
 *
 * @typeParam Input - what zod lets through for one question
 * @typeParam Question - the normalized question; its `kind` is the kind's name
 * @typeParam Draft - what the person has done so far, without the own answer and the notes
 */
export interface Kind<Input, Question extends QuestionBase & { readonly kind: string }, Draft> {
  readonly name: Question["kind"];
  /** What `type` may say in questions.json to get this kind. */
  readonly words: readonly TypeWord[];
  /** The schema of one question: its fields and their types. Rules between fields are in `check`. */
  readonly schema: z.ZodMiniType<Input, Input>;
  /** Makes the question: defaults are in, blank optional fields out. `base` has them for the shared fields. */
  readonly normalize: (input: Input, base: QuestionBase) => Question;
  /**
   * Rules that types don't tell. It gets the question as it came in, wrong types included, so that all issues are
   * found at once. Paths are relative to the question: `["options", 1, "value"]`.
   */
  readonly check: (raw: Readonly<Record<string, unknown>>) => readonly RelativeIssue[];
  readonly start: (question: Question) => Draft;
  readonly update: (question: Question, draft: Draft, action: DraftAction) => Draft;
  readonly view: (question: Question, draft: Draft) => View;
  /** What can be chosen; none where everything is written. Notes on options belong to these. */
  readonly options: (question: Question) => readonly Option[];
  readonly answer: (question: Question, draft: Draft) => Selection;
  /** True when an own answer and selected options exclude each other. */
  readonly exclusive: (question: Question, draft: Draft) => boolean;
  /** The contract words for what was asked and what is shown now (`type` and `presentedType`). */
  readonly types: (question: Question, draft: Draft) => { asked: TypeWord; presented: TypeWord };
}

/** The `type` words of questions.json. */
export type TypeWord = "single" | "multi" | "preview" | "text";

export interface RelativeIssue {
  readonly path: readonly PropertyKey[];
  readonly message: Issue["message"];
}

/** Gives a kind its types; a kind is a plain object. */
export function defineKind<Input, Question extends QuestionBase & { readonly kind: string }, Draft>(
  kind: Kind<Input, Question, Draft>,
): Kind<Input, Question, Draft> {
  return kind;
}
