/** `{ name: value }`, or nothing when the value is missing or blank: "blank optional fields are treated as omitted". */
export function filled<Name extends string>(name: Name, value: string | undefined): { [K in Name]?: string } {
  if (value === undefined || isBlank(value)) return {};
  return { [name]: value } as { [K in Name]?: string };
}

/** No input of ours is nested deeper; what is gets refused, and must not exhaust the stack before that. */
const DEEPEST = 16;

/**
 * JSON-like data whose strings are well formed Unicode: lone surrogates, which no JSON consumer can take, become U+FFFD.
 * Anything else is kept as it is. What has none is returned itself: a form may be large.
 */
export function wellFormed(value: unknown, depth = 0): unknown {
  if (typeof value === "string") return value.toWellFormed();
  if (value === null || typeof value !== "object" || depth >= DEEPEST) return value;
  if (Array.isArray(value)) return mapped(value, (entry) => wellFormed(entry, depth + 1));
  const keys = Object.keys(value);
  const values = Object.values(value);
  const made = mapped(values, (entry) => wellFormed(entry, depth + 1));
  if (made === values && keys.every((key) => key.isWellFormed())) return value;
  return Object.fromEntries(keys.map((key, index) => [key.toWellFormed(), made[index]]));
}

/** Like `map`, but the list itself where every entry stays what it is. */
export function mapped(list: readonly unknown[], change: (entry: unknown) => unknown): readonly unknown[] {
  let copy: unknown[] | undefined;
  for (let index = 0; index < list.length; index += 1) {
    const entry = change(list[index]);
    if (copy === undefined && entry !== list[index]) copy = list.slice(0, index);
    copy?.push(entry);
  }
  return copy ?? list;
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
