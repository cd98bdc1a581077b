import type { Option } from "../../src/form/option.ts";
import { clean, cleanLine } from "../../src/text/clean.ts";
import { type Glyphs, glyphsFor } from "../../src/text/glyphs.ts";
import { inlineMarkdown } from "../../src/text/inline.ts";
import { copyFor } from "../../src/text/languages/index.ts";
import { wrappedHeight } from "../../src/text/wrap.ts";
import type { FormState } from "../state.ts";
import { editorRows } from "./editor-rows.ts";
import { fitLine, hanging, type Line, paragraph, type Row, span } from "./line.ts";
import { markMatches } from "./match-marks.ts";

/** What an option shows, cleaned once: forms are shown many times and cleaned text never changes. */
const texts = new WeakMap<Option, { readonly label: string; readonly description: string | undefined }>();

function textsOf(option: Option): { readonly label: string; readonly description: string | undefined } {
  const known = texts.get(option);
  if (known !== undefined) return known;
  const { description } = option;
  const made = {
    label: inlineMarkdown(cleanLine(option.label)),
    description: description === undefined ? undefined : inlineMarkdown(clean(description).trim()),
  };
  texts.set(option, made);
  return made;
}

/** Columns before a label: `❯ 12. [✓] `. */
export function markWidth(count: number): number {
  return 8 + String(count).length;
}

/** Columns before what stands below a label: as far as the label, less on narrow screens. */
export function detailIndent(count: number, width: number): number {
  return width < 36 ? 4 : markWidth(count);
}

/** Heights that were measured, each for a width and as many columns before the label. */
const heights = new WeakMap<
  Option,
  { readonly width: number; readonly before: number; readonly height: number }
>();

/** The height of an option without notes and editor; `count` is the number of all rows. */
export function optionHeight(option: Option, count: number, width: number): number {
  const before = markWidth(count);
  const known = heights.get(option);
  if (known?.width === width && known.before === before) return known.height;
  const { label, description } = textsOf(option);
  const below =
    description === undefined ? 0 : wrappedHeight(description, width - detailIndent(count, width));
  const height = wrappedHeight(label, width - before) + below;
  heights.set(option, { width, before, height });
  return height;
}

/** `❯ 1. [✓] ` */
export function markSpans(glyphs: Glyphs, mark: string, row: number, count: number, active: boolean): Line {
  const number = `${row + 1}.`.padStart(String(count).length + 1);
  return [
    span("pointer", active ? glyphs.pointer : " "),
    span(active ? "active-label" : "dim", ` ${number} `),
    span(active ? "active-mark" : "mark", mark),
    span("plain", " "),
  ];
}

export interface OptionBlock {
  readonly option: Option;
  readonly row: number;
  readonly count: number;
  readonly width: number;
  readonly mark: string;
}

/** Label and description of an option. */
export function optionLines(state: FormState, { option, row, count, width, mark }: OptionBlock): Line[] {
  const active = state.row === row;
  const { label, description } = textsOf(option);
  const first = markSpans(glyphsFor(state.screen), mark, row, count, active);
  const indent = detailIndent(count, width);
  const before = span("plain", " ".repeat(indent));
  const role = active ? "active-label" : "label";
  return [
    ...markMatches(state, hanging(first, role, label, width), role),
    ...(description === undefined
      ? []
      : paragraph("dim", description, width - indent).map((line) => [before, ...line])),
  ];
}

/** The note on an option, or the editor that writes it. */
export function optionNoteRows(
  state: FormState,
  note: string | undefined,
  block: Omit<OptionBlock, "mark"> & { /** Its row among all options. */ readonly of: number },
): Row[] {
  const { editing, screen } = state;
  const { width, of, count } = block;
  const indent = detailIndent(count, width);
  const before: Line = [span("plain", " ".repeat(indent)), span("note", `${glyphsFor(screen).note} `)];
  if (editing?.field.field === "option-note" && editing.field.row === of) {
    const title = [
      ...before,
      span("note", copyFor(state.screen).noteOnOption(cleanLine(block.option.label))),
    ];
    return [fitLine(title, width, glyphsFor(screen).more), ...editorRows(editing, indent)];
  }
  return note === undefined ? [] : hanging(before, "note", clean(note), width);
}
