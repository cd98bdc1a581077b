import { access, appendFile, constants, open, readlink, realpath, rename, rm, stat } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { codeOf } from "./error-code.ts";

/**
 * Writes a file whole or not at all: whoever reads `path` sees either what was there before or all of `text`. A link is
 * followed, the permissions of a file that exists are kept. Devices and pipes are written to directly.
 * Throws the system's error.
 *
 * @param confirm - asked at the last moment before a file takes its place; at false it doesn't
 * @returns whether `text` was written
 */
export async function writeWhole(
  path: string,
  text: string,
  confirm: () => Promise<boolean> = async () => true,
): Promise<boolean> {
  const mode = await modeOf(path);
  if (mode !== "direct") return replaceFile(await followLinks(path), text, mode, confirm);
  await appendFile(path, text);
  return true;
}

/** Throws the error of `writeWhole` where it can be told beforehand that `path` can't be written. Writes nothing. */
export async function checkWritable(path: string): Promise<void> {
  const mode = await modeOf(path);
  const target = mode === "direct" ? path : dirname(await followLinks(path));
  await access(target, constants.W_OK);
  // Opening tells in the words of the system what is wrong with a folder.
  if (mode === "direct" && (await stat(path)).isDirectory()) await open(path, "w");
}

/** The file that `path` leads to, which need not exist yet. Throws the system's error for links in a circle. */
export async function followLinks(path: string): Promise<string> {
  try {
    return await realpath(path);
  } catch (error) {
    if (codeOf(error) !== "ENOENT") throw error;
    const target = await readlink(path).catch(() => undefined);
    return target === undefined ? path : followLinks(resolve(dirname(path), target));
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
    if (codeOf(error) === "ENOENT") return undefined;
    throw error;
  }
}

async function replaceFile(
  path: string,
  text: string,
  mode: number | undefined,
  confirm: () => Promise<boolean>,
): Promise<boolean> {
  const draft = join(dirname(path), `.ask-form-${crypto.randomUUID()}.tmp`);
  try {
    const file = await open(draft, "wx");
    try {
      if (mode !== undefined) await file.chmod(mode);
      await file.writeFile(text);
      await file.sync();
    } finally {
      await file.close();
    }
    const confirmed = await confirm();
    await (confirmed ? rename(draft, path) : rm(draft));
    return confirmed;
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}
