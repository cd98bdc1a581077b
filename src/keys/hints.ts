import type { KeyId } from "@earendil-works/pi-tui/dist/keys.js";
import { copyFor, type Language } from "../text/languages/index.ts";
import { widthOf } from "../text/wrap.ts";
import type { KeyAction } from "./key-table.ts";
import type { Keymap } from "./keymap.ts";

const ARROWS: Readonly<Record<string, string>> = { up: "↑", down: "↓", left: "←", right: "→" };

/** What a key is written on. */
interface KeyScreen {
  readonly ascii: boolean;
  readonly language: Language;
}

const english: KeyScreen = { ascii: false, language: "en" };

/** A key as people write it: `↑`, `esc`, `Shift+N`, `Ctrl+C`. */
export function formatKey(key: KeyId, screen = english): string {
  const [, held = "", last = ""] = /^((?:[a-z]+\+)*)(.+)$/i.exec(key) ?? [];
  const parts = held.split("+").slice(0, -1);
  const names: Readonly<Record<string, string>> = copyFor(screen).keys;
  const arrow = screen.ascii ? undefined : ARROWS[last];
  const name = parts.length > 0 && last.length === 1 ? last.toUpperCase() : (arrow ?? names[last] ?? last);
  return [...parts.map((part) => names[part] ?? part), name].join("+");
}

/** The key of an action that is shortest to write, as people write it; empty where it has none. */
export function keyFor(action: KeyAction, keymap: Keymap, screen = english): string {
  const known = written.get(keymap) ?? new Map<string, string>();
  written.set(keymap, known);
  const place = `${action} ${screen.ascii} ${screen.language}`;
  const text = known.get(place) ?? shortestKey(action, keymap, screen);
  known.set(place, text);
  return text;
}

/** What was found for a keymap: every frame asks for a dozen keys. */
const written = new WeakMap<Keymap, Map<string, string>>();

function shortestKey(action: KeyAction, keymap: Keymap, screen: KeyScreen): string {
  const [first, ...rest] = keymap[action];
  if (first === undefined) return "";
  const size = (key: KeyId) => widthOf(formatKey(key, { ...screen, ascii: false }));
  const shortest = rest.reduce((best, key) => (size(key) < size(best) ? key : best), first);
  return formatKey(shortest, screen);
}
