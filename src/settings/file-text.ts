import { closeSync, constants, fstatSync, openSync, readFileSync, statSync } from "node:fs";
import { codeOf } from "../files/error-code.ts";

/** Bytes. Nobody writes that much; more is some other file, and reading it again at each change would be felt. */
export const longestFile = 1024 * 1024;

/** Text, undefined for no file, or why what is there can't be a settings file. */
export type FileText = string | undefined | { readonly fault: "folder" | "special" | "huge" | "encoding" };

/** The text of the file at `path`. Waits for nothing, a pipe neither. Throws the system's error. */
export function readText(path: string): FileText {
  const file = openFile(path);
  if (file === undefined) return undefined;
  try {
    const found = fstatSync(file);
    if (!found.isFile()) return { fault: found.isDirectory() ? "folder" : "special" };
    if (found.size > longestFile) return { fault: "huge" };
    const bytes = readFileSync(file);
    // Writing back what was decoded with losses would make them last.
    return utf8Of(bytes) ?? { fault: "encoding" };
  } finally {
    closeSync(file);
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
