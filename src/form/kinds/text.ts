import * as z from "zod/mini";
import { type QuestionBase, questionFields } from "../question.ts";
import { defineKind } from "./define-kind.ts";

const schema = z.strictObject({ ...questionFields, type: z.literal("text") });

export interface TextQuestion extends QuestionBase {
  readonly kind: "text";
}

/** A text question has only what every question has: the own answer is its answer. */
export interface TextDraft {
  readonly kind: "text";
}

/** A question without options, answered in the person's own words. */
export const text = defineKind<z.output<typeof schema>, TextQuestion, TextDraft>({
  name: "text",
  words: ["text"],
  schema,
  normalize: (_input, base) => ({ ...base, kind: "text" }),
  check: () => [],
  start: () => ({ kind: "text" }),
  update: (_question, draft) => draft,
  options: () => [],
  view: () => ({ view: "field" }),
  answer: () => ({ values: [], labels: [], indices: [] }),
  exclusive: () => true,
  types: () => ({ asked: "text", presented: "text" }),
});
