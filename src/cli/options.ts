import { Command, CommanderError, InvalidArgumentError, Option } from "commander";
import manifest from "../../package.json" with { type: "json" };
import { type Catalogue, catalogueOf, type Language } from "../text/languages/index.ts";
import { helpIn } from "./help.ts";
import { usageError } from "./usage-error.ts";

/** What the command line asks for. */
export type Invocation =
  /** `text` answers `--help` and `--version`. */
  | { readonly type: "print"; readonly text: string }
  | { readonly type: "schema" }
  /** `message` says what is wrong with the command line. */
  | { readonly type: "misuse"; readonly message: string }
  | ({ readonly type: "ask" } & AskOptions);

export interface AskOptions {
  /** Of what the person is told. */
  readonly language: Language;
  /** The question file; `-` is stdin. */
  readonly source: string;
  readonly output: string | undefined;
  readonly format: "json" | "text";
  /** A file with answers: nothing is asked. */
  readonly answers: string | undefined;
  /** Only check the form. */
  readonly validate: boolean;
  readonly theme: "auto" | "dark" | "light" | "mono";
  readonly ascii: boolean;
  /** Ask line by line instead of drawing. */
  readonly plain: boolean;
  readonly timeoutMs: number | undefined;
}

/** Reads the command line (without node and script). Help and refusals are in `language`. Never throws and never exits. */
export function parseArguments(args: readonly string[], language: Language): Invocation {
  const say = catalogueOf(language).cli;
  const printed: string[] = [];
  const program = createProgram(say, (text) => printed.push(text));
  try {
    program.parse([...args], { from: "user" });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    const text = printed.join("");
    if (error.exitCode === 0) return { type: "print", text };
    return { type: "misuse", message: usageError(text.replace(/^error: /, "").trim(), error.code, say) };
  }
  const options = program.opts();
  if (options.printSchema === true) return { type: "schema" };
  const [source] = program.args;
  if (source === undefined) return { type: "misuse", message: say.noSource };
  return {
    type: "ask",
    language,
    source,
    output: options.output === "-" ? undefined : textOption(options.output),
    format: options.format === "text" ? "text" : "json",
    answers: textOption(options.answers),
    validate: options.validate === true,
    theme: themeOption(options.theme),
    ascii: options.ascii === true,
    plain: options.plain === true,
    timeoutMs: typeof options.timeout === "number" ? options.timeout * 1000 : undefined,
  };
}

function createProgram(say: Catalogue["cli"], print: (text: string) => void): Command {
  const { help } = say;
  const { file, format, theme, seconds, questions } = help.placeholders;
  return new Command("ask-form")
    .description(help.description)
    .usage(help.usage)
    .argument(`[${questions}]`, help.questions)
    .option(`-o, --output <${file}>`, help.output)
    .addOption(new Option(`-f, --format <${format}>`, help.format).choices(["json", "text"]).default("json"))
    .option(`-a, --answers <${file}>`, help.answers)
    .option("--validate", help.validate)
    .option("--print-schema", help.printSchema)
    .addOption(
      new Option(`--theme <${theme}>`, help.theme).choices(["auto", "dark", "light", "mono"]).default("auto"),
    )
    .option("--ascii", help.ascii)
    .option("--plain", help.plain)
    .addOption(new Option(`--timeout <${seconds}>`, help.timeout).argParser(secondsOption(say.badTimeout)))
    .version(manifest.version, "-v, --version", help.version)
    .helpOption("-h, --help", help.help)
    .addHelpText("after", help.after)
    .configureHelp(helpIn(help))
    .allowExcessArguments(false)
    .exitOverride()
    .configureOutput({ writeOut: print, writeErr: print, outputError: (text, write) => write(text) });
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

function themeOption(value: unknown): AskOptions["theme"] {
  return value === "dark" || value === "light" || value === "mono" ? value : "auto";
}
