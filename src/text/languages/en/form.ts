import { listIn } from "../list-in.ts";

const list = listIn("en");

/**
 * Every sentence that a person sees on the form. Short, present tense, saying what to do. What a model reads is with
 * the contracts and stays English.
 */
export const form = {
  ownRow: "Type your own",
  fieldLabel: "Type your answer:",
  fieldEmpty: "Nothing typed yet",
  moreLines: (more: string, count: number) => `${more} ${count} more ${count === 1 ? "line" : "lines"}`,
  required: "required",
  review: "Review",
  reviewPrompt: "Ready?",
  position: (current: number, total: number) => `${current}/${total}`,
  tooSmall: (columns: number, rows: number) => `Enlarge the terminal to ${columns}x${rows} or more.`,
  noteOnOption: (label: string) => `Note on "${label}"`,
  noteOnQuestion: "Note on the question",
  preview: (label: string) => `Preview: ${label}`,
  noPreview: "No preview for this row",
  actions: {
    submit: "Submit",
    elaborate: "Elaborate",
    cancel: "Cancel",
  },
  actionHelp: {
    submit: (answered: number, total: number) => `send the answers (${answered} of ${total})`,
    elaborate: "ask for an explanation first",
    cancel: "send no answer",
  },
  wouldSend: {
    submit: "Submit sends",
    elaborate: "Elaborate sends",
    cancel: "Cancel discards",
  },
  unanswered: "no answer",
  openRequired: "required, no answer yet",
  /** Keys and what is held with them; arrows where they can't be drawn. */
  keys: {
    up: "up",
    down: "down",
    left: "left",
    right: "right",
    enter: "enter",
    escape: "esc",
    space: "space",
    tab: "tab",
    home: "home",
    end: "end",
    pageUp: "pgup",
    pageDown: "pgdn",
    shift: "Shift",
    ctrl: "Ctrl",
    alt: "Alt",
  },
  /** What a screen reader is told beside the words of the form. */
  spoken: {
    tab: (label: string, answered: boolean) => (answered ? `${label}, answered` : label),
    option: (number: number, label: string, about: string) =>
      about === "" ? `${number}. ${label}` : `${number}. ${label}: ${about}`,
    note: (text: string) => `Note: ${text}`,
    part: (first: number, last: number, total: number) => `Rows ${first} to ${last} of ${total}`,
  },
  hints: {
    move: "move",
    choose: "choose",
    next: "next",
    toggle: "toggle",
    note: "note",
    questionNote: "question note",
    several: "several answers",
    one: "one answer",
    tabs: "tabs",
    scroll: "scroll",
    cancel: "cancel",
    edit: "edit",
    save: "save",
    saveNext: "save, next",
    close: "close",
    confirm: "confirm",
    leave: "move on",
    insert: "insert",
    closeList: "close the list",
    settings: "settings",
    externalEditor: "your editor",
    filter: "find",
    selectAll: "select all",
    showAll: "show all",
    toList: "to the list",
    questions: "questions",
    goTo: "go to",
  },
  notices: {
    pressAgain: (key: string, action: string) => `Press ${key} again: ${action}.`,
    discards: (key: string, answers: number, notes: number, unsaved: boolean) => {
      const parts = [
        ...(answers > 0 ? [answers === 1 ? "1 answer" : `${answers} answers`] : []),
        ...(notes > 0 ? [notes === 1 ? "1 note" : `${notes} notes`] : []),
        ...(unsaved || answers + notes === 0 ? ["what you typed"] : []),
      ];
      return `Press ${key} again to discard ${list(parts)}.`;
    },
    changeType: (key: string, own: boolean) =>
      own
        ? `Press ${key} again for one answer; your own text stays, the selected options go.`
        : `Press ${key} again for one answer; the selected options go.`,
    emptyEditor: (key: string) => (key === "" ? "Type an answer." : `Type an answer, or leave with ${key}.`),
    pasteNowhere: "Move to a text row to paste.",
    noEditor: "Set $VISUAL or $EDITOR to write in your own editor.",
    editorFailed: "The editor in $VISUAL or $EDITOR failed; the text is as it was.",
    textUnreadable: "The saved file can't be read; the text is as it was.",
    textTooLarge: "The saved file is over 1 MiB; the text is as it was.",
  },
  /** Looking for options. */
  questions: "Go to a question",
  filter: {
    place: (row: number, shown: number, all: number) =>
      shown === all ? `${row}/${all}` : `${row}/${shown} of ${all}`,
    none: "No match",
  },
  settings: {
    title: "Settings",
    names: {
      autoSubmitWhenAnsweredWithoutNotes: "Auto-submit when answered without notes",
      confirmDismissWhenDirty: "Confirm dismiss when dirty",
      doublePressReviewShortcuts: "Double-press review shortcuts",
      presentSingleAsMulti: "Present single-select as multi-select",
      notifications: "Notifications",
      showFooterHints: "Show footer hints",
    },
    help: {
      autoSubmitWhenAnsweredWithoutNotes:
        "The review submits by itself when all is answered and nothing is noted.",
      confirmDismissWhenDirty: "Leaving a form that holds something asks first.",
      doublePressReviewShortcuts: "On the review 1, 2 and 3 have to be pressed twice.",
      presentSingleAsMulti: "Questions for one answer take several. Counts for new forms.",
      notifications: "A bell or a message tells that a form waits.",
      showFooterHints: "The keys are shown below the form.",
    },
    reset: "Reset to defaults",
    resetHelp: "Takes all settings out of the file, keys included.",
    resetAgain: (key: string) => `Press ${key} again to reset all settings.`,
    wasReset: "All settings are reset.",
    file: (path: string) => `File: ${path}`,
    toggle: "switch",
  },
} as const;
