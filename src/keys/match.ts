import { decodePrintableKey, isKeyRelease, parseKey } from "@earendil-works/pi-tui/dist/keys.js";
import type { Command, PlainCommand, SettingsCommand } from "../form/command.ts";
import { isTyping } from "./key-id.ts";
import { type KeyContext, tableEntries } from "./key-table.ts";
import type { Keymap } from "./keymap.ts";
import { isPressed } from "./pressed.ts";

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
  // What is looked for can begin with any key.
  const field = focus.context === "filter" || focus.context === "questions";
  const typing = editing && (!focus.empty || field);
  const found = tableEntries.find(({ context, action, binding }) => {
    if (context !== "global" && context !== focus.context) return false;
    if (typing && binding.whenEmpty) return false;
    return keymap[action].some((key) => {
      // In an editor a line feed (Ctrl+J, Shift+Enter on some terminals) is text, unless it has a meaning by itself.
      if (editing && sequence === "\n" && key !== "ctrl+j") return false;
      return !(typing && isTyping(key)) && isPressed(sequence, key);
    });
  });
  const command = found?.binding.command;
  if (command !== undefined && !isSettingsCommand(command)) return { type: command };
  return editing ? undefined : digitCommand(sequence);
}

function digitCommand(sequence: string): Command | undefined {
  // On some keyboards digits are typed with Shift.
  const key = decodePrintableKey(sequence) ?? parseKey(sequence);
  return key !== undefined && /^[1-9]$/.test(key) ? { type: "digit", digit: Number(key) } : undefined;
}

/** The command that a key sequence means while the settings are open. */
export function matchSettings(sequence: string, keymap: Keymap): SettingsCommand | undefined {
  if (isKeyRelease(sequence)) return undefined;
  const found = tableEntries.find(
    ({ context, action }) =>
      context === "settingsModal" && keymap[action].some((key) => isPressed(sequence, key)),
  );
  const command = found?.binding.command;
  if (command !== undefined) return isSettingsCommand(command) ? command : undefined;
  // Whatever a keymap says, nobody is locked in: not every terminal can send every key.
  return isPressed(sequence, "escape") || isPressed(sequence, "ctrl+c") ? "close-settings" : undefined;
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
