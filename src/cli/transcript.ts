import { contracts } from "../contracts/index.ts";
import type { Outcome } from "../form/outcome.ts";
import { clean, cleanLine } from "../text/clean.ts";
import { glyphsFor } from "../text/glyphs.ts";
import { inlineMarkdown } from "../text/inline.ts";
import { catalogueOf, copyFor, type Language } from "../text/languages/index.ts";

const MOST_LINES = 20;

/** Where the transcript is read; `plain` takes no terminal attributes. */
interface TranscriptScreen {
  readonly ascii: boolean;
  readonly plain: boolean;
  readonly language: Language;
}

/** What stays on the terminal when the form is gone: what was asked and what was answered. Ends with a line break. */
export function transcriptText(outcome: Outcome, screen: TranscriptScreen): string {
  const glyphs = glyphsFor(screen);
  const { cli, transcript } = catalogueOf(screen.language);
  switch (outcome.kind) {
    case "submitted":
    case "elaborated": {
      const entries = contracts["ask-user"].toTranscript(outcome, transcript);
      const title = outcome.form.title === undefined ? [] : [cleanLine(outcome.form.title)];
      const lines = entries.flatMap(({ asked, lines: answered }) => [
        ...(asked === undefined
          ? []
          : [`  ${screen.plain ? cleanLine(asked) : inlineMarkdown(cleanLine(asked))}`]),
        ...answered.flatMap((line) =>
          shown(clean(line.replace(/^✓/, glyphs.yes)), screen).map(
            (part) => (asked === undefined ? "  " : "    ") + part,
          ),
        ),
      ]);
      return `${[...title, ...lines].join("\n")}\n`;
    }
    case "cancelled":
    case "timed-out":
    case "aborted":
      return `${cli.ended[outcome.kind]}\n`;
    default:
      return "";
  }
}

/** The lines of an answer; of a long one, such as a pasted log, the first. */
function shown(text: string, screen: TranscriptScreen): string[] {
  const lines = text.split("\n");
  if (lines.length <= MOST_LINES) return lines;
  return [
    ...lines.slice(0, MOST_LINES),
    copyFor(screen).moreLines(glyphsFor(screen).more, lines.length - MOST_LINES),
  ];
}
