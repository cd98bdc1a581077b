import * as z from "zod/mini";
import { describedAs, visibleText } from "./texts.ts";

/** Fields that questions of every kind share, as questions.json holds them. */
export const questionFields = {
  id: describedAs("Names the answer in the result; unique within the form", visibleText),
  label: z.optional(describedAs("A short name for tabs and results; Q1, Q2, ... by default", z.string())),
  prompt: describedAs("What is asked", visibleText),
  required: z.optional(describedAs("Shown as a mark; never blocks submission", z.boolean())),
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
