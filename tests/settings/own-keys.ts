import { tableEntries } from "../../src/keys/key-table.ts";
import { merge } from "../../src/settings/merge.ts";
import type { Settings } from "../../src/settings/schema.ts";

/** So many keys a writer has of its own, with up to three writers. */
export const ownKeys = 13;

/** A keymap with key `index` of a writer: keys and actions that no other writer and no default has. */
export function ownKey(writer: number, index: number): Settings["keymaps"] {
  const place = writer * ownKeys + (index % ownKeys);
  const entry = tableEntries[place];
  if (entry === undefined) throw new Error("ownKey: the key table has too few actions");
  const letter = String.fromCharCode(97 + (place % 26));
  return { [entry.context]: { [entry.name]: `${place < 26 ? "alt" : "ctrl+alt"}+${letter}` } };
}

/** The first `count` keys of these writers. */
export function ownKeymaps(writers: readonly number[], count: number): Readonly<Record<string, unknown>> {
  const all = writers.flatMap((writer) =>
    Array.from({ length: count }, (_value, index) => ownKey(writer, index)),
  );
  return all.reduce<Readonly<Record<string, unknown>>>(merge, {});
}
