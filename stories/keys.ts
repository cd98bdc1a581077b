/** The bytes that a terminal sends for keys; letters and digits are themselves. */
export const keys = {
  up: "\x1b[A",
  down: "\x1b[B",
  right: "\x1b[C",
  left: "\x1b[D",
  home: "\x1b[H",
  end: "\x1b[F",
  pageUp: "\x1b[5~",
  pageDown: "\x1b[6~",
  enter: "\r",
  space: " ",
  tab: "\t",
  shiftTab: "\x1b[Z",
  escape: "\x1b",
  ctrlC: "\x03",
  newLine: "\x1b[13;2u",
} as const;

/** The same write again and again. */
export function times(count: number, write: string): readonly string[] {
  return Array.from({ length: count }, () => write);
}

/** Text from the clipboard, as a terminal marks it. */
export function paste(text: string): string {
  return `\x1b[200~${text}\x1b[201~`;
}
