import { access, constants, mkdir, stat } from "node:fs/promises";
import { dirname } from "node:path";
import { acquireLock } from "../files/lock-file.ts";
import { systemReason } from "../files/system-reason.ts";
import { followLinks, writeWhole } from "../files/write-whole.ts";
import { isBlank, isRecord } from "../form/normalize.ts";
import { catalogueOf, type Language } from "../text/languages/index.ts";
import { faultOf } from "./fault.ts";
import { stampOf } from "./file-text.ts";
import { parseKeepingNumbers, toJsonText } from "./json-text.ts";
import type { LoadedSettings } from "./load.ts";
import { migrate, type SettingsFile } from "./migrate.ts";
import { readSettings } from "./read-file.ts";

/** `message` is one sentence for a person; nothing was written. */
export type Saved = { readonly ok: true } | { readonly ok: false; readonly message: string };

/** The file as it shall be, or the sentence that says why it stays as it is. May be called again with a newer file. */
export type Edit = (file: SettingsFile, loaded: LoadedSettings) => SettingsFile | string;

/** A save takes some milliseconds. One that takes longer than this finds its lock gone, and begins again. */
const lockLimits = { staleMs: 2_000, giveUpMs: 15_000 };
const mostTries = 20;

/**
 * Reads the settings file, edits it and writes it whole. Programs of ours take turns by a lock beside the file: without
 * one there is always a moment between the last look and the renaming, in which another one's change is lost. Editors
 * know no lock, so the file is compared right before the renaming too, and all of it is done again if it changed.
 *
 * System errors are answers in `language`; what `edit` throws is thrown.
 */
export async function saveSettings(path: string, language: Language, edit: Edit): Promise<Saved> {
  const { settings: say, terminal } = catalogueOf(language);
  try {
    const target = await followLinks(path);
    await mkdir(dirname(target), { recursive: true, mode: 0o700 });
    for (let tries = 0; tries < mostTries; tries++) {
      const saved = await trySaving(path, `${target}.lock`, language, edit);
      if (saved !== undefined) return saved;
    }
    return notWritten(path, say.contested, language);
  } catch (error) {
    if (error instanceof RangeError) return notWritten(path, say.tooDeep, language);
    if (error instanceof Error && "syscall" in error)
      return notWritten(path, systemReason(error, terminal.reasons), language);
    throw error;
  }
}

/** Undefined when the file or the lock was another one in the end. */
async function trySaving(
  path: string,
  lockPath: string,
  language: Language,
  edit: Edit,
): Promise<Saved | undefined> {
  const say = catalogueOf(language).settings;
  const lock = await acquireLock(lockPath, lockLimits);
  if (lock === undefined) return notWritten(path, say.busy(lockPath), language);
  try {
    const { stamp, text, loaded } = readSettings(path, language);
    if (!loaded.usable) return { ok: false, message: say.faulty(faultOf(path, loaded.issues, language)) };
    const before = fileOf(text, language);
    if (before === undefined) return notWritten(path, say.contested, language);
    const after = edit(before, loaded);
    if (typeof after === "string") return { ok: false, message: after };
    const { schemaVersion } = before;
    const wanted = toJsonText({ schemaVersion, ...after }, text);
    if (wanted === toJsonText({ schemaVersion, ...before }, text)) return { ok: true };
    if (await isReadOnly(path)) return notWritten(path, say.readOnly, language);
    const same = async () => stampOf(path) === stamp && (await lock.held());
    return (await writeWhole(path, wanted, same)) ? { ok: true } : undefined;
  } finally {
    await lock.release();
  }
}

/** All that a usable file holds, in the newest version. Nothing is better than a part of it. */
function fileOf(text: string | undefined, language: Language): SettingsFile | undefined {
  if (text === undefined || isBlank(text)) return fileIn({}, language);
  const value = parseKeepingNumbers(text);
  if (!isRecord(value)) return undefined;
  // The version is a number to us, however many digits it is written with.
  const { schemaVersion } = value;
  return fileIn(
    schemaVersion === undefined ? value : { ...value, schemaVersion: Number(JSON.stringify(schemaVersion)) },
    language,
  );
}

function fileIn(file: SettingsFile, language: Language): SettingsFile | undefined {
  const migrated = migrate(file, language);
  return migrated.ok ? migrated.file : undefined;
}

/** Renaming needs the folder's permission only, but who took the file's away wants it to stay. */
async function isReadOnly(path: string): Promise<boolean> {
  const found = await stat(path).catch(() => undefined);
  if (found === undefined) return false;
  if ((found.mode & 0o222) === 0) return true;
  await access(path, constants.W_OK);
  return false;
}

function notWritten(path: string, reason: string, language: Language): Saved {
  return { ok: false, message: catalogueOf(language).settings.notWritten(path, reason) };
}
