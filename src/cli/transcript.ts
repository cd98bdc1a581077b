import { contracts } from "../contracts/index.ts";
import type { Outcome } from "../form/outcome.ts";
import { clean, cleanLine } from "../text/clean.ts";
import { cliCopy } from "../text/copy-cli.ts";

/** What stays on the terminal when the form is gone: what was asked and what was answered. Ends with a line break. */
export function transcriptText(outcome: Outcome): string {
  switch (outcome.kind) {
    case "submitted":
    case "elaborated": {
      const entries = contracts["ask-user"].toTranscript(outcome);
      const title = outcome.form.title === undefined ? [] : [cleanLine(outcome.form.title)];
      const lines = entries.flatMap(({ asked, lines: answered }) => [
        ...(asked === undefined ? [] : [`  ${cleanLine(asked)}`]),
        ...answered.map((line) => indent(clean(line), asked === undefined ? "  " : "    ")),
      ]);
      return `${[...title, ...lines].join("\n")}\n`;
    }
    case "cancelled":
    case "timed-out":
    case "aborted":
      return `${cliCopy.ended[outcome.kind]}\n`;
    default:
      return "";
  }
}

function indent(text: string, by: string): string {
  return text
    .split("\n")
    .map((line) => by + line)
    .join("\n");
}
