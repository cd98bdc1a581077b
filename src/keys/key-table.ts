import type { KeyId } from "@earendil-works/pi-tui/dist/keys.js";
import type { PlainCommand, SettingsCommand } from "../form/command.ts";

export type { KeyId } from "@earendil-works/pi-tui/dist/keys.js";

/**
 * Where the focus is: each context has its own keys. `global` holds on the form and in its editors; the settings have
 * the keyboard to themselves while they are open.
 */
export type KeyContext =
  | "global"
  | "main"
  | "filter"
  | "questions"
  | "editor"
  | "noteEditor"
  | "settingsModal";

/** One thing that keys do. `help` goes into the README's table. */
export interface KeyBinding {
  /** The keys of who has set none. */
  readonly keys: readonly KeyId[];
  readonly command: PlainCommand | SettingsCommand;
  readonly help: string;
  /** Without a key for it a person would be stuck. */
  readonly needed?: true;
  /** Where text is written it holds only while nothing is typed: its keys may type characters. */
  readonly whenEmpty?: true;
}

/** The key that hands a text to the person's own editor. */
const externalEditor = {
  keys: ["ctrl+g"],
  command: "external-editor",
  help: "open the text in your own editor",
} as const satisfies KeyBinding;

/** The keys that leave an editor while nothing is typed in it; with text in it they move the cursor. */
const whenEmpty = {
  nextTabWhenEmpty: {
    keys: ["tab", "right"],
    command: "next-tab",
    help: "go to the next tab, while nothing is typed",
    whenEmpty: true,
  },
  previousTabWhenEmpty: {
    keys: ["shift+tab", "left"],
    command: "previous-tab",
    help: "go to the previous tab, while nothing is typed",
    whenEmpty: true,
  },
  nextOptionWhenEmpty: {
    keys: ["down"],
    command: "next-option",
    help: "move down, while nothing is typed",
    whenEmpty: true,
  },
  previousOptionWhenEmpty: {
    keys: ["up"],
    command: "previous-option",
    help: "move up, while nothing is typed",
    whenEmpty: true,
  },
  firstOptionWhenEmpty: {
    keys: ["home"],
    command: "first-option",
    help: "move to the first row, while nothing is typed",
    whenEmpty: true,
  },
  lastOptionWhenEmpty: {
    keys: ["end"],
    command: "last-option",
    help: "move to the last row, while nothing is typed",
    whenEmpty: true,
  },
  pageUpWhenEmpty: {
    keys: ["pageUp"],
    command: "page-up",
    help: "scroll up, while nothing is typed",
    whenEmpty: true,
  },
  pageDownWhenEmpty: {
    keys: ["pageDown"],
    command: "page-down",
    help: "scroll down, while nothing is typed",
    whenEmpty: true,
  },
} as const satisfies Record<string, KeyBinding>;

/**
 * THE key table: matching, footer hints, the settings and the README's table come from it. Digits 1–9 are fixed and stand
 * outside. Names and defaults are those of the ask-user contract; paging and first/last are ask-form's.
 */
