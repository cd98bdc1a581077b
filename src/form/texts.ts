import * as z from "zod/mini";
import { messages } from "./issue-messages.ts";
import { VISIBLE } from "./normalize.ts";

/** Text in which something can be seen. */
export const visibleText = z.string().check(z.regex(VISIBLE, messages.blank));

/** Descriptions for the JSON Schema: a registry of our own, since zod's global one belongs to the whole process. */
export const descriptions = z.registry<{ description: string }>();

/** The schema with a description for whoever writes forms. */
export function describedAs<Schema extends z.ZodMiniType>(description: string, schema: Schema): Schema {
  const copy = schema.clone();
  descriptions.add(copy, { description });
  return copy;
}
