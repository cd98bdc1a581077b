import type { Outcome } from "../form/outcome.ts";
import type { Form, Parsed } from "../form/schema.ts";

/**
 * An outside shape around the one form: outside input → form, outcome → outside result. Pure functions.
 *
 * @typeParam Details - the structured result
 */
export interface Contract<Details> {
  readonly name: string;
  readonly toForm: (input: unknown) => Parsed<Form>;
  readonly toDetails: (outcome: Outcome) => Details;
  /** What a model reads. Always English. */
  readonly toModelText: (outcome: Outcome) => string;
  /** What a person reads afterwards. Not yet cleaned of control sequences. `words` are English by default. */
  readonly toTranscript: (outcome: Outcome, words?: TranscriptWords) => readonly TranscriptEntry[];
}

/** What stands between the words of the form and those of the person. */
export interface TranscriptWords {
  /** Before an answer in own words alone. */
  readonly wrote: string;
  readonly note: (label: string, text: string) => string;
  readonly optionNote: (label: string, option: string, text: string) => string;
}

/** A question of a transcript with the lines that answer it; lines about the whole form have no question. */
export interface TranscriptEntry {
  readonly asked?: string;
  readonly lines: readonly string[];
}
