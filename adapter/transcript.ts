import type { ToolDefinition } from "@earendil-works/pi-coding-agent";
import { isRecord } from "../src/form/normalize.ts";
import { clean, cleanLine } from "../src/text/clean.ts";
import { inlineMarkdown } from "../src/text/inline.ts";
import { type Catalogue, catalogueOf, type Language } from "../src/text/languages/index.ts";
import type { TextLines } from "./text-lines.ts";
import { TOOL } from "./tool-name.ts";

type RenderCall = NonNullable<ToolDefinition["renderCall"]>;
type RenderResult = NonNullable<ToolDefinition["renderResult"]>;
type PiTheme = Parameters<RenderCall>[1];
type Colors = Pick<PiTheme, "fg" | "bold">;

/** What lines are made of beside what is in them. */
interface Style {
  readonly theme: Colors;
  readonly say: Catalogue["pi"];
  readonly words: Catalogue["transcript"];
  readonly expanded: boolean;
}

/** How many characters of a prompt are shown while a call is collapsed. */
const COLLAPSED = 200;

/** How calls and results are drawn in Pi's transcript. */
export interface Renderers {
  readonly renderCall: RenderCall;
  readonly renderResult: RenderResult;
}

/**
 * While a model streams, arguments are incomplete; arguments and results of old sessions may have any shape. What is
 * not there is not shown, and nothing throws. `language` is asked for at each drawing.
 */
export function createRenderers(textLines: TextLines, language: () => Language): Renderers {
  const styleOf = (given: PiTheme, expanded: boolean | undefined): Style => {
    const { pi, transcript } = catalogueOf(language());
    return { theme: colorsOf(given), say: pi, words: transcript, expanded: expanded === true };
  };
  return {
    renderCall: (args, given, context) =>
      textLines(callLines(args, styleOf(given, context?.expanded)), redraw(context)),
    renderResult: (result, options, given, context) => {
      const style = styleOf(given, options?.expanded);
      const lines =
        options?.isPartial === true
          ? [style.theme.fg("warning", style.say.waiting)]
          : resultLines(result, style);
      return textLines(lines, redraw(context));
    },
  };
}

/** A theme that lacks a color, and throws for it, gives plain text. */
function colorsOf(theme: PiTheme): Colors {
  const orPlain = (paint: () => string, text: string): string => {
    try {
      return paint();
    } catch {
      return text;
    }
  };
  return {
    fg: (color, text) => orPlain(() => theme.fg(color, text), text),
    bold: (text) => orPlain(() => theme.bold(text), text),
  };
}

function redraw(context: { readonly invalidate?: () => void } | undefined): () => void {
  return () => context?.invalidate?.();
}

function callLines(args: unknown, style: Style): string[] {
  const { theme, say } = style;
  const record = isRecord(args) ? args : {};
  const questions = Array.isArray(record.questions) ? record.questions.filter(isRecord) : [];
  const title = textOf(record.title);
  const head = [
    theme.fg("toolTitle", theme.bold(TOOL)),
    ...(title === "" ? [] : [theme.fg("accent", title)]),
    ...(questions.length === 0 ? [] : [theme.fg("muted", say.questions(questions.length))]),
  ].join(" ");
  return [head, ...questions.flatMap((question) => questionLines(question, style))];
}

function questionLines(
  question: Readonly<Record<string, unknown>>,
  { theme, say, expanded }: Style,
): string[] {
  const text = textOf(question.prompt);
  const prompt = inlineMarkdown(expanded ? text : shorten(text));
  if (prompt === "") return [];
  const options = Array.isArray(question.options) ? question.options.filter(isRecord) : [];
  if (!expanded) return [`  ${prompt} ${theme.fg("dim", say.options(options.length))}`];
  return [
    `  ${prompt}`,
    ...options.map((option) => theme.fg("dim", `    - ${textOf(option.label) || textOf(option.value)}`)),
  ];
}

