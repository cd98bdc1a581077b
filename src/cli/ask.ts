import { applyGivenAnswers } from "../form/given-answers.ts";
import { formatIssues } from "../form/issue.ts";
import type { Outcome } from "../form/outcome.ts";
import { type Form, parseForm } from "../form/schema.ts";
import { askInTerminal } from "../host/ask-in-terminal.ts";
import { openTerminal, type Terminal } from "../host/open-terminal.ts";
import { onTermination } from "../host/signals.ts";
import { asciiOnly, background, colorLevel, escapeTimeoutMs } from "../host/terminal-style.ts";
import { clean } from "../text/clean.ts";
import { cliCopy } from "../text/copy-cli.ts";
import { terminalCopy } from "../text/copy-terminal.ts";
import { exitCodeOf, exitCodes } from "./exit-codes.ts";
import type { AskOptions } from "./options.ts";
import { readJson, refusal } from "./read-json.ts";
import { transcriptText } from "./transcript.ts";
import { checkWritable } from "./write-output.ts";
import { writeResult, writeStream } from "./write-result.ts";

/** Reads the form, gets the answers, writes the result. Gives the exit code. */
export async function ask(options: AskOptions): Promise<number> {
  const { source, answers, validate } = options;
  if (source === "-" && answers === "-") return misuse(cliCopy.oneStdin);
  const form = await readJson(source, parseForm);
  if (!form.ok) {
    await say(
      refusal(
        cliCopy.badForm(nameOf(source), form.issues.length),
        formatIssues(form.issues),
        cliCopy.formShape,
      ),
    );
    return finish({ kind: "invalid", issues: form.issues }, options);
  }
  if (validate) {
    await say(cliCopy.valid(nameOf(source), form.value.questions.length));
    return exitCodes.answered;
  }
  return answers === undefined ? askPerson(form.value, options) : takeAnswers(form.value, answers, options);
}

/** A source as people call it. */
function nameOf(source: string): string {
  return source === "-" ? terminalCopy.standardInput : source;
}

/** A command line that can't be followed: one sentence on stderr. */
export async function misuse(message: string): Promise<number> {
  await say(message);
  return exitCodes.usage;
}

async function takeAnswers(form: Form, file: string, options: AskOptions): Promise<number> {
  const given = await readJson(file, (input) => applyGivenAnswers(form, input));
  if (!given.ok) {
    await say(
      refusal(
        cliCopy.badAnswers(nameOf(file), given.issues.length),
        formatIssues(given.issues),
        cliCopy.answersShape,
      ),
    );
    return finish({ kind: "invalid", issues: given.issues }, options);
  }
  const { mode, drafts } = given.value;
  return finish({ kind: mode === "submit" ? "submitted" : "elaborated", form, drafts }, options);
}

async function askPerson(form: Form, options: AskOptions): Promise<number> {
  // Nobody should answer ten questions for a file that can't be written.
  if (options.output !== undefined) await checkWritable(options.output);
  const dumb = process.env.TERM === "dumb";
  const terminal = dumb ? undefined : openTerminal({ stdinTaken: options.source === "-" });
  if (terminal === undefined) {
    await say(dumb ? cliCopy.dumbTerminal : cliCopy.noTerminal);
    return finish({ kind: "unavailable", form }, options);
  }
  let killedBy: number | undefined;
  const abort = new AbortController();
  const stopListening = onTermination((_signal, number) => {
    killedBy = number;
    abort.abort();
  });
  try {
    const outcome = await askOn(terminal, form, options, abort.signal);
    await writeStream(terminal.output, transcriptText(outcome, { ascii: isAscii(options) }));
    const code = await finish(outcome, options);
    return killedBy === undefined ? code : 128 + killedBy;
  } catch (error) {
    if (killedBy === undefined) throw error;
    return 128 + killedBy;
  } finally {
    stopListening();
    terminal.close();
  }
}

function askOn(terminal: Terminal, form: Form, options: AskOptions, signal: AbortSignal): Promise<Outcome> {
  const { env } = process;
  const { theme, timeoutMs } = options;
  return askInTerminal(form, terminal, {
    theme: {
      background: theme === "dark" || theme === "light" ? theme : background(env),
      colors: theme === "mono" ? "none" : colorLevel(env),
    },
    ascii: isAscii(options),
    folder: process.cwd(),
    escapeTimeoutMs: escapeTimeoutMs(env),
    signal,
    ...(timeoutMs === undefined ? {} : { timeoutMs }),
  });
}

function isAscii({ ascii }: AskOptions): boolean {
  return ascii || asciiOnly(process.env, process.platform);
}

async function finish(outcome: Outcome, options: AskOptions): Promise<number> {
  await writeResult(outcome, options);
  return exitCodeOf(outcome.kind);
}

/** One message on stderr; what it quotes from files is cleaned. */
async function say(message: string): Promise<void> {
  await writeStream(process.stderr, `${clean(message)}\n`);
}
