import type { Behaviour } from "./behaviour.ts";
import type { Ending } from "./ending.ts";

/** Which text is being edited. Rows count from 0. */
export type Field =
  | { readonly field: "own" }
  | { readonly field: "note" }
  | { readonly field: "option-note"; readonly row: number };

/** Why a text did not come back from the person's own editor. */
export type EditorFault = "no-editor" | "editor-failed" | "text-unreadable" | "text-too-large";

/** Everything that a person, a terminal or the asking program can do to an open form. */
export type Command =
  | { readonly type: PlainCommand }
  | { readonly type: "digit"; readonly digit: number }
  /** The whole text of the open editor, and how many rows it takes on the screen. */
  | { readonly type: "edit"; readonly text: string; readonly rows: number; readonly completing: boolean }
  /** What is looked for in the options; `typed` where it was typed into the field. */
  | { readonly type: "filter"; readonly text: string; readonly typed: boolean }
  /** The options that match this text, best first; found outside, since long lists take long. */
  | { readonly type: "matches"; readonly text: string; readonly rows: readonly number[] }
  /** Text pasted while no editor was open. */
  | { readonly type: "paste"; readonly text: string }
  /** The person's own editor gave no text. */
  | { readonly type: "editor-fault"; readonly fault: EditorFault }
  /** How many lines the preview takes that is shown, told by who draws it. */
  | { readonly type: "preview-lines"; readonly lines: number }
  | { readonly type: "resize"; readonly columns: number; readonly rows: number }
  /** The settings were changed while the form is open. */
  | { readonly type: "adjust"; readonly behaviour: Behaviour }
  /** The settings were closed, which lie over the form. */
  | { readonly type: "settings-closed" }
  | { readonly type: "end"; readonly ending: Ending };

/** Commands without content; each can be bound to keys. */
export type PlainCommand =
  | "next-tab"
  | "previous-tab"
  | "next-option"
  | "previous-option"
  | "first-option"
  | "last-option"
  | "page-down"
  | "page-up"
  | "confirm"
  | "toggle"
  | "cancel"
  | "dismiss"
  | "change-type"
  | "option-note"
  | "question-note"
  | "submit-editor"
  | "close-editor"
  | "open-settings"
  | "open-filter"
  | "accept-filter"
  | "close-filter"
  | "leave-filter"
  | "select-all"
  | "select-none"
  | "open-questions"
  | "accept-question"
  | "close-questions"
  /** Opens the text in the person's own editor; what comes back is an `edit`, or an `editor-fault`. */
  | "external-editor"
  /** Keys count from now on: the form has been on the screen long enough to be seen. */
  | "listen";

/** What keys do in the settings. */
export type SettingsCommand = "close-settings" | "next-setting" | "previous-setting" | "toggle-setting";
