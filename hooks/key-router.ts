import {
  decodeKittyPrintable,
  decodePrintableKey,
  isKeyRelease,
  isKeyRepeat,
  matchesKey,
  parseKey,
} from "@earendil-works/pi-tui/dist/keys.js";
import type { Command } from "../src/form/command.ts";
import type { InputEvent } from "../src/keys/decode.ts";
import { type Focus, matchCommand } from "../src/keys/match.ts";
import { withoutControls } from "../src/text/clean.ts";
import type { FormStore } from "../store/create-form-store.ts";
import { frameOf } from "../store/layout/frame.ts";
import { activeOf, soughtText } from "../store/selectors.ts";
import type { FormState } from "../store/state.ts";
import type { EditorHost } from "./editor-host.ts";
import type { ExternalEditing } from "./external-editor.ts";
import type { FilterSearch } from "./filter-search.ts";
import type { SettingsSession } from "./settings-session.ts";

export interface RouterOptions {
  readonly store: FormStore;
  readonly editors: EditorHost;
  readonly settingsList: () => SettingsSession | undefined;
  readonly external: ExternalEditing;
  readonly search: FilterSearch;
  /** Gives text, or a Backspace, to the field of the filter. */
  readonly feed: (input: string) => void;
  /** To be called after every command. */
  readonly sync: () => void;
}

/**
 * The one keyboard: key or paste → command or text. Keys that came in the same burst as one that left a tab only move
 * on: they were pressed before the next question could be read, so they must not answer it.
 */
export function createRouter(options: RouterOptions): (event: InputEvent) => void {
  const { store, editors, settingsList, external, search, feed, sync } = options;
  let spentBurst = -1;

  return (event) => {
    const state = store.getState();
    if (state.settings === "open" && state.ending === undefined) {
      settingsList()?.handle(event);
      return;
    }
    // What nobody can see yet, or on a screen that is too small, must not be answered.
    const unseen = !state.listening || frameOf(state).panes === undefined;
    if (state.ending !== undefined || external.isAway() || (unseen && answers(event, state))) return;
    if (event.type === "key") onKey(event.sequence, event.burst);
    else if (event.burst !== spentBurst) onPaste(event);
  };

  function onPaste({ text, marked, burst }: Extract<InputEvent, { type: "paste" }>): void {
    const state = store.getState();
    const editor = editors.open();
    if (editor !== undefined) {
      editor.paste(text);
      editors.report();
    } else if (isFiltering(state)) {
      run({ type: "filter", text: soughtText(state) + withoutControls(text), typed: false }, burst);
    } else if (marked || isTextRow(state)) run({ type: "paste", text }, burst);
    else for (const character of text) onKey(character, burst);
  }

  function onKey(sequence: string, burst: number): void {
    const spent = burst === spentBurst;
    const editor = spent ? undefined : editors.open();
    if (editor?.claims(sequence)) {
      type(sequence);
      return;
    }
    const state = store.getState();
    const command = commandOf(sequence, state);
    if (command === undefined) {
      if (editor !== undefined && isText(sequence)) type(sequence);
      else if (!spent && isFiltering(state)) feedKey(sequence);
    } else if (isKeyRepeat(sequence) && !moves(command)) {
      // A key that is held answers once.
    } else if (command.type === "external-editor") {
      if (!spent) external.open();
    } else if (!spent || answersNothing(command)) run(command, burst);
  }

  function type(sequence: string): void {
    editors.open()?.handleKey(sequence);
    editors.report();
  }

  function feedKey(sequence: string): void {
    if (isKeyRelease(sequence)) return;
    if (matchesKey(sequence, "backspace")) feed("\u007f");
    else if (matchesKey(sequence, "ctrl+u")) store.dispatch({ type: "filter", text: "", typed: false });
    else {
      const text = decodePrintableKey(sequence) ?? sequence;
      if (!/[\u0000-\u001f\u007f-\u009f]/.test(text)) feed(text);
    }
  }

  function run(command: Command, burst: number): void {
    search.finish();
    const before = store.getState();
    store.dispatch(command);
    sync();
    if (store.getState().tab !== before.tab) spentBurst = burst;
  }
}

/** Where keys go now. */
function focusOf({ editing, filter, jump }: FormState): Focus {
  if (jump !== undefined) return { context: "questions", empty: jump.text === "" };
  if (editing === undefined && filter?.typing) return { context: "filter", empty: filter.text === "" };
  if (editing === undefined) return { context: "main", empty: false };
  return { context: editing.field.field === "own" ? "editor" : "noteEditor", empty: editing.text === "" };
}

/** The command of a key; a key for settings that can't be shown is an ordinary one. */
function commandOf(sequence: string, state: FormState): Command | undefined {
  const command = matchCommand(sequence, focusOf(state), state.keymap);
  return command?.type === "open-settings" && state.settings === "none" ? undefined : command;
}

/** Whether what is typed is looked for. */
function isFiltering(state: FormState): boolean {
  const { context } = focusOf(state);
  return context === "filter" || context === "questions";
}

function isTextRow(state: FormState): boolean {
  return activeOf(state)?.view.view === "field";
}

const movements: ReadonlySet<Command["type"]> = new Set([
  "next-tab",
  "previous-tab",
  "next-option",
  "previous-option",
  "first-option",
  "last-option",
  "page-down",
  "page-up",
]);

function moves({ type }: Command): boolean {
  return movements.has(type);
}

/** Commands that move or leave, and so can't answer a question that was not read yet. */
function answersNothing(command: Command): boolean {
  return moves(command) || command.type === "cancel" || command.type === "dismiss";
}

/** False for what is no key at all, such as reports of focus and mouse, and for key releases. */
function isText(sequence: string): boolean {
  if (isKeyRelease(sequence)) return false;
  if (!sequence.startsWith("\u001b")) return true;
  return parseKey(sequence) !== undefined || decodeKittyPrintable(sequence) !== undefined;
}

/** Whether an event types or confirms something; keys that move or leave do not. */
function answers(event: InputEvent, state: FormState): boolean {
  if (event.type === "paste") return true;
  const { sequence } = event;
  const command = commandOf(sequence, state);
  if (command !== undefined) return !answersNothing(command) && command.type !== "close-editor";
  return (
    matchesKey(sequence, "enter") ||
    decodeKittyPrintable(sequence) !== undefined ||
    !/^[\u0000-\u001f\u007f]/.test(sequence)
  );
}
