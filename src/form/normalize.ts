/** `{ name: value }`, or nothing when the value is missing or blank: "blank optional fields are treated as omitted". */
export function filled<Name extends string>(name: Name, value: string | undefined): { [K in Name]?: string } {
  if (value === undefined || value.trim() === "") return {};
  return { [name]: value } as { [K in Name]?: string };
}

/**
 * A deep copy of JSON-like data whose strings are well formed Unicode: lone surrogates, which no JSON consumer can
 * take, become U+FFFD. Anything else is kept as it is.
 */
export function wellFormed(value: unknown): unknown {
  if (typeof value === "string") return value.toWellFormed();
  if (Array.isArray(value)) return value.map(wellFormed);
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [key.toWellFormed(), wellFormed(entry)]),
  );
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** True for text without a visible character; not for values that are no text. */
export function isBlank(value: unknown): boolean {
  return typeof value === "string" && value.trim() === "";
}
