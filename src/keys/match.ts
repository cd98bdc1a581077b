import { isKeyRelease, matchesKey, parseKey } from "@earendil-works/pi-tui/dist/keys.js";
import type { Command } from "../form/command.ts";
import { bindingsOf, isWhenEmpty, type KeyContext } from "./key-table.ts";

/** What the router knows about the focus when a key arrives. */
export interface Focus {
  readonly context: Exclude<KeyContext, "global">;
  /** True while the open editor has no text. */
  readonly empty: boolean;
}

/**
 * The command that a key sequence means where the focus is, or undefined when no command claims it.
 *
 * @param sequence - one whole sequence as the terminal sent it: `"\r"`, `"\x1b[A"`, `"n"`, `"\x1b[110;2u"`
 */
export function matchCommand(sequence: string, focus: Focus): Command | undefined {
  if (isKeyRelease(sequence)) return undefined;
  const editing = focus.context !== "main";
  // In an editor a line feed (Ctrl+J, Shift+Enter on some terminals) is text.
  if (editing && sequence === "\n") return undefined;
  for (const context of ["global", focus.context] as const) {
    for (const [name, { keys, command }] of Object.entries(bindingsOf(context))) {
      if (isWhenEmpty(name) && !focus.empty) continue;
      if (keys.some((key) => matchesKey(sequence, key))) return { type: command };
    }
  }
  return editing ? undefined : digitCommand(sequence);
}

function digitCommand(sequence: string): Command | undefined {
  const key = parseKey(sequence);
  return key !== undefined && /^[1-9]$/.test(key) ? { type: "digit", digit: Number(key) } : undefined;
}
