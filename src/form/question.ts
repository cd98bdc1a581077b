import * as z from "zod/mini";

/** Fields that questions of every kind share, as questions.json holds them. */
export const questionFields = {
  id: z.string(),
  label: z.optional(z.string()),
  prompt: z.string(),
  required: z.optional(z.boolean()),
};

/** What every normalized question has, whatever its kind. */
export interface QuestionBase {
  readonly id: string;
  /** Short name for tabs and results; `Q1`, `Q2`, … where none was given. */
  readonly label: string;
  readonly prompt: string;
  /** Shown to the person; never blocks submission (ask-user contract). */
  readonly required: boolean;
}
