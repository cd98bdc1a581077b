import type { Outcome } from "../form/outcome.ts";
import { clean } from "../text/clean.ts";
import { exitCodeOf } from "./exit-codes.ts";
import type { AskOptions } from "./invocation.ts";
import { writeResult, writeStream } from "./write-result.ts";

/** Writes the result and gives the exit code. */
export async function finish(outcome: Outcome, options: AskOptions): Promise<number> {
  await writeResult(outcome, options);
  return exitCodeOf(outcome.kind);
}

/** One message on stderr; what it quotes from files is cleaned. */
export async function say(message: string): Promise<void> {
  await writeStream(process.stderr, `${clean(message)}\n`);
}
