import type { KeyId } from "@earendil-works/pi-tui/dist/keys.js";
import { widthOf } from "../text/wrap.ts";
import type { KeyAction } from "./key-table.ts";
import type { Keymap } from "./keymap.ts";

const GLYPHS: Readonly<Record<string, string>> = {
  up: "↑",
  down: "↓",
  left: "←",
  right: "→",
  escape: "esc",
  pageUp: "pgup",
  pageDown: "pgdn",
};

const ASCII_GLYPHS: Readonly<Record<string, string>> = {
  ...GLYPHS,
  up: "up",
  down: "down",
  left: "left",
  right: "right",
};

/** A key as people write it: `↑`, `esc`, `Shift+N`, `Ctrl+C`. */
export function formatKey(key: KeyId, ascii = false): string {
  const parts = key.split("+");
  const last = parts.pop() ?? "";
  const glyphs = ascii ? ASCII_GLYPHS : GLYPHS;
  const name = parts.length > 0 && last.length === 1 ? last.toUpperCase() : (glyphs[last] ?? last);
  return [...parts.map((part) => (part[0] ?? "").toUpperCase() + part.slice(1)), name].join("+");
}

/** The key of an action that is shortest to write, as people write it; empty where it has none. */
export function keyFor(action: KeyAction, keymap: Keymap, ascii = false): string {
  const [first, ...rest] = keymap[action];
  if (first === undefined) return "";
  const size = (key: KeyId) => widthOf(formatKey(key));
  const shortest = rest.reduce((best, key) => (size(key) < size(best) ? key : best), first);
  return formatKey(shortest, ascii);
}
