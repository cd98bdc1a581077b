import * as z from "zod/mini";

/** One choice that a question offers, as questions.json holds it. */
export const optionSchema = z.strictObject({
  value: z.string(),
  label: z.string(),
  description: z.optional(z.string()),
  preview: z.optional(z.string()),
});

/** A normalized option: blank optional fields are gone, every string is well formed Unicode. */
export interface Option {
  readonly value: string;
  readonly label: string;
  readonly description?: string;
  readonly preview?: string;
}
