import { closeSync, constants, fstatSync, openSync, readFileSync, statSync } from "node:fs";
import { codeOf } from "../files/error-code.ts";
import { type LoadedSettings, loadSettings, longestFile, unreadable } from "./load.ts";
import { settingsCopy } from "./settings-copy.ts";

export interface ReadSettings {
  /** What `stampOf` gave right before the file was read. */
  readonly stamp: string;
  /** Undefined when there is no file, and when it can't be read. */
  readonly text: string | undefined;
  readonly loaded: LoadedSettings;
}

/** The settings of the file at `path`. Waits for nothing, a pipe neither. Never throws. */
export function readSettings(path: string): ReadSettings {
  const stamp = stampOf(path);
  try {
    const text = readText(path);
    if (typeof text !== "object") return { stamp, text, loaded: loadSettings(text) };
    return { stamp, text: undefined, loaded: unreadable(text.reason) };
  } catch (error) {
    return { stamp, text: undefined, loaded: unreadable(settingsCopy.reasonOf(error)) };
  }
}

/** Differs whenever the file at `path` was changed, replaced, removed or created. Never throws. */
export function stampOf(path: string): string {
  try {
    const { dev, ino, size, mtimeNs, ctimeNs } = statSync(path, { bigint: true });
    return [dev, ino, size, mtimeNs, ctimeNs].join(":");
  } catch (error) {
    return codeOf(error) ?? "";
  }
}

function readText(path: string): string | undefined | { readonly reason: string } {
  const file = openFile(path);
  if (file === undefined) return undefined;
  try {
    const found = fstatSync(file);
    const { folder, special, huge, encoding } = settingsCopy.unreadable;
    if (!found.isFile()) return { reason: found.isDirectory() ? folder : special };
    if (found.size > longestFile) return { reason: huge(longestFile / 1024) };
    const bytes = readFileSync(file);
    // Writing back what was decoded with losses would make them last.
    return utf8Of(bytes) ?? { reason: encoding };
  } finally {
    closeSync(file);
  }
}

function openFile(path: string): number | undefined {
  try {
    // A pipe would keep the program waiting for its other end.
    return openSync(path, constants.O_RDONLY | constants.O_NONBLOCK);
  } catch (error) {
    if (codeOf(error) === "ENOENT") return undefined;
    throw error;
  }
}

function utf8Of(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}
