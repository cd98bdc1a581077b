/** What a person reads about the settings file: what is wrong, where, and what follows. */
export const settings = {
  notAnObject: (got: string) => `expected an object such as {"schemaVersion": 1}, got ${got}`,
  notJson: (line: number, column: number, what: string) =>
    `no JSON at line ${line}, column ${column}: ${what}`,
  missing: (expected: string) => `is missing; expected ${expected}`,
  wrong: (expected: string, got: string) => `expected ${expected}, got ${got}`,
  oneOf: (words: readonly string[]) => `must be one of ${words.join(", ")}`,
  /** What a value is, by the names of JSON and of the schema. */
  values: {
    null: "null",
    array: "an array",
    object: "an object",
    record: "an object",
    string: "a string",
    number: "a number",
    int: "a whole number",
    boolean: "a boolean",
  },
  blank: "must not be blank",
  notWhole: (least: number, most: number) => `must be a whole number from ${least} to ${most}`,
  badChannel: 'must be "bell", "osc9", "osc777" or {"type": "command", "command": "..."}',
  notARecord: "must be an object",
  badKeys: "must be a key or a list of keys, each as text",
  keymap: {
    noContext: (known: string) => `is no part of the keymap; there are ${known}`,
    noAction: (known: string) => `can't be given keys; here there are ${known}`,
    unknown: (key: string) => `${key} is no key; write one such as "enter", "n" or "ctrl+s"`,
    ambiguous: (letter: string) => `write "${letter}", or "shift+${letter}"`,
    shifted: (key: string) => `${key} can't be told by terminals; write the character that it types`,
    digit: "the digits 1 to 9 choose options and stay so",
    suspends: "ctrl+z belongs to the terminal; take another key",
    typed: (key: string) => `${key} is typed in editors; take one with ctrl or alt, or a key such as "f2"`,
    needed: "needs at least one key",
    duplicate: (key: string, other: string) => `${key} belongs to ${other} already`,
  },
  allWrong: "has too many faults to list",
  badVersion: "must be a whole number from 1",
  tooNew: (version: number, latest: number) =>
    `is ${version}, and this ask-form knows no later one than ${latest}`,
  notMigrated: (version: number, latest: number) => `can't be brought from ${version} to ${latest}`,
  unreadable: {
    folder: "it is a folder",
    special: "it is no ordinary file",
    huge: (kibibytes: number) => `it is larger than ${kibibytes} KiB`,
    encoding: "it is not in UTF-8",
  },
  cannotRead: (reason: string) => `cannot be read: ${reason}`,
  readOnly: "it is read-only",
  tooDeep: "it is nested too deeply",
  busy: (lock: string) => `another program holds ${lock}; delete that if none runs`,
  contested: "another program keeps changing it",
  /** The first fault of a file, and how many there are beside it. */
  fault: (path: string, first: string, more: number) =>
    `${path}: ${first}${more > 0 ? ` (and ${more} more)` : ""}`,
  /** `sections` are those that have their defaults; none means all. */
  notice: (fault: string, sections: readonly string[]) =>
    `${fault}; the defaults are used${sections.length > 0 ? ` for ${sections.join(", ")}` : ""}.`,
  faulty: (fault: string) => `${fault}; it can be changed here once that is fixed.`,
  badChange: (fault: string) => `${fault}; nothing was changed.`,
  notWritten: (path: string, reason: string) => `${path} cannot be written: ${reason}.`,
} as const;
