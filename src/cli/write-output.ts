import { systemReason } from "../files/system-reason.ts";
import * as files from "../files/write-whole.ts";
import { catalogueOf, type Language } from "../text/languages/index.ts";
import { InputError } from "./input-error.ts";

/** `writeWhole` of the files room. Throws an InputError that names the path and the reason. */
export async function writeWhole(path: string, text: string, language: Language): Promise<void> {
  await explained(path, language, files.writeWhole(path, text));
}

/** Throws the InputError of `writeWhole` where it can be told beforehand that `path` can't be written. Writes nothing. */
export async function checkWritable(path: string, language: Language): Promise<void> {
  await explained(path, language, files.checkWritable(path));
}

/** Throws the system's error as an InputError that names what can't be written. */
export async function explained(path: string, language: Language, work: Promise<unknown>): Promise<void> {
  try {
    await work;
  } catch (error) {
    const { cannotWrite, reasons } = catalogueOf(language).terminal;
    throw new InputError(cannotWrite(path, systemReason(error, reasons)), { cause: error });
  }
}
