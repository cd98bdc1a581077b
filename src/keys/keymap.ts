import type { KeyId } from "@earendil-works/pi-tui/dist/keys.js";
import { isErasing, isTyping, type KeyFault, parseKeyId, sentAs } from "./key-id.ts";
import { type KeyAction, type KeyContext, keyTable, type TableEntry, tableEntries } from "./key-table.ts";

/** The keys of every action, in the order in which a person prefers them. */
export type Keymap = Readonly<Record<KeyAction, readonly KeyId[]>>;

/** Context → action → a key or keys, as people write them. */
export type WrittenKeymaps = Readonly<Record<string, Readonly<Record<string, string | readonly string[]>>>>;

/** What is wrong with a keymap. Sentences for it are elsewhere. */
export type KeymapFault =
  | { readonly type: "no-context"; readonly known: readonly string[] }
  | { readonly type: "no-action"; readonly known: readonly string[] }
  | { readonly type: KeyFault; readonly key: string }
  /** Digits choose options; they stay. */
  | { readonly type: "digit" }
  /** Ctrl+Z belongs to the terminal. */
  | { readonly type: "suspends" }
  /** The key would be typed there. */
  | { readonly type: "typed"; readonly key: string }
  | { readonly type: "needed" }
  /** `key` does what `other` does, in the same context or everywhere. */
  | { readonly type: "duplicate"; readonly key: string; readonly other: string };

export interface KeymapIssue {
  /** Context, action, and the place in the list of keys where there is a list. */
  readonly path: readonly (string | number)[];
  readonly fault: KeymapFault;
}

export type ReadKeymap =
  | { readonly ok: true; readonly keymap: Keymap }
  | { readonly ok: false; readonly issues: readonly KeymapIssue[] };

/** The keys of who has set none. */
export const defaultKeymap: Keymap = withDefaults(new Map());

/**
 * The keymap of what a person wrote: their keys in place of the defaults of the same action, all others as they are. A
 * keymap with a fault is none at all, with all of its faults. An empty list takes the keys of an action away.
 */
export function readKeymap(written: WrittenKeymaps): ReadKeymap {
  const issues: KeymapIssue[] = [];
  const given = new Map<KeyAction, readonly KeyId[]>();
  for (const [context, actions] of Object.entries(written)) {
    if (!Object.hasOwn(keyTable, context)) {
      issues.push({ path: [context], fault: { type: "no-context", known: Object.keys(keyTable) } });
      continue;
    }
    const entries = tableEntries.filter((entry) => entry.context === context);
    for (const [name, value] of Object.entries(actions)) {
      const entry = entries.find((known) => known.name === name);
      if (entry === undefined) {
        const known = entries.map((each) => each.name);
        issues.push({ path: [context, name], fault: { type: "no-action", known } });
      } else given.set(entry.action, readKeys(entry, value, issues));
    }
  }
  const keymap = withDefaults(given);
  // A key that is wrong by itself would be named twice.
  if (issues.length === 0) issues.push(...duplicates(keymap, written));
  return issues.length === 0 ? { ok: true, keymap } : { ok: false, issues };
}

function withDefaults(given: ReadonlyMap<KeyAction, readonly KeyId[]>): Keymap {
  const entries = tableEntries.map(({ action, binding }) => [action, given.get(action) ?? binding.keys]);
  // fromEntries forgets the keys, and the table has all of them.
  return Object.fromEntries(entries) as Keymap;
}

function readKeys(
  entry: TableEntry,
  value: string | readonly string[],
  issues: KeymapIssue[],
): readonly KeyId[] {
  const { context, name, binding } = entry;
  const list = typeof value === "string" ? [value] : value;
  if (list.length === 0 && binding.needed) issues.push({ path: [context, name], fault: { type: "needed" } });
  const keys = list.flatMap((written, index) => {
    const place = typeof value === "string" ? [] : [index];
    const parsed = parseKeyId(written);
    const fault = parsed.ok ? unfit(entry, parsed.key) : ({ type: parsed.fault, key: written } as const);
    if (fault !== undefined) issues.push({ path: [context, name, ...place], fault });
    return parsed.ok ? [parsed.key] : [];
  });
  return [...new Set(keys)];
}

/** Why a key that exists can't do this. */
function unfit({ context, binding }: TableEntry, key: KeyId): KeymapFault | undefined {
  if (/^[1-9]$/.test(key)) return { type: "digit" };
  if (key === "ctrl+z") return { type: "suspends" };
  const writes = context !== "main" && context !== "settingsModal" && !binding.whenEmpty;
  return writes && (isTyping(key) || isErasing(key)) ? { type: "typed", key } : undefined;
}

/** What must not share keys with a context: itself, and what holds everywhere. */
const sharedWith: Readonly<Record<KeyContext, readonly KeyContext[]>> = {
  global: ["global"],
  main: ["global", "main"],
  filter: ["global", "filter"],
  questions: ["global", "questions"],
  editor: ["global", "editor"],
  noteEditor: ["global", "noteEditor"],
  settingsModal: ["settingsModal"],
};

function duplicates(keymap: Keymap, written: WrittenKeymaps): KeymapIssue[] {
  return tableEntries.flatMap((entry, at) => {
    const rivals = tableEntries.filter(
      (other, place) =>
        place !== at &&
        (sharedWith[entry.context].includes(other.context) ||
          sharedWith[other.context].includes(entry.context)) &&
        // Told once: at the later of two that a person wrote, or at the one that they wrote.
        (place < at || !isWritten(other, written)),
    );
    if (!isWritten(entry, written)) return [];
    return keymap[entry.action].flatMap((key, index) => {
      const rival = rivals.find((other) =>
        keymap[other.action].some((taken) => sentAs(taken) === sentAs(key)),
      );
      if (rival === undefined) return [];
      const place = Array.isArray(written[entry.context]?.[entry.name]) ? [index] : [];
      const fault = { type: "duplicate", key, other: rival.action } as const;
      return [{ path: [entry.context, entry.name, ...place], fault }];
    });
  });
}

function isWritten({ context, name }: TableEntry, written: WrittenKeymaps): boolean {
  return written[context]?.[name] !== undefined;
}
