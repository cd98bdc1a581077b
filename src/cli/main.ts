import { formJsonSchema } from "../form/schema.ts";
import { cliCopy } from "../text/copy-cli.ts";
import { ask, misuse } from "./ask.ts";
import { exitCodes } from "./exit-codes.ts";
import { say } from "./finish.ts";
import { InputError } from "./input-error.ts";
import { parseArguments } from "./options.ts";
import { writeStdout } from "./write-result.ts";

/** Runs the command line and ends the process with its exit code. */
export async function main(): Promise<void> {
  process.exit(await run(process.argv.slice(2)));
}

async function run(args: readonly string[]): Promise<number> {
  try {
    const invocation = parseArguments(args);
    switch (invocation.type) {
      case "print":
        await writeStdout(invocation.text);
        return exitCodes.answered;
      case "schema":
        await writeStdout(`${JSON.stringify(formJsonSchema(), null, 2)}\n`);
        return exitCodes.answered;
      case "misuse":
        return await misuse(invocation.message);
      case "ask":
        return await ask(invocation);
    }
  } catch (error) {
    return report(error);
  }
}

async function report(error: unknown): Promise<number> {
  const message = error instanceof Error ? error.message : String(error);
  if (error instanceof InputError) return misuse(message);
  await say(cliCopy.fault(message));
  return exitCodes.fault;
}
