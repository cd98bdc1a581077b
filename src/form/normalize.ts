/** `{ name: value }`, or nothing when the value is missing or blank: "blank optional fields are treated as omitted". */
export function filled<Name extends string>(name: Name, value: string | undefined): { [K in Name]?: string } {
  if (value === undefined || isBlank(value)) return {};
  return { [name]: value } as { [K in Name]?: string };
}

/** No input of ours is nested deeper; what is gets refused, and must not exhaust the stack before that. */
const DEEPEST = 16;

/**
 * A deep copy of JSON-like data whose strings are well formed Unicode: lone surrogates, which no JSON consumer can
 * take, become U+FFFD. Anything else is kept as it is.
 */
export function wellFormed(value: unknown, depth = 0): unknown {
  if (typeof value === "string") return value.toWellFormed();
  if (value === null || typeof value !== "object" || depth >= DEEPEST) return value;
  if (Array.isArray(value)) return value.map((entry) => wellFormed(entry, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [key.toWellFormed(), wellFormed(entry, depth + 1)]),
  );
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Matches text in which something can be seen: more than white space, control and format characters. */
export const VISIBLE = /[^\s\p{Cc}\p{Cf}\p{Cs}]/u;

/** True for text in which nothing can be seen. Other values aren't text. */
export function isBlank(value: unknown): boolean {
  return typeof value === "string" && !VISIBLE.test(value);
}
