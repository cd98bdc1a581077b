import { formJsonSchema } from "../form/schema.ts";
import { configFile } from "../host/config-file.ts";
import { environmentLanguage } from "../host/environment-language.ts";
import { asciiOnly } from "../host/terminal-style.ts";
import { languageOfFile } from "../settings/named-language.ts";
import { catalogueOf, type Language } from "../text/languages/index.ts";
import { ask, misuse } from "./ask.ts";
import { exitCodes } from "./exit-codes.ts";
import { say } from "./finish.ts";
import { InputError } from "./input-error.ts";
import { bareInvocation, type Invocation } from "./invocation.ts";
import { showSettings } from "./settings.ts";
import { writeStdout } from "./write-result.ts";

/** Runs the command line and ends the process with its exit code. */
export async function main(): Promise<void> {
  process.exit(await run(process.argv.slice(2)));
}

async function run(args: readonly string[]): Promise<number> {
  const language = languageFor(args);
  try {
    const invocation = bareInvocation(args, language) ?? (await parsed(args, language));
    switch (invocation.type) {
      case "print":
        await writeStdout(invocation.text, language);
        return exitCodes.answered;
      case "schema":
        await writeStdout(`${JSON.stringify(formJsonSchema(), null, 2)}\n`, language);
        return exitCodes.answered;
      case "misuse":
        return await misuse(invocation.message);
      case "settings":
        return await showSettings(invocation);
      case "ask":
        return await ask(invocation);
    }
  } catch (error) {
    return report(error, language);
  }
}

/**
 * Of everything that this run says, on the screen and beside it: that of the settings, else of the environment. ASCII has
 * the letters of English only. It is known before the command line is, which may be refused.
 */
function languageFor(args: readonly string[]): Language {
  const { env, platform } = process;
  if (args.includes("--ascii") || asciiOnly(env, platform)) return "en";
  return languageOfFile(configFile(env), environmentLanguage())();
}

async function parsed(args: readonly string[], language: Language): Promise<Invocation> {
  const { parseArguments } = await import("./options.ts");
  return parseArguments(args, language);
}

async function report(error: unknown, language: Language): Promise<number> {
  const message = error instanceof Error ? error.message : String(error);
  if (error instanceof InputError) return misuse(message);
  await say(catalogueOf(language).cli.fault(message));
  return exitCodes.fault;
}
