import type * as z from "zod/mini";
import { messages } from "./issue-messages.ts";
import { isRecord } from "./normalize.ts";

/** Our sentence for a zod issue: what is wrong and what to write instead. For `safeParse(value, { error })`. */
export function describeZodIssue(issue: z.core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case "invalid_type":
      if (issue.input === undefined) return messages.missing(article(issue.expected));
      return messages.wrong(article(issue.expected), nameOf(issue.input));
    case "invalid_value":
      return messages.oneOf(issue.values.map(String));
    case "unrecognized_keys": {
      const known = issue.inst === undefined ? [] : keysOf(issue.inst);
      return `${issue.keys.map((key) => JSON.stringify(key)).join(", ")} ${messages.unknownField(known)}`;
    }
    default:
      return undefined;
  }
}

function keysOf(schema: { readonly _zod: { readonly def: unknown } }): readonly string[] {
  const definition = schema._zod.def;
  return isRecord(definition) && isRecord(definition.shape) ? Object.keys(definition.shape) : [];
}

function article(type: string): string {
  return /^[aeio]/.test(type) ? `an ${type}` : `a ${type}`;
}

function nameOf(value: unknown): string {
  if (value === null) return "null";
  if (Array.isArray(value)) return "an array";
  return article(typeof value);
}
