import type { KeyId } from "@earendil-works/pi-tui/dist/keys.js";
import type { PlainCommand } from "../form/command.ts";

/** Where the focus is: each context has its own keys, `global` holds in all of them. */
export type KeyContext = "global" | "main" | "editor" | "noteEditor";

/** One thing that keys do. `help` goes into the README's table. */
export interface KeyBinding {
  readonly keys: readonly KeyId[];
  readonly command: PlainCommand;
  readonly help: string;
}

/** The keys that leave an editor while nothing is typed in it; with text in it they move the cursor. */
const whenEmpty = {
  nextTabWhenEmpty: {
    keys: ["tab", "right"],
    command: "next-tab",
    help: "go to the next tab, while nothing is typed",
  },
  previousTabWhenEmpty: {
    keys: ["shift+tab", "left"],
    command: "previous-tab",
    help: "go to the previous tab, while nothing is typed",
  },
  nextOptionWhenEmpty: { keys: ["down"], command: "next-option", help: "move down, while nothing is typed" },
  previousOptionWhenEmpty: {
    keys: ["up"],
    command: "previous-option",
    help: "move up, while nothing is typed",
  },
  firstOptionWhenEmpty: {
    keys: ["home"],
    command: "first-option",
    help: "move to the first row, while nothing is typed",
  },
  lastOptionWhenEmpty: {
    keys: ["end"],
    command: "last-option",
    help: "move to the last row, while nothing is typed",
  },
  pageUpWhenEmpty: { keys: ["pageUp"], command: "page-up", help: "scroll up, while nothing is typed" },
  pageDownWhenEmpty: {
    keys: ["pageDown"],
    command: "page-down",
    help: "scroll down, while nothing is typed",
  },
} as const satisfies Record<string, KeyBinding>;

/**
 * THE key table: matching, footer hints and the README's table come from it. Digits 1–9 are fixed and stand outside.
 * Names and defaults are those of the ask-user contract; paging and first/last are ask-form's.
 */
export const keyTable = {
  global: {
    dismiss: { keys: ["ctrl+c"], command: "dismiss", help: "dismiss the form" },
  },
  main: {
    confirm: { keys: ["enter"], command: "confirm", help: "choose and go on; several answers: go on" },
    cancel: { keys: ["escape", "ctrl+["], command: "cancel", help: "cancel the form" },
    toggle: { keys: ["space"], command: "toggle", help: "select or clear the highlighted row" },
    changeQuestionType: {
      keys: ["t"],
      command: "change-type",
      help: "switch between one answer and several",
    },
    nextTab: { keys: ["tab", "right"], command: "next-tab", help: "go to the next tab" },
    previousTab: { keys: ["shift+tab", "left"], command: "previous-tab", help: "go to the previous tab" },
    nextOption: { keys: ["down"], command: "next-option", help: "move down" },
    previousOption: { keys: ["up"], command: "previous-option", help: "move up" },
    firstOption: { keys: ["home"], command: "first-option", help: "move to the first row" },
    lastOption: { keys: ["end"], command: "last-option", help: "move to the last row" },
    pageDown: { keys: ["pageDown"], command: "page-down", help: "scroll the preview or the list down" },
    pageUp: { keys: ["pageUp"], command: "page-up", help: "scroll the preview or the list up" },
    optionNote: { keys: ["n"], command: "option-note", help: "write a note on the highlighted option" },
    questionNote: { keys: ["shift+n"], command: "question-note", help: "write a note on the question" },
  },
  editor: {
    submit: { keys: ["enter"], command: "submit-editor", help: "keep the answer and go on" },
    close: {
      keys: ["escape", "ctrl+["],
      command: "close-editor",
      help: "keep the text and leave the editor",
    },
    ...whenEmpty,
  },
  noteEditor: {
    save: { keys: ["enter"], command: "submit-editor", help: "keep the note" },
    close: {
      keys: ["escape", "ctrl+["],
      command: "close-editor",
      help: "keep the note and leave the editor",
    },
    ...whenEmpty,
  },
} as const satisfies Record<KeyContext, Record<string, KeyBinding>>;

/** `main.nextTab` and so on. */
export type KeyAction = {
  [C in KeyContext]: `${C}.${Extract<keyof (typeof keyTable)[C], string>}`;
}[KeyContext];

/** The bindings of a context by name. */
export function bindingsOf(context: KeyContext): Readonly<Record<string, KeyBinding>> {
  return keyTable[context];
}

/** Whether a binding holds only while nothing is typed in the editor. */
export function isWhenEmpty(name: string): boolean {
  return name.endsWith("WhenEmpty");
}
