import type * as z from "zod/mini";
import { parseJson } from "../files/parse-json.ts";
import { formatPath, type Issue } from "../form/issue.ts";
import { isBlank, isRecord } from "../form/normalize.ts";
import { readKeymap } from "../keys/keymap.ts";
import { catalogueOf, type Language } from "../text/languages/index.ts";
import { issueSentences, nameOfValue } from "./describe-issue.ts";
import { longestFile } from "./file-text.ts";
import { keymapSentence } from "./keymap-sentence.ts";
import { type Migration, migrate, migrations, type SettingsFile } from "./migrate.ts";
import { defaultSettings, type Settings, settingsSchemaIn } from "./schema.ts";

export interface LoadedSettings {
  readonly settings: Settings;
  /** What is wrong with the file. Issues of sections have paths; one without is of the file as a whole. */
  readonly issues: readonly Issue[];
  /** The sections that have their defaults because of issues. */
  readonly faulty: readonly string[];
  /** False when nothing of the file can be used, and so nothing may be written over it. */
  readonly usable: boolean;
  /** Of the issues, and of what else is told about the file. */
  readonly language: Language;
}

/**
 * The settings of a file's text; undefined stands for no file. A missing or blank file has the defaults. A section that
 * is not as it should be has its defaults, the others count. Where the whole is no settings file, everything has its
 * defaults and one issue says what is wrong and where. Issues are in `language`. Never throws.
 */
export function loadSettings(
  text: string | undefined,
  language: Language,
  steps: readonly Migration[] = migrations,
): LoadedSettings {
  if (text === undefined || isBlank(text)) return loadFile({}, language, steps);
  const say = catalogueOf(language);
  if (text.length > longestFile)
    return unreadable(say.settings.unreadable.huge(longestFile / 1024), language);
  const json = parseJson(text);
  if (!json.ok)
    return whole(say.settings.notJson(json.line, json.column, say.terminal.json[json.fault]), language);
  if (!isRecord(json.value))
    return whole(say.settings.notAnObject(nameOfValue(json.value, say.settings)), language);
  return loadFile(json.value, language, steps);
}

/** The result for a file that can't be read, for this reason. */
export function unreadable(reason: string, language: Language): LoadedSettings {
  return whole(catalogueOf(language).settings.cannotRead(reason), language);
}

/** The result for a file of which nothing can be used. */
function whole(message: string, language: Language): LoadedSettings {
  return unusable({ path: "", message }, language);
}

function unusable(issue: Issue, language: Language): LoadedSettings {
  return { settings: defaultSettings, issues: [issue], faulty: [], usable: false, language };
}

function loadFile(file: SettingsFile, language: Language, steps: readonly Migration[]): LoadedSettings {
  const migrated = migrate(file, language, steps);
  if (!migrated.ok) return unusable(migrated.issue, language);
  const settingsSchema = settingsSchemaIn(language);
  const checked = Object.entries(settingsSchema.shape).map(([section, schema]) => {
    const issues = issuesOf(section, schema, migrated.file[section], language);
    return { section, issues: issues.length > 0 ? issues : furtherIssues(section, migrated.file, language) };
  });
  const faulty = checked.filter(({ issues }) => issues.length > 0).map(({ section }) => section);
  const sound = Object.entries(migrated.file).filter(([section]) => !faulty.includes(section));
  return {
    settings: settingsSchema.parse(Object.fromEntries(sound)),
    issues: checked.flatMap(({ issues }) => issues),
    faulty,
    usable: true,
    language,
  };
}

function issuesOf(
  section: string,
  schema: z.ZodMiniType,
  value: unknown,
  language: Language,
): readonly Issue[] {
  const say = catalogueOf(language).settings;
  try {
    const parsed = schema.safeParse(value, { error: issueSentences(say) });
    if (parsed.success) return [];
    return parsed.error.issues.map(({ path, message }) => ({
      path: formatPath([section, ...path]),
      message,
    }));
  } catch {
    // zod runs out of stack where it finds more than some ten thousand faults.
    return [{ path: section, message: say.allWrong }];
  }
}

/** What the shape of a section does not tell. */
function furtherIssues(section: string, file: SettingsFile, language: Language): readonly Issue[] {
  if (section !== "keymaps") return [];
  const written = settingsSchemaIn(language).shape.keymaps.parse(file[section]);
  if (Object.keys(written).length === 0) return [];
  const read = readKeymap(written);
  if (read.ok) return [];
  return read.issues.map(({ path, fault }) => ({
    path: formatPath([section, ...path]),
    message: keymapSentence(fault, language),
  }));
}
