import { applyGivenAnswers } from "../form/given-answers.ts";
import { formatIssues } from "../form/issue.ts";
import { type Form, parseForm } from "../form/schema.ts";
import { catalogueOf, type Language } from "../text/languages/index.ts";
import { askPerson } from "./ask-person.ts";
import { exitCodes } from "./exit-codes.ts";
import { finish, say } from "./finish.ts";
import type { AskOptions } from "./invocation.ts";
import { readJson, refusal } from "./read-json.ts";

/** Reads the form, gets the answers, writes the result. Gives the exit code. */
export async function ask(options: AskOptions): Promise<number> {
  const { source, answers, validate, language } = options;
  const { cli } = catalogueOf(language);
  if (source === "-" && answers === "-") return misuse(cli.oneStdin);
  const form = await readJson(source, language, parseForm);
  if (!form.ok) {
    await say(
      refusal(
        cli.badForm(nameOf(source, language), form.issues.length),
        formatIssues(form.issues),
        cli.formShape,
      ),
    );
    return finish({ kind: "invalid", issues: form.issues }, options);
  }
  if (validate) {
    await say(cli.valid(nameOf(source, language), form.value.questions.length));
    return exitCodes.answered;
  }
  return answers === undefined ? askPerson(form.value, options) : takeAnswers(form.value, answers, options);
}

/** A source as people call it. */
function nameOf(source: string, language: Language): string {
  return source === "-" ? catalogueOf(language).terminal.standardInput : source;
}

/** A command line that can't be followed: one sentence on stderr. */
export async function misuse(message: string): Promise<number> {
  await say(message);
  return exitCodes.usage;
}

async function takeAnswers(form: Form, file: string, options: AskOptions): Promise<number> {
  const { language } = options;
  const { cli } = catalogueOf(language);
  const given = await readJson(file, language, (input) => applyGivenAnswers(form, input));
  if (!given.ok) {
    await say(
      refusal(
        cli.badAnswers(nameOf(file, language), given.issues.length),
        formatIssues(given.issues),
        cli.answersShape,
      ),
    );
    return finish({ kind: "invalid", issues: given.issues }, options);
  }
  const { mode, drafts } = given.value;
  return finish({ kind: mode === "submit" ? "submitted" : "elaborated", form, drafts }, options);
}
