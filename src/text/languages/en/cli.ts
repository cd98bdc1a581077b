/** What the command line says to a person. */
export const cli = {
  help: {
    headings: { usage: "Usage:", arguments: "Arguments:", options: "Options:" },
    /** Stand for what is to be written in their place. */
    placeholders: {
      questions: "questions",
      file: "file",
      format: "format",
      theme: "theme",
      seconds: "seconds",
    },
    usage: "[options] [questions]",
    settingsUsage: "[options]",
    settings: "Shows your settings and where their file is.",
    choices: (choices: readonly string[]) => `choices: ${choices.join(", ")}`,
    standard: (value: string) => `default: ${value}`,
    withExtra: (description: string, extra: readonly string[]) => `${description} (${extra.join(", ")})`,
    description: "Asks a person the questions of a file in the terminal and prints the answers as JSON.",
    questions: "the question file; - reads it from standard input",
    output: "write the result to a file instead of standard output, whole or not at all",
    format: "the result: details for programs, or text for models",
    answers: "take the answers from a file and ask nothing",
    validate: "only check the question file",
    printSchema: "print the JSON Schema of question files",
    theme: "colours",
    ascii: "draw with ASCII characters only",
    plain: "ask line by line, without drawing: for screen readers",
    timeout: "give up when no key was pressed for so long",
    version: "print the version",
    help: "print this help",
    after: `
Commands:
  ask-form settings  shows your settings and where their file is

Exit codes:
  0    submitted, or an explanation was asked for (mode "elaborate")
  1    a fault of ask-form itself
  2    bad usage, or an invalid question or answer file
  3    no terminal to ask on
  124  timed out
  130  cancelled
  128+n  ended by signal n

Examples:
  ask-form questions.json > answers.json
  cat questions.json | ask-form - | jq .answers
  ask-form questions.json --answers answers.json --format text`,
  },
  refused: {
    unknownOption: (name: string) => `unknown option '${name}'`,
    meant: (name: string) => `(Did you mean ${name}?)`,
    meantOneOf: (names: string) => `(Did you mean one of ${names}?)`,
    noValue: (option: string) => `option '${option}' argument missing`,
    badValue: (option: string, value: string, why: string) =>
      `option '${option}' argument '${value}' is invalid. ${why}`,
    choices: (choices: string) => `Allowed choices are ${choices}.`,
    tooMany: (most: number, count: number, given: string) =>
      `too many arguments. Expected ${most} ${most === 1 ? "argument" : "arguments"} but got ${count}: ${given}.`,
  },
  noSource: "Name a question file, or - for standard input; see ask-form --help.",
  badTimeout: "Give a number of seconds above 0.",
  oneStdin: "The questions and the answers can't both come from standard input.",
  noTerminal: "There is no terminal to ask on; give the answers in a file with --answers FILE.",
  noTerminalForSettings: (path: string) =>
    `There is no terminal to show the settings on; they are in ${path}.`,
  badForm: (name: string, count: number) =>
    `${name} is no form that can be asked; ${count === 1 ? "fix this" : `fix these ${count} points`}:`,
  badAnswers: (name: string, count: number) =>
    `${name} does not fit the form; ${count === 1 ? "fix this" : `fix these ${count} points`}:`,
  notJson: (line: number, column: number, what: string) =>
    `no JSON at line ${line}, column ${column}: ${what}`,
  formShape: 'A form is {"questions": [...]}, with "options" in each question or "type": "text".',
  answersShape: 'Answers are {"answers": {"<question id>": {"values": [...], "customText": "..."}}}.',
  valid: (name: string, count: number) =>
    `${name} is valid: ${count === 1 ? "1 question" : `${count} questions`}.`,
  ended: {
    cancelled: "Cancelled.",
    "timed-out": "Timed out.",
    aborted: "Ended.",
  },
  fault: (message: string) => `ask-form failed, which is a fault of its own: ${message}`,
  oldNode: (needed: string, found: string) => `ask-form needs Node.js ${needed} or newer; this is ${found}.`,
} as const;
