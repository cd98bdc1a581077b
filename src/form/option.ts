import * as z from "zod/mini";
import { messages } from "./issue-messages.ts";
import { describedAs, visibleText } from "./texts.ts";

/** One choice that a question offers, as questions.json holds it. */
const optionSchema = z.strictObject({
  value: describedAs(
    "What the answer holds when this option is chosen; unique within the question",
    visibleText,
  ),
  label: describedAs("What the person reads; derived from the value where it is missing", visibleText),
  description: z.optional(describedAs("Shown below the label", z.string())),
  group: z.optional(
    describedAs("A heading above this option and the ones of the same group that follow", z.string()),
  ),
  preview: z.optional(
    describedAs(
      "Markdown, shown beside the options; every option of a preview question needs it",
      z.string(),
    ),
  ),
});

/** The options of a question: at least one. */
export const optionsSchema = z.array(optionSchema).check(z.minLength(1, messages.noOptions));

/** A normalized option: blank optional fields are gone, every string is well formed Unicode. */
export interface Option {
  readonly value: string;
  readonly label: string;
  readonly description?: string;
  /** The heading that it stands under, with its neighbours of the same group. */
  readonly group?: string;
  readonly preview?: string;
}
