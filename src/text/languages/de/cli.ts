import type { Catalogue } from "../catalogue.ts";

export const cli: Catalogue["cli"] = {
  help: {
    headings: { usage: "Aufruf:", arguments: "Argumente:", options: "Optionen:" },
    placeholders: {
      questions: "Fragen",
      file: "Datei",
      format: "Format",
      theme: "Farbschema",
      seconds: "Sekunden",
    },
    usage: "[Optionen] [Fragen]",
    settingsUsage: "[Optionen]",
    settings: "Zeigt die Einstellungen und wo ihre Datei liegt.",
    choices: (choices) => `Auswahl: ${choices.join(", ")}`,
    standard: (value) => `Vorgabe: ${value}`,
    withExtra: (description, extra) => `${description} (${extra.join(", ")})`,
    description: "Stellt die Fragen einer Datei im Terminal und gibt die Antworten als JSON aus.",
    questions: "die Fragendatei; - liest sie von der Standardeingabe",
    output: "das Ergebnis in eine Datei statt in die Standardausgabe schreiben, ganz oder gar nicht",
    format: "das Ergebnis: Details für Programme oder Text für Modelle",
    answers: "die Antworten aus einer Datei nehmen und nichts fragen",
    validate: "nur die Fragendatei prüfen",
    printSchema: "das JSON-Schema der Fragendateien ausgeben",
    theme: "Farben",
    ascii: "nur mit ASCII-Zeichen zeichnen",
    plain: "zeilenweise fragen, ohne zu zeichnen: für Screenreader",
    timeout: "aufgeben, wenn so lange keine Taste gedrückt wurde",
    version: "die Version ausgeben",
    help: "diese Hilfe ausgeben",
    after: `
Befehle:
  ask-form settings  zeigt die Einstellungen und wo ihre Datei liegt

Exit-Codes:
  0    abgesendet oder um eine Erklärung gebeten (mode "elaborate")
  1    ein Fehler von ask-form selbst
  2    falscher Aufruf, ungültige Fragen- oder Antwortdatei
  3    kein Terminal, um zu fragen
  124  Zeit abgelaufen
  130  abgebrochen
  128+n  durch Signal n beendet

Beispiele:
  ask-form fragen.json > antworten.json
  cat fragen.json | ask-form - | jq .answers
  ask-form fragen.json --answers antworten.json --format text`,
  },
  refused: {
    unknownOption: (name) => `Unbekannte Option „${name}“`,
    meant: (name) => `(Ist ${name} gemeint?)`,
    meantOneOf: (names) => `(Ist eine davon gemeint: ${names}?)`,
    noValue: (option) => `Bei der Option „${option}“ fehlt das Argument`,
    badValue: (option, value, why) => `Argument „${value}“ der Option „${option}“ ist ungültig. ${why}`,
    choices: (choices) => `Erlaubt sind ${choices}.`,
    tooMany: (most, count, given) => `Zu viele Argumente: ${most} erwartet, ${count} angegeben: ${given}.`,
  },
  noSource: "Eine Fragendatei angeben, oder - für die Standardeingabe; siehe ask-form --help.",
  badTimeout: "Eine Zahl von Sekunden über 0 angeben.",
  oneStdin: "Fragen und Antworten können nicht beide aus der Standardeingabe kommen.",
  noTerminal:
    "Hier ist kein Terminal, um zu fragen; mit --answers DATEI kommen die Antworten aus einer Datei.",
  noTerminalForSettings: (path) => `Kein Terminal, um die Einstellungen zu zeigen; sie stehen in ${path}.`,
  badForm: (name, count) =>
    `${name} ist kein gültiges Formular; ${count === 1 ? "zu berichtigen ist" : `zu berichtigen sind ${count} Punkte`}:`,
  badAnswers: (name, count) =>
    `${name} passt nicht zum Formular; ${count === 1 ? "zu berichtigen ist" : `zu berichtigen sind ${count} Punkte`}:`,
  notJson: (line, column, what) => `kein JSON in Zeile ${line}, Spalte ${column}: ${what}`,
  formShape: 'Ein Formular ist {"questions": [...]}, mit "options" in jeder Frage oder "type": "text".',
  answersShape: 'Antworten sind {"answers": {"<id der Frage>": {"values": [...], "customText": "..."}}}.',
  valid: (name, count) => `${name} ist gültig: ${count === 1 ? "1 Frage" : `${count} Fragen`}.`,
  ended: {
    cancelled: "Abgebrochen.",
    "timed-out": "Zeit abgelaufen.",
    aborted: "Beendet.",
  },
  fault: (message) => `ask-form ist an einem eigenen Fehler gescheitert: ${message}`,
  oldNode: (needed, found) => `ask-form braucht Node.js ${needed} oder neuer; dies ist ${found}.`,
};
