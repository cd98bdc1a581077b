import { Command, CommanderError, InvalidArgumentError, Option, type OptionValues } from "commander";
import manifest from "../../package.json" with { type: "json" };
import { type Catalogue, catalogueOf, type Language } from "../text/languages/index.ts";
import { helpIn } from "./help.ts";
import { type Invocation, SETTINGS, type StyleOptions } from "./invocation.ts";
import { usageError } from "./usage-error.ts";

/** Reads the command line (without node and script). Help and refusals are in `language`. Never throws and never exits. */
export function parseArguments(args: readonly string[], language: Language): Invocation {
  const say = catalogueOf(language).cli;
  if (args[0] === SETTINGS) return parseSettings(args.slice(1), language, say);
  const program = createProgram(say);
  const refused = parse(program, args, say);
  if (refused !== undefined) return refused;
  const options = program.opts();
  if (options.printSchema === true) return { type: "schema" };
  const [source] = program.args;
  if (source === undefined) return { type: "misuse", message: say.noSource };
  return {
    type: "ask",
    ...styleOptions(options, language),
    source,
    output: options.output === "-" ? undefined : textOption(options.output),
    format: options.format === "text" ? "text" : "json",
    answers: textOption(options.answers),
    validate: options.validate === true,
    timeoutMs: typeof options.timeout === "number" ? options.timeout * 1000 : undefined,
  };
}

function parseSettings(args: readonly string[], language: Language, say: Catalogue["cli"]): Invocation {
  const command = withStyle(new Command(`ask-form ${SETTINGS}`), say)
    .description(say.help.settings)
    .usage(say.help.settingsUsage);
  const refused = parse(finished(command, say), args, say);
  return refused ?? { type: SETTINGS, ...styleOptions(command.opts(), language) };
}

/** What ends the parsing: help that was asked for, or a refusal. */
function parse(command: Command, args: readonly string[], say: Catalogue["cli"]): Invocation | undefined {
  const printed: string[] = [];
  const print = (text: string) => void printed.push(text);
  command.configureOutput({ writeOut: print, writeErr: print, outputError: (text, write) => write(text) });
  try {
    command.parse([...args], { from: "user" });
    return undefined;
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    const text = printed.join("");
    if (error.exitCode === 0) return { type: "print", text };
    return { type: "misuse", message: usageError(text.replace(/^error: /, "").trim(), error.code, say) };
  }
}

function createProgram(say: Catalogue["cli"]): Command {
  const { help } = say;
  const { file, format, seconds, questions } = help.placeholders;
  const program = new Command("ask-form")
    .description(help.description)
    .usage(help.usage)
    .argument(`[${questions}]`, help.questions)
    .option(`-o, --output <${file}>`, help.output)
    .addOption(new Option(`-f, --format <${format}>`, help.format).choices(["json", "text"]).default("json"))
    .option(`-a, --answers <${file}>`, help.answers)
    .option("--validate", help.validate)
    .option("--print-schema", help.printSchema);
  return finished(
    withStyle(program, say)
      .addOption(new Option(`--timeout <${seconds}>`, help.timeout).argParser(secondsOption(say.badTimeout)))
      .version(manifest.version, "-v, --version", help.version)
      .addHelpText("after", help.after),
    say,
  );
}

function withStyle(command: Command, { help }: Catalogue["cli"]): Command {
  const themes = ["auto", "dark", "light", "mono"];
  return command
    .addOption(new Option(`--theme <${help.placeholders.theme}>`, help.theme).choices(themes).default("auto"))
    .option("--ascii", help.ascii)
    .option("--plain", help.plain);
}

function finished(command: Command, { help }: Catalogue["cli"]): Command {
  return command
    .helpOption("-h, --help", help.help)
    .configureHelp(helpIn(help))
    .allowExcessArguments(false)
    .exitOverride();
}

function styleOptions(options: OptionValues, language: Language): StyleOptions {
  return {
    language,
    theme: themeOption(options.theme),
    ascii: options.ascii === true,
    plain: options.plain === true,
  };
}

function secondsOption(refusal: string): (text: string) => number {
  return (text) => {
    const seconds = Number(text);
    if (text.trim() === "" || !Number.isFinite(seconds) || seconds <= 0)
      throw new InvalidArgumentError(refusal);
    return seconds;
  };
}

function textOption(value: unknown): string | undefined {
  return typeof value === "string" ? value : undefined;
}

function themeOption(value: unknown): StyleOptions["theme"] {
  return value === "dark" || value === "light" || value === "mono" ? value : "auto";
}
