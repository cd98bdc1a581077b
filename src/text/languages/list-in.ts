/** How a language puts parts in a row: `a, b, and c`. The formatter is made when it is needed: the first takes ten milliseconds. */
export function listIn(locale: string): (parts: readonly string[]) => string {
  return (parts) => new Intl.ListFormat(locale).format(parts);
}
