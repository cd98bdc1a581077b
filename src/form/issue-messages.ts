/** Sentences about input that must be fixed, for whoever wrote it: a program, a model, a developer. */
export const messages = {
  notAForm: 'expected an object with "questions": [{ "id", "prompt", "options": [{ "value", "label" }] }]',
  noQuestions: "add at least one question",
  noOptions: "add at least one option",
  blank: "must not be blank",
  sameId: (first: number) => `is already used by questions[${first}]; ids must be unique`,
  sameValue: (first: number) =>
    `is already used by options[${first}]; values must be unique within a question`,
  noPreview: 'missing preview text; add "preview" to every option, or switch to type: "single"',
  missing: (expected: string) => `is missing; expected ${expected}`,
  wrong: (expected: string, got: string) => `expected ${expected}, got ${got}`,
  oneOf: (words: readonly string[]) => `must be one of ${words.join(", ")}`,
  freeformAlone: "must be the only option of its question",
  unknownField: (allowed: readonly string[]) =>
    `is not a field here; remove it or use one of ${allowed.join(", ")}`,
  textOptions: 'a text question has no options; remove them, or use type: "single"',
  tooDeep: "is nested too deeply",
  // Answers that were not given on the screen
  unknownQuestion: (known: readonly string[]) =>
    `is no question of this form; the ids are ${known.join(", ")}`,
  unknownValue: (known: readonly string[]) =>
    `is no option of this question; the values are ${known.join(", ")}`,
  noMap: "expected an object",
  noText: "expected a string",
  twice: (first: number) => `is the same as values[${first}]; give each value once`,
  oneValue: "takes one value; give one, or none with a customText",
  valueAndText: "takes either a value or a customText, not both",
  textValues: "is a text question and has no values; use customText",
  optionNotesOfText: "is a text question and has no options; use note",
} as const;
