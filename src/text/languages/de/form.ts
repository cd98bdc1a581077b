import type { Catalogue } from "../catalogue.ts";

// Made when it is needed: the first one takes ten milliseconds.
const list = (parts: readonly string[]) => new Intl.ListFormat("de").format(parts);

export const form: Catalogue["form"] = {
  ownRow: "Eigene Antwort",
  fieldLabel: "Antwort eingeben:",
  fieldEmpty: "Noch nichts eingegeben",
  moreLines: (more, count) => `${more} ${count} weitere ${count === 1 ? "Zeile" : "Zeilen"}`,
  required: "Pflicht",
  review: "Übersicht",
  reviewPrompt: "Fertig?",
  position: (current, total) => `${current}/${total}`,
  tooSmall: (columns, rows) => `Das Terminal auf mindestens ${columns}x${rows} vergrößern.`,
  more: (above, below, up, down) =>
    [above > 0 ? `${up}${above}` : "", below > 0 ? `${down}${below}` : ""].filter(Boolean).join(" "),
  noteOnOption: (label) => `Notiz zu „${label}“`,
  noteOnQuestion: "Notiz zur Frage",
  preview: (label) => `Vorschau: ${label}`,
  noPreview: "Keine Vorschau für diese Zeile",
  actions: {
    submit: "Absenden",
    elaborate: "Nachfragen",
    cancel: "Abbrechen",
  },
  actionHelp: {
    submit: (answered, total) => `die Antworten senden (${answered} von ${total})`,
    elaborate: "erst um eine Erklärung bitten",
    cancel: "keine Antwort senden",
  },
  wouldSend: {
    submit: "Absenden schickt",
    elaborate: "Nachfragen schickt",
    cancel: "Abbrechen verwirft",
  },
  unanswered: "keine Antwort",
  openRequired: "Pflicht, noch keine Antwort",
  keys: {
    up: "auf",
    down: "ab",
    left: "links",
    right: "rechts",
    enter: "Enter",
    escape: "Esc",
    space: "Leertaste",
    tab: "Tab",
    home: "Pos1",
    end: "Ende",
    pageUp: "Bild↑",
    pageDown: "Bild↓",
    shift: "Umschalt",
    ctrl: "Strg",
    alt: "Alt",
  },
  spoken: {
    tab: (label, answered) => (answered ? `${label}, beantwortet` : label),
    option: (number, label, about) =>
      about === "" ? `${number}. ${label}` : `${number}. ${label}: ${about}`,
    note: (text) => `Notiz: ${text}`,
    part: (first, last, total) => `Zeilen ${first} bis ${last} von ${total}`,
  },
  hints: {
    move: "bewegen",
    choose: "wählen",
    next: "weiter",
    toggle: "an/aus",
    note: "Notiz",
    questionNote: "Notiz zur Frage",
    several: "mehrere Antworten",
    one: "eine Antwort",
    tabs: "Tabs",
    scroll: "mehr",
    cancel: "abbrechen",
    edit: "bearbeiten",
    save: "speichern",
    saveNext: "speichern, weiter",
    close: "zurück",
    confirm: "bestätigen",
    leave: "verlassen",
    insert: "einfügen",
    closeList: "Liste schließen",
    settings: "Einstellungen",
    externalEditor: "eigener Editor",
    filter: "suchen",
    selectAll: "alle wählen",
    showAll: "alle zeigen",
    toList: "zur Liste",
    questions: "Fragen",
    goTo: "öffnen",
  },
  notices: {
    pressAgain: (key, action) => `Noch einmal ${key} drücken: ${action}.`,
    discards: (key, answers, notes, unsaved) => {
      const parts = [
        ...(answers > 0 ? [answers === 1 ? "1 Antwort" : `${answers} Antworten`] : []),
        ...(notes > 0 ? [notes === 1 ? "1 Notiz" : `${notes} Notizen`] : []),
        ...(unsaved || answers + notes === 0 ? ["den getippten Text"] : []),
      ];
      return `Noch einmal ${key} verwirft ${list(parts)}.`;
    },
    changeType: (key, own) =>
      own
        ? `Noch einmal ${key} für eine Antwort; eigener Text bleibt, gewählte Optionen entfallen.`
        : `Noch einmal ${key} für eine Antwort; die gewählten Optionen entfallen.`,
    emptyEditor: (key) =>
      key === "" ? "Eine Antwort eingeben." : `Eine Antwort eingeben oder mit ${key} verlassen.`,
    pasteNowhere: "Zum Einfügen in eine Textzeile gehen.",
    noEditor: "Für einen eigenen Editor $VISUAL oder $EDITOR setzen.",
    editorFailed: "Der Editor in $VISUAL oder $EDITOR ist gescheitert; der Text ist, wie er war.",
    textUnreadable: "Die gespeicherte Datei ist nicht lesbar; der Text ist, wie er war.",
    textTooLarge: "Die gespeicherte Datei hat über 1 MiB; der Text ist, wie er war.",
  },
  questions: "Zu einer Frage gehen",
  filter: {
    place: (row, shown, all) => (shown === all ? `${row}/${all}` : `${row}/${shown} von ${all}`),
    none: "Kein Treffer",
  },
  settings: {
    title: "Einstellungen",
    names: {
      autoSubmitWhenAnsweredWithoutNotes: "Ohne Notizen gleich absenden",
      confirmDismissWhenDirty: "Verwerfen bestätigen",
      doublePressReviewShortcuts: "Ziffern zweimal drücken",
      presentSingleAsMulti: "Einfach- als Mehrfachauswahl",
      notifications: "Benachrichtigungen",
      showFooterHints: "Tastenhinweise anzeigen",
    },
    help: {
      autoSubmitWhenAnsweredWithoutNotes: "Ist alles beantwortet und nichts notiert, wird gleich abgesendet.",
      confirmDismissWhenDirty: "Ein Formular mit Eingaben wird erst nach Bestätigung verlassen.",
      doublePressReviewShortcuts: "In der Übersicht sind 1, 2 und 3 zweimal zu drücken.",
      presentSingleAsMulti: "Fragen mit einer Antwort nehmen mehrere. Gilt für neue Formulare.",
      notifications: "Ein Ton oder eine Meldung sagt, dass ein Formular wartet.",
      showFooterHints: "Die Tasten stehen unter dem Formular.",
    },
    reset: "Auf Vorgaben zurücksetzen",
    resetHelp: "Nimmt alle Einstellungen aus der Datei, auch die Tasten.",
    resetAgain: (key) => `Noch einmal ${key} setzt alle Einstellungen zurück.`,
    wasReset: "Alle Einstellungen sind zurückgesetzt.",
    file: (path) => `Datei: ${path}`,
    toggle: "ändern",
  },
};
