import type { Catalogue } from "../catalogue.ts";
import { listIn } from "../list-in.ts";

const list = listIn("de");

export const plain: Catalogue["plain"] = {
  question: (number, total, label, required) =>
    `Frage ${number} von ${total}${label === undefined ? "" : `: ${label}`}${required ? " (Pflicht)" : ""}`,
  option: (number, label, picked) => `${number}. ${label}${picked ? " (gewählt)" : ""}`,
  preview: "Vorschau:",
  note: (text) => `Notiz: ${text}`,
  answer: (labels) => `Bisherige Antwort: ${labels.join(", ")}`,
  asksAgain: (number, total, hint) => `Frage ${number} von ${total}. ${hint}`,
  hints: {
    one: (answered) => `Eine Nummer oder eine eigene Antwort eingeben; ${rest(answered)}`,
    several: (answered) => `Nummern wie 1,3 oder eine eigene Antwort eingeben; ${rest(answered)}`,
    written: (answered) => `Die Antwort eingeben; ${rest(answered)}`,
    review: "1, 2 oder 3 eingeben; :back führt zur letzten Frage zurück; :help nennt die Befehle.",
  },
  review: "Übersicht",
  reviewLine: (number, label, answer) => `Frage ${number}, ${label}: ${answer}`,
  noteOnOption: (number, label, text) => `Notiz zu ${number}, ${label}: ${text}`,
  noteUnpicked: (note) => `${note} (nicht gewählt, wird nur mit Nachfragen gesendet)`,
  noteOnQuestion: (text) => `Notiz zur Frage: ${text}`,
  action: (number, name, help) => `${number}. ${name}: ${help}`,
  confirmed: {
    answered: (labels) => `Beantwortet: ${labels.join(", ")}`,
    kept: (labels) => `Beibehalten: ${labels.join(", ")}`,
    skipped: "Übersprungen: keine Antwort.",
    skippedRequired: "Übersprungen: keine Antwort, obwohl die Frage als Pflicht markiert ist.",
    cleared: "Antwort gelöscht.",
    noteRemoved: "Notiz gelöscht.",
    back: (number) => `Zurück zu Frage ${number}.`,
    went: (number) => `Zu Frage ${number}.`,
    review: "Zur Übersicht.",
    submitted: "Abgesendet.",
    elaborated: "Um eine Erklärung gebeten.",
  },
  refused: {
    severalOnOne: (numbers) =>
      `Diese Frage nimmt nur eine Antwort; zwischen ${list(numbers.map(String))} wählen.`,
    cut: (bytes) =>
      `Ein Terminal kürzt Zeilen nach ${bytes} Byte, deshalb zählt diese nicht; für langen Text eine Pipe oder --answers verwenden.`,
    noOption: (number, options) =>
      options === 1
        ? `Option ${number} gibt es nicht; die einzige ist 1.`
        : `Option ${number} gibt es nicht; die Optionen sind 1 bis ${options}.`,
    noQuestion: (number, questions) =>
      questions === 1
        ? `Frage ${number} gibt es nicht; die einzige ist 1.`
        : `Frage ${number} gibt es nicht; die Fragen sind 1 bis ${questions}.`,
    unknown: (command) =>
      `Den Befehl ${command} gibt es nicht; :help nennt alle, und :own TEXT antwortet mit jedem Text.`,
    nothingAfter: (command) => `Nach ${command} darf nichts stehen; nichts wurde getan.`,
    goWhere: "Nach :go die Nummer einer Frage schreiben.",
    ownWhat: "Nach :own die Antwort schreiben.",
    noteWhat: "Die Notiz nach :note schreiben, oder nach :note und der Nummer einer Option.",
    first: "Das ist die erste Frage.",
    onlyOnQuestion: (command) => `${command} gehört zu einer Frage; :back führt zur letzten zurück.`,
    noAction: "1, 2 oder 3 eingeben, oder eines der Wörter Absenden, Nachfragen, Abbrechen.",
  },
  settings: {
    line: (number, text) => `${number}. ${text}`,
    state: (name, on) => `${name}: ${on ? "an" : "aus"}`,
    hint: "Eine Nummer ändert die Einstellung; eine leere Zeile beendet.",
    again: (number) => `Noch einmal ${number} setzt alle Einstellungen zurück.`,
    unknown: (last) => `Eine Nummer von 1 bis ${last} eingeben, oder eine leere Zeile zum Beenden.`,
  },
  help: [
    "Eine Nummer wie 2 wählt eine Option; Nummern wie 1,3 wählen mehrere, wo eine Frage mehrere nimmt.",
    "Anderer Text ist eine eigene Antwort; eine leere Zeile geht ohne Änderung weiter.",
    ":own TEXT antwortet mit jedem Text, auch mit einer Zahl.",
    ":clear löscht die Antwort auf diese Frage.",
    ":note TEXT schreibt eine Notiz zur Frage; :note 2 TEXT schreibt sie zu Option 2.",
    ":back führt zur vorigen Frage; :go 3 führt zu Frage 3; :review führt zur Übersicht.",
    ":submit sendet die Antworten ab; :elaborate bittet erst um eine Erklärung; :cancel sendet keine Antwort.",
    ":help zeigt das hier.",
  ],
};

function rest(answered: boolean): string {
  return `eine leere Zeile ${answered ? "behält die Antwort" : "überspringt"}; :help nennt die Befehle.`;
}
