import { applyGivenAnswers } from "../form/given-answers.ts";
import { formatIssues } from "../form/issue.ts";
import { type Form, parseForm } from "../form/schema.ts";
import { cliCopy } from "../text/copy-cli.ts";
import { terminalCopy } from "../text/copy-terminal.ts";
import { askPerson } from "./ask-person.ts";
import { exitCodes } from "./exit-codes.ts";
import { finish, say } from "./finish.ts";
import type { AskOptions } from "./options.ts";
import { readJson, refusal } from "./read-json.ts";

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
