import { readlinkSync, realpathSync, statSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { codeOf } from "./error-code.ts";

/**
 * The folders in which a change can make the file `path` another one: its own and that of the file it leads to, or the
 * nearest one above that exists. By a key that differs for a folder made anew under the same name.
 */
export function foldersAround(path: string): ReadonlyMap<string, string> {
  return new Map([path, leadsTo(path)].map((name) => nearestFolder(dirname(name))));
}

function leadsTo(path: string): string {
  try {
    return realpathSync(path);
  } catch (error) {
    // Links in a circle lead nowhere.
    if (codeOf(error) !== "ENOENT") return path;
  }
  try {
    return leadsTo(resolve(dirname(path), readlinkSync(path)));
  } catch {
    return path;
  }
}

function nearestFolder(folder: string): readonly [key: string, folder: string] {
  const key = keyOf(folder);
  const parent = dirname(folder);
  return key === undefined && parent !== folder ? nearestFolder(parent) : [key ?? "", folder];
}

/** The number of a removed folder is soon given to the next one, the moment of its birth is not. */
function keyOf(folder: string): string | undefined {
  try {
    const found = statSync(folder, { bigint: true });
    return found.isDirectory() ? `${found.dev}:${found.ino}:${found.birthtimeNs}` : undefined;
  } catch {
    return undefined;
  }
}
