import { decodePrintableKey, type KeyId, matchesKey } from "@earendil-works/pi-tui/dist/keys.js";

/** What terminals of the old kind send for Ctrl with these characters, where pi-tui knows one of them only. */
const controlBytes: Readonly<Record<string, readonly string[]>> = {
  "\u0000": ["ctrl+@", "ctrl+2"],
  "\u001b": ["ctrl+3"],
  "\u001c": ["ctrl+4"],
  "\u001d": ["ctrl+5"],
  "\u001e": ["ctrl+^", "ctrl+6"],
  "\u001f": ["ctrl+/", "ctrl+7", "ctrl+_"],
  "\u007f": ["ctrl+8", "ctrl+?"],
};

/** Whether a sequence, however the terminal writes it, is this key. */
export function isPressed(sequence: string, key: KeyId): boolean {
  if (matchesKey(sequence, key)) return true;
  if (controlBytes[sequence]?.includes(key)) return true;
  // A character is the key that typed it, whatever it is typed with on that keyboard.
  if (key.length === 1 && !/[a-z]/.test(key)) return decodePrintableKey(sequence) === key;
  const letter = /^shift\+alt\+([a-z])$/.exec(key)?.[1];
  return letter !== undefined && sequence === `\u001b${letter.toUpperCase()}`;
}
