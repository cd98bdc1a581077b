import type { Issue } from "../form/issue.ts";
import { isRecord } from "../form/normalize.ts";
import { catalogueOf, type Language } from "../text/languages/index.ts";

/** A settings file as JSON gives it, fields that are not ours included. */
export type SettingsFile = Readonly<Record<string, unknown>>;

/** Turns a file of one version into one of the next; what it doesn't know it leaves as it is. */
export type Migration = (file: SettingsFile) => SettingsFile;

/** In order: the first turns version 1 into version 2. */
export const migrations: readonly Migration[] = [];

export type Migrated =
  | { readonly ok: true; readonly file: SettingsFile }
  | { readonly ok: false; readonly issue: Issue };

/**
 * The file in the newest version, with that `schemaVersion`. A file without a version is of version 1: what ask-form
 * writes names it. `language` is that of the issue. Never throws.
 */
export function migrate(
  file: SettingsFile,
  language: Language,
  steps: readonly Migration[] = migrations,
): Migrated {
  const say = catalogueOf(language).settings;
  const latest = steps.length + 1;
  const { schemaVersion: version = 1 } = file;
  if (typeof version !== "number" || !Number.isInteger(version) || version < 1)
    return refused(say.badVersion);
  if (version > latest) return refused(say.tooNew(version, latest));
  try {
    const current = steps.slice(version - 1).reduce<unknown>((old, step) => step(recordOf(old)), file);
    return { ok: true, file: { ...recordOf(current), schemaVersion: latest } };
  } catch {
    // A step meets whatever people wrote, and what it can't handle must stay as it is.
    return refused(say.notMigrated(version, latest));
  }
}

function refused(message: string): Migrated {
  return { ok: false, issue: { path: "schemaVersion", message } };
}

function recordOf(value: unknown): SettingsFile {
  if (!isRecord(value)) throw new Error("a migration must return an object");
  return value;
}
