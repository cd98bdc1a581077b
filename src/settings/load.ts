import type * as z from "zod/mini";
import { parseJson } from "../files/parse-json.ts";
import { formatPath, type Issue } from "../form/issue.ts";
import { isBlank, isRecord } from "../form/normalize.ts";
import { describeZodIssue } from "../form/zod-issues.ts";
import { readKeymap } from "../keys/keymap.ts";
import { type Migration, migrate, migrations, type SettingsFile } from "./migrate.ts";
import { defaultSettings, type Settings, settingsSchema } from "./schema.ts";
import { settingsCopy } from "./settings-copy.ts";

/** Bytes. Nobody writes that much; more is some other file, and reading it again at each change would be felt. */
export const longestFile = 1024 * 1024;

export interface LoadedSettings {
  readonly settings: Settings;
  /** What is wrong with the file. Issues of sections have paths; one without is of the file as a whole. */
  readonly issues: readonly Issue[];
  /** The sections that have their defaults because of issues. */
  readonly faulty: readonly string[];
  /** False when nothing of the file can be used, and so nothing may be written over it. */
  readonly usable: boolean;
}

/**
 * The settings of a file's text; undefined stands for no file. A missing or blank file has the defaults. A section that
 * is not as it should be has its defaults, the others count. Where the whole is no settings file, everything has its
 * defaults and one issue says what is wrong and where. Never throws.
 */
export function loadSettings(
  text: string | undefined,
  steps: readonly Migration[] = migrations,
): LoadedSettings {
  if (text === undefined || isBlank(text)) return loadFile({}, steps);
  if (text.length > longestFile) return unreadable(settingsCopy.unreadable.huge(longestFile / 1024));
  const json = parseJson(text);
  if (!json.ok)
    return unusable({ path: "", message: settingsCopy.notJson(json.line, json.column, json.message) });
  if (!isRecord(json.value))
    return unusable({ path: "", message: settingsCopy.notAnObject(nameOf(json.value)) });
  return loadFile(json.value, steps);
}

/** The result for a file that can't be read, for this reason. */
export function unreadable(reason: string): LoadedSettings {
  return unusable({ path: "", message: settingsCopy.cannotRead(reason) });
}

function unusable(issue: Issue): LoadedSettings {
  return { settings: defaultSettings, issues: [issue], faulty: [], usable: false };
}

function loadFile(file: SettingsFile, steps: readonly Migration[]): LoadedSettings {
  const migrated = migrate(file, steps);
  if (!migrated.ok) return unusable(migrated.issue);
  const checked = Object.entries(settingsSchema.shape).map(([section, schema]) => {
    const issues = issuesOf(section, schema, migrated.file[section]);
    return { section, issues: issues.length > 0 ? issues : furtherIssues(section, migrated.file) };
  });
  const faulty = checked.filter(({ issues }) => issues.length > 0).map(({ section }) => section);
  const sound = Object.entries(migrated.file).filter(([section]) => !faulty.includes(section));
  return {
    settings: settingsSchema.parse(Object.fromEntries(sound)),
    issues: checked.flatMap(({ issues }) => issues),
    faulty,
    usable: true,
  };
}

function issuesOf(section: string, schema: z.ZodMiniType, value: unknown): readonly Issue[] {
  try {
    const parsed = schema.safeParse(value, { error: describeZodIssue });
    if (parsed.success) return [];
    return parsed.error.issues.map(({ path, message }) => ({
      path: formatPath([section, ...path]),
      message,
    }));
  } catch {
    // zod runs out of stack where it finds more than some ten thousand faults.
    return [{ path: section, message: settingsCopy.allWrong }];
  }
}

/** What the shape of a section does not tell. */
function furtherIssues(section: string, file: SettingsFile): readonly Issue[] {
  if (section !== "keymaps") return [];
  const read = readKeymap(settingsSchema.shape.keymaps.parse(file[section]));
  if (read.ok) return [];
  return read.issues.map(({ path, fault }) => ({
    path: formatPath([section, ...path]),
    message: settingsCopy.keymap(fault),
  }));
}

function nameOf(value: unknown): string {
  if (value === null) return "null";
  return Array.isArray(value) ? "an array" : `a ${typeof value}`;
}
