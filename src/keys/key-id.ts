import type { KeyId } from "@earendil-works/pi-tui/dist/keys.js";

/** Why a key can't be had. */
export type KeyFault =
  /** There is no key of this name. */
  | "unknown"
  /** One letter in upper case: with Shift or without? */
  | "ambiguous"
  /** Shift with a character that has no upper case: terminals send what the two make. */
  | "shifted";

export type ParsedKey =
  | { readonly ok: true; readonly key: KeyId }
  | { readonly ok: false; readonly fault: KeyFault };

/** In the order in which they are written. */
const modifiers = ["ctrl", "shift", "alt", "super"] as const;
type Modifier = (typeof modifiers)[number];

const modifierNames: Readonly<Record<string, Modifier>> = {
  ctrl: "ctrl",
  control: "ctrl",
  ctl: "ctrl",
  shift: "shift",
  alt: "alt",
  option: "alt",
  opt: "alt",
  meta: "alt",
  super: "super",
  cmd: "super",
  command: "super",
  win: "super",
};

const specialKeys = [
  ..."escape enter tab space backspace delete insert clear home end pageUp pageDown up down left right".split(
    " ",
  ),
  ...Array.from({ length: 12 }, (_value, index) => `f${index + 1}`),
];

/** Names of special keys in lower case, other usual ones included. */
const specialNames: ReadonlyMap<string, string> = new Map([
  ...specialKeys.map((key): [string, string] => [key.toLowerCase(), key]),
  ["esc", "escape"],
  ["return", "enter"],
  ["cr", "enter"],
  ["spacebar", "space"],
  [" ", "space"],
  ["bs", "backspace"],
  ["del", "delete"],
  ["ins", "insert"],
  ["pgup", "pageUp"],
  ["pgdn", "pageDown"],
  ["pgdown", "pageDown"],
  ["arrowup", "up"],
  ["arrowdown", "down"],
  ["arrowleft", "left"],
  ["arrowright", "right"],
  ["↑", "up"],
  ["↓", "down"],
  ["←", "left"],
  ["→", "right"],
]);

const symbols = "`-=[]\\;',./!@#$%^&*()_+|~{}:<>?";

/**
 * The pi-tui id of a key that a person wrote: `Escape`, `return`, `Control+C`, `ctrl-c`, `Shift+N`, `page up`. Modifiers
 * come in one order, so that the same key has one id.
 */
export function parseKeyId(written: string): ParsedKey {
  const held = new Set<Modifier>();
  let rest = written === " " ? written : written.trim();
  for (let split = splitModifier(rest); split !== undefined; split = splitModifier(rest)) {
    if (held.has(split.modifier)) return { ok: false, fault: "unknown" };
    held.add(split.modifier);
    rest = split.rest;
  }
  const base = baseOf(rest);
  if (base === undefined) return { ok: false, fault: "unknown" };
  if (isNeverSent(base, held)) return { ok: false, fault: "unknown" };
  if (held.size === 0 && /^[A-Z]$/.test(rest)) return { ok: false, fault: "ambiguous" };
  if (held.has("shift") && held.size === 1 && /^[^a-zA-Z]$/u.test(base))
    return { ok: false, fault: "shifted" };
  const prefix = modifiers.filter((modifier) => held.has(modifier)).map((modifier) => `${modifier}+`);
  // Made of the names that pi-tui's type lists.
  return { ok: true, key: `${prefix.join("")}${base}` as KeyId };
}

function splitModifier(text: string): { modifier: Modifier; rest: string } | undefined {
  const match = /^([a-z]+)\s*[+-]\s*(.+)$/is.exec(text);
  const name = match?.[1]?.toLowerCase() ?? "";
  const modifier = Object.hasOwn(modifierNames, name) ? modifierNames[name] : undefined;
  return modifier === undefined ? undefined : { modifier, rest: match?.[2] ?? "" };
}

/** Combinations that pi-tui does not recognize, whatever a terminal sends for them. */
function isNeverSent(base: string, held: ReadonlySet<Modifier>): boolean {
  if (base === "escape") return held.size > 0;
  return base === "clear" && (held.size > 1 || held.has("alt") || held.has("super"));
}

function baseOf(text: string): string | undefined {
  if (text.length === 1 && (/[a-z0-9]/i.test(text) || symbols.includes(text))) return text.toLowerCase();
  const name = text === " " ? text : text.toLowerCase().replace(/[\s_-]/g, "");
  return specialNames.get(name);
}

/** Whether a key types a character where text is written. */
export function isTyping(key: KeyId): boolean {
  const base = key.replace(/^shift\+/, "");
  return base.length === 1 || base === "space";
}

/** Whether a key takes away what was typed. */
export function isErasing(key: KeyId): boolean {
  return ["backspace", "delete"].includes(sentAs(key));
}

/** Keys that terminals of the old kind send as the same bytes; written as the name that people know. */
const sameBytes: Readonly<Record<string, string>> = {
  "ctrl+i": "tab",
  "ctrl+m": "enter",
  "ctrl+j": "enter",
  "ctrl+[": "escape",
  "ctrl+3": "escape",
  "ctrl+h": "backspace",
  "ctrl+8": "backspace",
  "ctrl+?": "backspace",
  "ctrl+_": "ctrl+-",
  "ctrl+/": "ctrl+-",
  "ctrl+7": "ctrl+-",
  "ctrl+@": "ctrl+space",
  "ctrl+2": "ctrl+space",
  "ctrl+4": "ctrl+\\",
  "ctrl+5": "ctrl+]",
  "ctrl+6": "ctrl+^",
};

/** The same for keys that some terminals can't tell apart. */
export function sentAs(key: KeyId): string {
  const letter = /^ctrl\+shift\+([a-z])$/.exec(key)?.[1];
  const plain = letter === undefined ? key : `ctrl+${letter}`;
  return Object.hasOwn(sameBytes, plain) ? (sameBytes[plain] ?? plain) : plain;
}
