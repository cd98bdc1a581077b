import { systemReason } from "../files/system-reason.ts";
import * as files from "../files/write-whole.ts";
import { terminalCopy } from "../text/copy-terminal.ts";
import { InputError } from "./input-error.ts";

/** `writeWhole` of the files room. Throws an InputError that names the path and the reason. */
export async function writeWhole(path: string, text: string): Promise<void> {
  await explained(path, files.writeWhole(path, text));
}

/** Throws the InputError of `writeWhole` where it can be told beforehand that `path` can't be written. Writes nothing. */
export async function checkWritable(path: string): Promise<void> {
  await explained(path, files.checkWritable(path));
}

/** Throws the system's error as an InputError that names what can't be written. */
export async function explained(path: string, work: Promise<unknown>): Promise<void> {
  try {
    await work;
  } catch (error) {
    throw new InputError(terminalCopy.cannotWrite(path, systemReason(error)), { cause: error });
  }
}