export const keyTable = {
  global: {
    dismiss: { keys: ["ctrl+c"], command: "dismiss", help: "dismiss the form", needed: true },
    settings: {
      keys: ["?"],
      command: "open-settings",
      help: "open the settings; in an editor, while nothing is typed",
      whenEmpty: true,
    },
    questions: {
      keys: ["ctrl+o"],
      command: "open-questions",
      help: "list the questions, to go to one of them",
    },
  },
  main: {
    confirm: {
      keys: ["enter"],
      command: "confirm",
      help: "choose and go on; several answers: go on",
      needed: true,
    },
    cancel: { keys: ["escape", "ctrl+["], command: "cancel", help: "cancel the form" },
    toggle: { keys: ["space"], command: "toggle", help: "select or clear the highlighted row", needed: true },
    changeQuestionType: {
      keys: ["t"],
      command: "change-type",
      help: "switch between one answer and several",
    },
    nextTab: { keys: ["tab", "right"], command: "next-tab", help: "go to the next tab", needed: true },
    previousTab: { keys: ["shift+tab", "left"], command: "previous-tab", help: "go to the previous tab" },
    nextOption: { keys: ["down"], command: "next-option", help: "move down", needed: true },
    previousOption: { keys: ["up"], command: "previous-option", help: "move up", needed: true },
    firstOption: { keys: ["home"], command: "first-option", help: "move to the first row" },
    lastOption: { keys: ["end"], command: "last-option", help: "move to the last row" },
    pageDown: { keys: ["pageDown"], command: "page-down", help: "scroll the preview or the list down" },
    pageUp: { keys: ["pageUp"], command: "page-up", help: "scroll the preview or the list up" },
    optionNote: { keys: ["n"], command: "option-note", help: "write a note on the highlighted option" },
    questionNote: { keys: ["shift+n"], command: "question-note", help: "write a note on the question" },
    filter: { keys: ["/"], command: "open-filter", help: "look for options by typing" },
    selectAll: { keys: ["a"], command: "select-all", help: "select all options that were found, of several" },
    selectNone: {
      keys: ["shift+a"],
      command: "select-none",
      help: "clear all options that were found, of several",
    },
  },
  filter: {
    accept: {
      keys: ["enter"],
      command: "accept-filter",
      help: "choose what is highlighted; several answers: go back to the list",
      needed: true,
    },
    leave: { keys: ["tab"], command: "leave-filter", help: "go back to the list, which stays filtered" },
    close: {
      keys: ["escape", "ctrl+["],
      command: "close-filter",
      help: "show all options again",
      needed: true,
    },
    nextOption: { keys: ["down"], command: "next-option", help: "move down", needed: true },
    previousOption: { keys: ["up"], command: "previous-option", help: "move up", needed: true },
    pageDown: { keys: ["pageDown"], command: "page-down", help: "scroll the list down" },
    pageUp: { keys: ["pageUp"], command: "page-up", help: "scroll the list up" },
  },
  questions: {
    accept: {
      keys: ["enter"],
      command: "accept-question",
      help: "go to the highlighted question",
      needed: true,
    },
    close: { keys: ["escape", "ctrl+["], command: "close-questions", help: "close the list", needed: true },
    nextOption: { keys: ["down"], command: "next-option", help: "move down", needed: true },
    previousOption: { keys: ["up"], command: "previous-option", help: "move up", needed: true },
    pageDown: { keys: ["pageDown"], command: "page-down", help: "move down ten" },
    pageUp: { keys: ["pageUp"], command: "page-up", help: "move up ten" },
  },
  editor: {
    submit: { keys: ["enter"], command: "submit-editor", help: "keep the answer and go on", needed: true },
    close: {
      keys: ["escape", "ctrl+["],
      command: "close-editor",
      help: "keep the text and leave the editor",
      needed: true,
    },
    externalEditor,
    ...whenEmpty,
  },
  noteEditor: {
    save: { keys: ["enter"], command: "submit-editor", help: "keep the note", needed: true },
    close: {
      keys: ["escape", "ctrl+["],
      command: "close-editor",
      help: "keep the note and leave the editor",
      needed: true,
    },
    externalEditor,
    ...whenEmpty,
  },
  settingsModal: {
    close: {
      keys: ["escape", "ctrl+c", "?", "ctrl+["],
      command: "close-settings",
      help: "close the settings",
      needed: true,
    },
    nextOption: { keys: ["down"], command: "next-setting", help: "move down", needed: true },
    previousOption: { keys: ["up"], command: "previous-setting", help: "move up", needed: true },
    toggle: {
      keys: ["enter", "space"],
      command: "toggle-setting",
      help: "switch the highlighted setting; on the last row twice: reset all settings",
      needed: true,
    },
  },
} as const satisfies Record<KeyContext, Record<string, KeyBinding>>;

/** `main.nextTab` and so on. */
export type KeyAction = {
  [C in KeyContext]: `${C}.${Extract<keyof (typeof keyTable)[C], string>}`;
}[KeyContext];

/** An action of the table with the context that it belongs to. */
export interface TableEntry {
  readonly context: KeyContext;
  readonly name: string;
  readonly action: KeyAction;
  readonly binding: KeyBinding;
}

/** All actions, in the order of the table. */
export const tableEntries: readonly TableEntry[] = Object.entries(keyTable).flatMap(([context, bindings]) =>
  Object.entries<KeyBinding>(bindings).map(([name, binding]) => ({
    // Object.entries widens both; KeyAction is made of exactly these two parts.
    context: context as KeyContext,
    name,
    action: `${context}.${name}` as KeyAction,
    binding,
  })),
);