/** What was answered, or in one line why nothing was. */
function resultLines(result: unknown, style: Style): string[] {
  const { theme, say, expanded } = style;
  const details = isRecord(result) ? result.details : undefined;
  const content = contentLines(result, theme);
  // Refusals by Pi's own schema check, and results of unknown shape: the text that the model got.
  if (!isRecord(details) || !Array.isArray(details.questions)) return content;
  if (details.error !== undefined) return [theme.fg("error", say.invalid), ...content];
  if (details.cancelled === true) {
    return [theme.fg("warning", endingOf(details.outcome, say)), ...(expanded ? content : [])];
  }
  // One line for each note, and no banner (ask-user contract).
  if (details.mode === "elaborate") return content;
  const answers = isRecord(details.answers) ? details.answers : undefined;
  const lines = details.questions
    .filter(isRecord)
    .flatMap((question) => answerLines(question, answers ?? {}, style));
  if (lines.length > 0) return lines;
  const empty = answers !== undefined && Object.keys(answers).length === 0;
  return empty || content.length === 0 ? [theme.fg("dim", say.unanswered)] : content;
}

function endingOf(outcome: unknown, { outcomes }: Catalogue["pi"]): string {
  const known = Object.entries(outcomes).find(([name]) => name === outcome);
  return known?.[1] ?? outcomes.cancelled;
}

/** `✓ Label: A, B`; `(wrote) ` where there are only own words (ask-user contract). */
function answerLines(
  question: Readonly<Record<string, unknown>>,
  answers: Readonly<Record<string, unknown>>,
  { theme, words }: Style,
): string[] {
  const id = typeof question.id === "string" ? question.id : "";
  const answer = Object.hasOwn(answers, id) ? answers[id] : undefined;
  if (!isRecord(answer)) return [];
  const label = textOf(question.label) || id;
  const labels = Array.isArray(answer.labels) ? answer.labels.map(textOf) : [];
  const wrote =
    typeof answer.customText === "string" && Array.isArray(answer.indices) && answer.indices.length === 0;
  const line = `${theme.fg("success", "✓")} ${label}: ${wrote ? words.wrote : ""}${labels.join(", ")}`;
  const notes = noteLines(label, answer, words).map((text) => theme.fg("muted", `  ${text}`));
  return [...(labels.length > 0 ? [line] : []), ...notes];
}

/** `Label note: x` and `Label / Option note: x` (decisions on model-facing text). */
function noteLines(
  label: string,
  answer: Readonly<Record<string, unknown>>,
  words: Catalogue["transcript"],
): string[] {
  const note = textOf(answer.note);
  const values = Array.isArray(answer.values) ? answer.values : [];
  const labels = Array.isArray(answer.labels) ? answer.labels : [];
  const optionNotes = isRecord(answer.optionNotes) ? Object.entries(answer.optionNotes) : [];
  return [
    ...(note === "" ? [] : [words.note(label, note)]),
    ...optionNotes.flatMap(([value, text]) => {
      const option = textOf(labels[values.indexOf(value)]) || cleanLine(value);
      return textOf(text) === "" ? [] : [words.optionNote(label, option, textOf(text))];
    }),
  ];
}

function contentLines(result: unknown, theme: Colors): string[] {
  const content = isRecord(result) && Array.isArray(result.content) ? result.content.filter(isRecord) : [];
  return content
    .flatMap(({ text }) => (typeof text === "string" ? clean(text).split("\n") : []))
    .map((line) => theme.fg("toolOutput", line));
}

function textOf(value: unknown): string {
  return typeof value === "string" ? cleanLine(value) : "";
}

function shorten(text: string): string {
  if (text.length <= COLLAPSED) return text;
  const characters = Array.from(new Intl.Segmenter().segment(text.slice(0, 4 * COLLAPSED)));
  const kept = characters.slice(0, COLLAPSED).map(({ segment }) => segment);
  return `${kept.join("").trimEnd()}…`;
}
