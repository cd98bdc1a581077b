import type { Key } from "ink";

/** The sequences of the keys that Ink tells by a flag instead of text. */
const SEQUENCES = [
  ["upArrow", "A"],
  ["downArrow", "B"],
  ["rightArrow", "C"],
  ["leftArrow", "D"],
  ["home", "H"],
  ["end", "F"],
] as const satisfies readonly (readonly [keyof Key, string])[];

/**
 * What a terminal would have sent for a key that Ink has parsed, so that the one decoder can cut it. Ink's input has
 * no sequence of its own for these keys. Nothing for the release of a key.
 */
export function sequenceOf(input: string, key: Key): string {
  if (key.eventType === "release") return "";
  const modifier = 1 + (key.shift ? 1 : 0) + (key.meta ? 2 : 0) + (key.ctrl ? 4 : 0);
  for (const [flag, final] of SEQUENCES) {
    if (key[flag]) return modifier === 1 ? `\u001b[${final}` : `\u001b[1;${modifier}${final}`;
  }
  return namedSequence(key) ?? textSequence(input, key);
}

function namedSequence(key: Key): string | undefined {
  if (key.pageUp) return "\u001b[5~";
  if (key.pageDown) return "\u001b[6~";
  if (key.delete) return "\u001b[3~";
  if (key.backspace) return key.meta ? "\u001b\u007f" : "\u007f";
  if (key.return) return key.shift ? "\u001b[13;2u" : key.meta ? "\u001b\r" : "\r";
  if (key.tab) return key.shift ? "\u001b[Z" : "\t";
  return key.escape ? "\u001b" : undefined;
}

function textSequence(input: string, { ctrl, meta, shift }: Key): string {
  const text =
    ctrl && input.length === 1 ? String.fromCharCode(input.toUpperCase().charCodeAt(0) & 0x1f) : input;
  // The kitty protocol tells a capital as its small letter with Shift.
  const letter = shift && /^\p{Ll}$/u.test(text) ? text.toUpperCase() : text;
  return meta ? `\u001b${letter}` : letter;
}
