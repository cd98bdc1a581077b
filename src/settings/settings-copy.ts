import { systemReason } from "../files/system-reason.ts";
import { exhaustive } from "../form/exhaustive.ts";
import { formatIssues, type Issue } from "../form/issue.ts";
import { messages } from "../form/issue-messages.ts";
import type { KeymapFault } from "../keys/keymap.ts";

/** What a person reads about the settings file: what is wrong, where, and what follows. */
export const settingsCopy = {
  notAnObject: (got: string) => messages.wrong('an object such as {"schemaVersion": 1}', got),
  notJson: (line: number, column: number, what: string) =>
    `no JSON at line ${line}, column ${column}: ${what}`,
  notWhole: (least: number, most: number) => `must be a whole number from ${least} to ${most}`,
  badChannel: 'must be "bell", "osc9", "osc777" or {"type": "command", "command": "..."}',
  notARecord: "must be an object",
  badKeys: "must be a key or a list of keys, each as text",
  keymap: keymapFault,
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
  busy: "another program holds its lock",
  contested: "another program keeps changing it",
  reasonOf: systemReason,
  /** One sentence for all issues of a file. `sections` are those that have their defaults; none means all. */
  notice: (path: string, issues: readonly Issue[], sections: readonly string[]) =>
    `${said(path, issues)}; the defaults are used${sections.length > 0 ? ` for ${sections.join(", ")}` : ""}.`,
  faulty: (path: string, issues: readonly Issue[]) =>
    `${said(path, issues)}; it can be changed here once that is fixed.`,
  badChange: (path: string, issues: readonly Issue[]) => `${said(path, issues)}; nothing was changed.`,
  notWritten: (path: string, reason: string) => `${path} cannot be written: ${reason}.`,
} as const;

function keymapFault(fault: KeymapFault): string {
  switch (fault.type) {
    case "no-context":
      return `is no part of the keymap; there are ${fault.known.join(", ")}`;
    case "no-action":
      return `can't be given keys; here there are ${fault.known.join(", ")}`;
    case "unknown":
      return `${JSON.stringify(fault.key.slice(0, 40))} is no key; write one such as "enter", "n" or "ctrl+s"`;
    case "ambiguous":
      return `write "${fault.key.toLowerCase()}", or "shift+${fault.key.toLowerCase()}"`;
    case "shifted":
      return `${JSON.stringify(fault.key)} can't be told by terminals; write the character that it types`;
    case "digit":
      return "the digits 1 to 9 choose options and stay so";
    case "suspends":
      return "ctrl+z belongs to the terminal; take another key";
    case "typed":
      return `${fault.key} is typed in editors; take one with ctrl or alt, or a key such as "f2"`;
    case "needed":
      return "needs at least one key";
    case "duplicate":
      return `${fault.key} belongs to ${fault.other} already`;
    default:
      return exhaustive(fault);
  }
}

function said(path: string, issues: readonly Issue[]): string {
  const more = issues.length > 1 ? ` (and ${issues.length - 1} more)` : "";
  return `${path}: ${formatIssues(issues)[0] ?? ""}${more}`;
}
