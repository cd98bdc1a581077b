import { isKeyRelease, matchesKey, parseKey } from "@earendil-works/pi-tui/dist/keys.js";
import type { Command, PlainCommand, SettingsCommand } from "../form/command.ts";
import { isTyping } from "./key-id.ts";
import { isWhenEmpty, type KeyContext, tableEntries } from "./key-table.ts";
import type { Keymap } from "./keymap.ts";

/** What the router knows about the focus when a key arrives. */
export interface Focus {
  readonly context: Exclude<KeyContext, "global" | "settingsModal">;
  /** True while the open editor has no text. */
  readonly empty: boolean;
}

/**
 * The command that a key sequence means where the focus is, or undefined when no command claims it.
 *
 * @param sequence - one whole sequence as the terminal sent it: `"\r"`, `"\x1b[A"`, `"n"`, `"\x1b[110;2u"`
 */
export function matchCommand(sequence: string, focus: Focus, keymap: Keymap): Command | undefined {
  if (isKeyRelease(sequence)) return undefined;
  const editing = focus.context !== "main";
  // In an editor a line feed (Ctrl+J, Shift+Enter on some terminals) is text.
  if (editing && sequence === "\n") return undefined;
  const typing = editing && !focus.empty;
  const found = tableEntries.find(({ context, name, action }) => {
    if (context !== "global" && context !== focus.context) return false;
    if (isWhenEmpty(name) && typing) return false;
    return keymap[action].some((key) => !(typing && isTyping(key)) && matchesKey(sequence, key));
  });
  const command = found?.binding.command;
  if (command !== undefined && !isSettingsCommand(command)) return { type: command };
  return editing ? undefined : digitCommand(sequence);
}

function digitCommand(sequence: string): Command | undefined {
  const key = parseKey(sequence);
  return key !== undefined && /^[1-9]$/.test(key) ? { type: "digit", digit: Number(key) } : undefined;
}

/** The command that a key sequence means while the settings are open. */
export function matchSettings(sequence: string, keymap: Keymap): SettingsCommand | undefined {
  if (isKeyRelease(sequence)) return undefined;
  const found = tableEntries.find(
    ({ context, action }) =>
      context === "settingsModal" && keymap[action].some((key) => matchesKey(sequence, key)),
  );
  const command = found?.binding.command;
  return command !== undefined && isSettingsCommand(command) ? command : undefined;
}

const settingsCommands: ReadonlySet<string> = new Set([
  "close-settings",
  "next-setting",
  "previous-setting",
  "toggle-setting",
] satisfies SettingsCommand[]);

function isSettingsCommand(command: PlainCommand | SettingsCommand): command is SettingsCommand {
  return settingsCommands.has(command);
}
