import { contracts } from "../contracts/index.ts";
import type { Outcome } from "../form/outcome.ts";
import type { AskOptions } from "./options.ts";
import { writeWhole } from "./write-output.ts";

/**
 * Writes the result of the ask-user contract where the command line wants it: the one thing on stdout. Where the file
 * can't be written the result goes to stdout, so that no answer is lost, and the error is thrown.
 */
export async function writeResult(outcome: Outcome, { format, output }: AskOptions): Promise<void> {
  const contract = contracts["ask-user"];
  const text =
    format === "text" ? contract.toModelText(outcome) : JSON.stringify(contract.toDetails(outcome), null, 2);
  if (output === undefined) return writeStream(process.stdout, `${text}\n`);
  try {
    await writeWhole(output, `${text}\n`);
  } catch (error) {
    await writeStream(process.stdout, `${text}\n`);
    throw error;
  }
}

/** Writes and waits until it is out. A reader that has gone away is no fault of ours. */
export function writeStream(stream: NodeJS.WritableStream, text: string): Promise<void> {
  return new Promise((resolve) => {
    stream.once("error", () => resolve());
    stream.write(text, () => resolve());
  });
}
