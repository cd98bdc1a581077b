import { clean, cleanLine } from "../../src/text/clean.ts";
import { glyphsFor } from "../../src/text/glyphs.ts";
import { inlineMarkdown } from "../../src/text/inline.ts";
import { copyFor } from "../../src/text/languages/index.ts";
import type { Active } from "../selectors.ts";
import type { FormState } from "../state.ts";
import { editorRows } from "./editor-rows.ts";
import { fitLine, hanging, type Line, lineWidth, paragraph, type Row, span } from "./line.ts";
import { isLabelCut } from "./tabs.ts";

/** What stands above a question's rows. */
export interface Head {
  readonly lines: readonly Row[];
  /** The prompt in one line, where that is all there is. */
  readonly short: Line | undefined;
  /** The line on which the prompt begins. */
  readonly promptAt: number;
  /** The lines of the open note editor, from the head's first line; end exclusive. */
  readonly editor: readonly [start: number, end: number] | undefined;
}

/** The form's description (on the first tab), the label where its tab cuts it, the prompt, the question's note. */
export function questionHead(state: FormState, active: Active, width: number): Head {
  const before = [...descriptionLines(state, active, width), ...labelLines(active, width)];
  const prompt = promptLines(state, active, width);
  const note = noteRows(state, active, width);
  const lines = [...before, ...prompt, ...note, []];
  const editing = state.editing?.field.field === "note";
  const start = before.length + prompt.length;
  return {
    lines,
    promptAt: before.length,
    short: before.length + note.length === 0 && prompt.length === 1 ? prompt[0] : undefined,
    editor: editing ? [start, start + note.length] : undefined,
  };
}

function descriptionLines(state: FormState, active: Active, width: number): Line[] {
  const { description } = state.form;
  if (description === undefined || active.index !== 0) return [];
  return [...paragraph("dim", inlineMarkdown(clean(description)), width), []];
}

function labelLines({ question }: Active, width: number): Line[] {
  return isLabelCut(question.label) ? paragraph("dim", cleanLine(question.label), width) : [];
}

function promptLines({ screen }: FormState, { question }: Active, width: number): Line[] {
  const lines = paragraph("prompt", inlineMarkdown(clean(question.prompt).trim()), width);
  if (!question.required) return lines;
  const { required } = copyFor(screen);
  const mark = span("dim", ` (${required})`);
  const last = lines.at(-1) ?? [];
  const joined = [...last, mark];
  return lineWidth(joined) <= width
    ? [...lines.slice(0, -1), joined]
    : [...lines, [span("dim", `(${required})`)]];
}

function noteRows(state: FormState, { draft }: Active, width: number): Row[] {
  const { editing, screen } = state;
  const glyph = glyphsFor(screen).note;
  if (editing?.field.field === "note") {
    const title = [span("note", `${glyph} ${copyFor(screen).noteOnQuestion}`)];
    return [fitLine(title, width, glyphsFor(screen).more), ...editorRows(editing, 0)];
  }
  return draft.note === "" ? [] : hanging([span("note", `${glyph} `)], "note", clean(draft.note), width);
}
