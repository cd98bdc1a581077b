import type { ToolDefinition } from "@earendil-works/pi-coding-agent";
import { isRecord } from "../src/form/normalize.ts";
import { clean, cleanLine } from "../src/text/clean.ts";
import { piCopy } from "../src/text/copy-pi.ts";
import { inlineMarkdown } from "../src/text/inline.ts";
import type { TextLines } from "./text-lines.ts";

type RenderCall = NonNullable<ToolDefinition["renderCall"]>;
type RenderResult = NonNullable<ToolDefinition["renderResult"]>;
type Theme = Parameters<RenderCall>[1];

/** How calls and results are drawn in Pi's transcript. */
export interface Renderers {
  readonly renderCall: RenderCall;
  readonly renderResult: RenderResult;
}

/**
 * While a model streams, arguments are incomplete; arguments and results of old sessions may have any shape. What is
 * not there is not shown, and nothing throws.
 */
export function createRenderers(textLines: TextLines): Renderers {
  return {
    renderCall: (args, theme, context) =>
      textLines(callLines(args, theme, context?.expanded === true), redraw(context)),
    renderResult: (result, options, theme, context) => {
      const waits = options?.isPartial === true;
      const lines = waits
        ? [theme.fg("warning", piCopy.waiting)]
        : resultLines(result?.details, result, theme);
      return textLines(lines, redraw(context));
    },
  };
}

function redraw(context: { readonly invalidate?: () => void } | undefined): () => void {
  return () => context?.invalidate?.();
}

function callLines(args: unknown, theme: Theme, expanded: boolean): string[] {
  const record = isRecord(args) ? args : {};
  const questions = Array.isArray(record.questions) ? record.questions.filter(isRecord) : [];
  const title = textOf(record.title);
  const head = [
    theme.fg("toolTitle", theme.bold("ask_user")),
    ...(title === "" ? [] : [theme.fg("accent", title)]),
    ...(questions.length === 0 ? [] : [theme.fg("muted", piCopy.questions(questions.length))]),
  ].join(" ");
  return [head, ...questions.flatMap((question) => questionLines(question, theme, expanded))];
}

function questionLines(
  question: Readonly<Record<string, unknown>>,
  theme: Theme,
  expanded: boolean,
): string[] {
  const prompt = inlineMarkdown(textOf(question.prompt));
  if (prompt === "") return [];
  const options = Array.isArray(question.options) ? question.options.filter(isRecord) : [];
  if (!expanded) return [`  ${prompt} ${theme.fg("dim", piCopy.options(options.length))}`];
  return [
    `  ${prompt}`,
    ...options.map((option) => theme.fg("dim", `    - ${textOf(option.label) || textOf(option.value)}`)),
  ];
}

/** What was answered, or in one line why nothing was. */
function resultLines(details: unknown, result: unknown, theme: Theme): string[] {
  // Refusals by Pi's own schema check, and results of unknown shape: the text that the model got.
  if (!isRecord(details) || !Array.isArray(details.questions)) return contentLines(result, theme);
  if (details.error !== undefined) return [theme.fg("error", piCopy.invalid), ...contentLines(result, theme)];
  if (details.cancelled === true) return [theme.fg("warning", endingOf(details.outcome))];
  if (details.mode === "elaborate") {
    return [theme.fg("accent", piCopy.elaborate), ...contentLines(result, theme)];
  }
  const answers = isRecord(details.answers) ? details.answers : {};
  const lines = details.questions
    .filter(isRecord)
    .flatMap((question) => answerLines(question, answers, theme));
  return lines.length > 0 ? lines : [theme.fg("dim", piCopy.unanswered)];
}

function endingOf(outcome: unknown): string {
  const known = Object.entries(piCopy.outcomes).find(([name]) => name === outcome);
  return known?.[1] ?? piCopy.outcomes.cancelled;
}

/** `✓ Label: A, B`; `(wrote) ` where there are only own words (ask-user contract). */
function answerLines(
  question: Readonly<Record<string, unknown>>,
  answers: Readonly<Record<string, unknown>>,
  theme: Theme,
): string[] {
  const id = typeof question.id === "string" ? question.id : "";
  const answer = Object.hasOwn(answers, id) ? answers[id] : undefined;
  if (!isRecord(answer)) return [];
  const label = textOf(question.label) || id;
  const labels = Array.isArray(answer.labels) ? answer.labels.map(textOf) : [];
  const wrote =
    typeof answer.customText === "string" && Array.isArray(answer.indices) && answer.indices.length === 0;
  const line = `${theme.fg("success", "✓")} ${label}: ${wrote ? "(wrote) " : ""}${labels.join(", ")}`;
  const note = textOf(answer.note);
  const optionNotes = isRecord(answer.optionNotes) ? Object.values(answer.optionNotes).map(textOf) : [];
  const notes = [...(note === "" ? [] : [note]), ...optionNotes].map((text) =>
    theme.fg("muted", `  ✎ ${text}`),
  );
  return [...(labels.length > 0 ? [line] : []), ...notes];
}

function contentLines(result: unknown, theme: Theme): string[] {
  const content = isRecord(result) && Array.isArray(result.content) ? result.content.filter(isRecord) : [];
  return content
    .flatMap(({ text }) => (typeof text === "string" ? clean(text).split("\n") : []))
    .map((line) => theme.fg("toolOutput", line));
}

function textOf(value: unknown): string {
  return typeof value === "string" ? cleanLine(value) : "";
}
