const list = new Intl.ListFormat("en");

/**
 * Every sentence that a person sees on the form. Short, present tense, saying what to do. What a model reads is with
 * the contracts and stays English.
 */
export const copy = {
  ownRow: "Type your own",
  fieldLabel: "Type your answer:",
  fieldEmpty: "Nothing typed yet",
  moreLines: (more: string, count: number) => `${more} ${count} more ${count === 1 ? "line" : "lines"}`,
  required: "required",
  review: "Review",
  reviewPrompt: "Ready?",
  position: (current: number, total: number) => `${current}/${total}`,
  tooSmall: (columns: number, rows: number) => `Enlarge the terminal to ${columns}x${rows} or more.`,
  more: (above: number, below: number, up: string, down: string) =>
    [above > 0 ? `${up}${above}` : "", below > 0 ? `${down}${below}` : ""].filter(Boolean).join(" "),
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
  },
  notices: {
    pressAgain: (key: string, action: string) => `Press ${key} again: ${action}.`,
    discards: (key: string, answers: number, notes: number, unsaved: boolean) => {
      const parts = [
        ...(answers > 0 ? [answers === 1 ? "1 answer" : `${answers} answers`] : []),
        ...(notes > 0 ? [notes === 1 ? "1 note" : `${notes} notes`] : []),
        ...(unsaved || answers + notes === 0 ? ["what you typed"] : []),
      ];
      return `Press ${key} again to discard ${list.format(parts)}.`;
    },
    changeType: (key: string, own: boolean) =>
      own
        ? `Press ${key} again for one answer; your own text stays, the selected options go.`
        : `Press ${key} again for one answer; the selected options go.`,
    emptyEditor: "Type an answer, or leave with Tab.",
    pasteNowhere: "Move to a text row to paste.",
  },
} as const;
