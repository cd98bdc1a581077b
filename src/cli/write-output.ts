import { randomUUID } from "node:crypto";
import { access, appendFile, constants, open, readlink, realpath, rename, rm, stat } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { terminalCopy } from "../text/copy-terminal.ts";
import { InputError } from "./input-error.ts";
import { systemReason } from "./system-reason.ts";

/**
 * Writes a file whole or not at all: whoever reads `path` sees either what was there before or all of `text`. A link is
 * followed, the permissions of a file that exists are kept. Devices and pipes are written to directly.
 * Throws an InputError that names the path and the reason.
 */
export async function writeWhole(path: string, text: string): Promise<void> {
  try {
    const mode = await modeOf(path);
    if (mode === "direct") await appendFile(path, text);
    else await replaceFile(await followLinks(path), text, mode);
  } catch (error) {
    throw new InputError(terminalCopy.cannotWrite(path, systemReason(error)), { cause: error });
  }
}

/** Throws the InputError of `writeWhole` where it can be told beforehand that `path` can't be written. Writes nothing. */
export async function checkWritable(path: string): Promise<void> {
  try {
    const mode = await modeOf(path);
    const target = mode === "direct" ? path : dirname(await followLinks(path));
    await access(target, constants.W_OK);
    // Opening tells in the words of the system what is wrong with a folder.
    if (mode === "direct" && (await stat(path)).isDirectory()) await open(path, "w");
  } catch (error) {
    throw new InputError(terminalCopy.cannotWrite(path, systemReason(error)), { cause: error });
  }
}

/** Permission bits of the file at `path`, undefined if there is none yet, "direct" for what cannot be replaced. */
async function modeOf(path: string): Promise<number | undefined | "direct"> {
  // Names such as /dev/stdout stand for a stream that is open already, even when that stream is a plain file.
  if (resolve(path).startsWith("/dev/")) return "direct";
  try {
    const found = await stat(path);
    return found.isFile() ? found.mode & 0o7777 : "direct";
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

/** The file that `path` leads to, which need not exist yet. */
async function followLinks(path: string): Promise<string> {
  try {
    return await realpath(path);
  } catch (error) {
    if (!isMissing(error)) throw error;
    const target = await readlink(path).catch(() => undefined);
    return target === undefined ? path : followLinks(resolve(dirname(path), target));
  }
}

async function replaceFile(path: string, text: string, mode: number | undefined): Promise<void> {
  const draft = join(dirname(path), `.ask-form-${randomUUID()}.tmp`);
  try {
    const file = await open(draft, "wx");
    try {
      if (mode !== undefined) await file.chmod(mode);
      await file.writeFile(text);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "ENOENT";
}
