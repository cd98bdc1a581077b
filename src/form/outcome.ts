import type { Draft } from "./draft.ts";
import type { Issue } from "./issue.ts";
import type { Form } from "./schema.ts";

/** A form and what had been filled in when it ended; `drafts` stand in the order of the questions. */
export interface Filled {
  readonly form: Form;
  readonly drafts: readonly Draft[];
}

/**
 * How a form ended. Only `submitted` and `elaborated` are answers: a person chose them.
 * - `cancelled`: the person dismissed the form; `timed-out`: nobody answered in time; `aborted`: the program that
 *   asked, or a signal, ended it. These keep what had been filled in.
 * - `unavailable`: nobody could be asked. `invalid`: the form was refused before it opened.
 */
export type Outcome =
  | ({ readonly kind: "submitted" | "elaborated" | "cancelled" | "timed-out" | "aborted" } & Filled)
  | { readonly kind: "unavailable"; readonly form: Form }
  | { readonly kind: "invalid"; readonly issues: readonly Issue[] };

export type OutcomeKind = Outcome["kind"];
