import type { KeyId } from "@earendil-works/pi-tui/dist/keys.js";
import { widthOf } from "../text/wrap.ts";
import { bindingsOf, type KeyAction, type KeyContext } from "./key-table.ts";

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

/** The key of an action that is shortest to write, as people write it. */
export function keyFor(action: KeyAction, ascii = false): string {
  const [context, name] = splitAction(action);
  const [first, ...rest] = bindingsOf(context)[name]?.keys ?? [];
  if (first === undefined) return "";
  const size = (key: KeyId) => widthOf(formatKey(key));
  const shortest = rest.reduce((best, key) => (size(key) < size(best) ? key : best), first);
  return formatKey(shortest, ascii);
}

function splitAction(action: KeyAction): [KeyContext, string] {
  const dot = action.indexOf(".");
  // KeyAction is made of exactly these two parts.
  return [action.slice(0, dot) as KeyContext, action.slice(dot + 1)];
}
