declare global {
  // Node.js 22 has both; the library of TypeScript doesn't know them yet.
  interface JSON {
    parse(
      text: string,
      reviver: (this: unknown, key: string, value: unknown, context: { readonly source?: string }) => unknown,
    ): unknown;
    rawJSON(text: string): unknown;
  }
}

/**
 * The value of a JSON text, in which numbers that JavaScript can't hold are kept as they are written. Throws for what is
 * no JSON, and a RangeError for what is nested too deeply.
 */
export function parseKeepingNumbers(text: string): unknown {
  return JSON.parse(text.replace(/^\ufeff/, ""), (_key, value, { source }) =>
    typeof value === "number" && source !== undefined && !holds(value, source) ? JSON.rawJSON(source) : value,
  );
}

/** 15 digits are kept by every number that is not too large. */
function holds(value: number, source: string): boolean {
  return Number.isFinite(value) && source.replace(/\D/g, "").length <= 15;
}

/** JSON as people edit it, indented like the text that it takes the place of. */
export function toJsonText(value: unknown, before: string | undefined): string {
  const indent = before?.match(/^[ \t]+(?=")/m)?.[0] ?? "  ";
  return `${JSON.stringify(value, null, indent)}\n`;
}
