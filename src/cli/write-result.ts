import { contracts } from "../contracts/index.ts";
import { codeOf } from "../files/error-code.ts";
import type { Outcome } from "../form/outcome.ts";
import { clean } from "../text/clean.ts";
import { catalogueOf, type Language } from "../text/languages/index.ts";
import type { AskOptions } from "./invocation.ts";
import { explained, writeWhole } from "./write-output.ts";

/**
 * Writes the result of the ask-user contract where the command line wants it: the one thing on stdout. Where the file
 * can't be written the result goes to stdout, so that no answer is lost, and the error is thrown.
 */
export async function writeResult(outcome: Outcome, options: AskOptions): Promise<void> {
  const { format, output, language } = options;
  const text = `${format === "text" ? contracts["ask-user"].toModelText(outcome) : jsonOf(outcome)}\n`;
  if (output === undefined) return writeStdout(text, language);
  try {
    await writeWhole(output, text, language);
  } catch (error) {
    await writeStdout(text, language);
    throw error;
  }
}

/** JSON in which no control character stands as itself: `JSON.stringify` escapes those below U+0020 only. */
function jsonOf(outcome: Outcome): string {
  const json = JSON.stringify(contracts["ask-user"].toDetails(outcome), null, 2);
  return json.replace(/[\u007f-\u009f]/g, (control) => `\\u00${control.charCodeAt(0).toString(16)}`);
}

/** Exact for files and programs; on a terminal nothing in it can act. Throws an InputError when it is not all out. */
export async function writeStdout(text: string, language: Language): Promise<void> {
  const written = writeStream(process.stdout, process.stdout.isTTY ? clean(text) : text);
  await explained(catalogueOf(language).terminal.standardOutput, language, written);
}

/** Writes and waits until it is out. A reader that has gone away is no error. */
export function writeStream(stream: NodeJS.WritableStream, text: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const settle = (error?: Error | null) => {
      if (error === undefined || error === null || isGone(error)) resolve();
      else reject(error);
    };
    // It stays: the stream emits the error again after it has told the callback.
    stream.on("error", settle);
    stream.write(text, settle);
  });
}

function isGone(error: Error): boolean {
  return ["EPIPE", "EIO"].includes(codeOf(error) ?? "");
}
