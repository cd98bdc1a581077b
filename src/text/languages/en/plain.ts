import { listIn } from "../list-in.ts";

const list = listIn("en");

/** What the plain mode says to a person: whole lines, one after another, that a screen reader reads out. */
export const plain = {
  question: (number: number, total: number, label: string | undefined, required: boolean) =>
    `Question ${number} of ${total}${label === undefined ? "" : `: ${label}`}${required ? " (required)" : ""}`,
  option: (number: number, label: string, picked: boolean) =>
    `${number}. ${label}${picked ? " (picked)" : ""}`,
  preview: "Preview:",
  note: (text: string) => `Note: ${text}`,
  answer: (labels: readonly string[]) => `Your answer: ${labels.join(", ")}`,
  asksAgain: (number: number, total: number, hint: string) => `Question ${number} of ${total}. ${hint}`,
  hints: {
    one: (answered: boolean) => `Type one number, or your own answer; ${rest(answered)}`,
    several: (answered: boolean) => `Type numbers such as 1,3, or your own answer; ${rest(answered)}`,
    written: (answered: boolean) => `Type your answer; ${rest(answered)}`,
    review: "Type 1, 2 or 3; :back returns to the last question; :help lists the commands.",
  },
  review: "Review",
  reviewLine: (number: number, label: string, answer: string) => `Question ${number}, ${label}: ${answer}`,
  noteOnOption: (number: number, label: string, text: string) => `Note on ${number}, ${label}: ${text}`,
  noteUnpicked: (note: string) => `${note} (not picked, so sent with elaborate only)`,
  noteOnQuestion: (text: string) => `Note on the question: ${text}`,
  action: (number: number, name: string, help: string) => `${number}. ${name}: ${help}`,
  confirmed: {
    answered: (labels: readonly string[]) => `Answered: ${labels.join(", ")}`,
    kept: (labels: readonly string[]) => `Kept: ${labels.join(", ")}`,
    skipped: "Skipped: no answer.",
    skippedRequired: "Skipped: no answer, although the question is marked as required.",
    cleared: "Answer cleared.",
    noteRemoved: "Note removed.",
    back: (number: number) => `Back to question ${number}.`,
    went: (number: number) => `To question ${number}.`,
    review: "To the review.",
    submitted: "Submitted.",
    elaborated: "Explanation asked for.",
  },
  refused: {
    severalOnOne: (numbers: readonly number[]) =>
      `This question takes one answer; choose between ${list(numbers.map(String))}.`,
    cut: (bytes: number) =>
      `A terminal cuts a line after ${bytes} bytes, so this one is not taken; use a pipe or --answers for long text.`,
    noOption: (number: number, options: number) =>
      options === 1
        ? `There is no option ${number}; the only one is 1.`
        : `There is no option ${number}; the options are 1 to ${options}.`,
    noQuestion: (number: number, questions: number) =>
      questions === 1
        ? `There is no question ${number}; the only one is 1.`
        : `There is no question ${number}; the questions are 1 to ${questions}.`,
    unknown: (command: string) =>
      `There is no command ${command}; :help lists them, and :own TEXT answers with any text.`,
    nothingAfter: (command: string) => `${command} takes nothing after it; nothing is done.`,
    goWhere: "Write the number of a question after :go.",
    ownWhat: "Write your answer after :own.",
    noteWhat: "Write the note after :note, or after :note and the number of an option.",
    first: "This is the first question.",
    onlyOnQuestion: (command: string) => `${command} belongs to a question; :back returns to the last one.`,
    noAction: "Type 1, 2 or 3, or the words submit, elaborate or cancel.",
  },
  settings: {
    line: (number: number, text: string) => `${number}. ${text}`,
    state: (name: string, on: boolean) => `${name}: ${on ? "on" : "off"}`,
    hint: "Type a number to switch a setting; an empty line ends.",
    again: (number: number) => `Type ${number} again to reset all settings.`,
    unknown: (last: number) => `Type a number from 1 to ${last}, or an empty line to end.`,
  },
  help: [
    "A number such as 2 picks an option; numbers such as 1,3 pick several where a question takes several.",
    "Other text is your own answer; an empty line goes on without a change.",
    ":own TEXT answers with any text, also with a number.",
    ":clear removes the answer to this question.",
    ":note TEXT writes a note on the question; :note 2 TEXT writes it on option 2.",
    ":back returns to the question before; :go 3 goes to question 3; :review goes to the review.",
    ":submit sends the answers; :elaborate asks for an explanation first; :cancel sends no answer.",
    ":help shows this.",
  ],
} as const;

function rest(answered: boolean): string {
  return `an empty line ${answered ? "keeps your answer" : "skips"}; :help lists the commands.`;
}
