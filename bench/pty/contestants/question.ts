import { readFileSync } from "node:fs";

interface Asked {
  readonly prompt: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

/** The rows that a peer's list may take. */
export const windowRows = 10;

/** The first question of the file that the command line names: what every contestant asks. */
export function askedQuestion(): Asked {
  const form: { readonly questions: readonly Asked[] } = JSON.parse(
    readFileSync(process.argv[2] ?? "", "utf8"),
  );
  const [question] = form.questions;
  if (question === undefined) throw new Error("The file has no question");
  return question;
}
