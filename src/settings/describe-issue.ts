import type * as z from "zod/mini";
import type { Catalogue } from "../text/languages/index.ts";

type Sentences = Catalogue["settings"];

/** Sentences for zod's issues, where the schema brings none of its own. For `safeParse(value, { error })`. */
export function issueSentences(say: Sentences): (issue: z.core.$ZodRawIssue) => string | undefined {
  return (issue) => {
    switch (issue.code) {
      case "invalid_type": {
        const expected = valueName(issue.expected, say);
        return issue.input === undefined
          ? say.missing(expected)
          : say.wrong(expected, nameOfValue(issue.input, say));
      }
      case "invalid_value":
        return say.oneOf(issue.values.map(String));
      default:
        return undefined;
    }
  };
}

/** What a value of JSON is, in words. */
export function nameOfValue(value: unknown, say: Sentences): string {
  return valueName(value === null ? "null" : Array.isArray(value) ? "array" : typeof value, say);
}

function valueName(type: string, { values }: Sentences): string {
  return new Map(Object.entries(values)).get(type) ?? type;
}
