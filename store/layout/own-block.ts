import { clean } from "../../src/text/clean.ts";
import { glyphsFor } from "../../src/text/glyphs.ts";
import { copyFor } from "../../src/text/languages/index.ts";
import type { Active } from "../selectors.ts";
import type { FormState } from "../state.ts";
import { editorRows } from "./editor-rows.ts";
import { fitLine, hanging, type Line, paragraph, type Row, span } from "./line.ts";
import { detailIndent, markSpans } from "./option-block.ts";

/** Rows of saved own words that show while another row is highlighted. */
const PEEK = 3;

/** The row for own words: `4. [ ] Type your own`, below it the text or its editor. */
export function ownRows(state: FormState, { draft, view }: Active, row: number, width: number): Row[] {
  const glyphs = glyphsFor(state.screen);
  const active = state.row === row;
  const count = row + 1;
  const marks = view.view === "list" ? glyphs[view.marks] : glyphs.one;
  const first = markSpans(glyphs, marks[draft.own.selected ? 1 : 0], row, count, active);
  const words = [...first, span(active ? "active-label" : "label", copyFor(state.screen).ownRow)];
  // In one line, so that its editor has room on every screen.
  const label = [fitLine(words, width, glyphs.more)];
  return [...label, ...ownText(state, draft.own.text, detailIndent(count, width), active, width)];
}

/** The whole answer of a question without options. */
export function fieldLines(state: FormState, { draft }: Active, width: number): Row[] {
  const title = paragraph("active-label", copyFor(state.screen).fieldLabel, width);
  const text = ownText(state, draft.own.text, 2, true, width);
  return [
    ...title,
    ...(text.length > 0
      ? text
      : hanging([span("plain", "  ")], "dim", copyFor(state.screen).fieldEmpty, width)),
  ];
}

function ownText(state: FormState, text: string, indent: number, active: boolean, width: number): Row[] {
  const { editing, screen } = state;
  const glyphs = glyphsFor(screen);
  if (editing?.field.field === "own") return editorRows(editing, indent);
  if (text === "") return [];
  const before: Line = [span("plain", " ".repeat(indent)), span("border", `${glyphs.bar} `)];
  const lines = clean(text)
    .split("\n")
    .flatMap((part) =>
      hanging(before, "answer", part, width).map((line, index) =>
        index === 0 ? line : [...before, ...line.slice(1)],
      ),
    );
  if (active || lines.length <= PEEK) return lines;
  return [
    ...lines.slice(0, PEEK - 1),
    [...before, span("dim", copyFor(state.screen).moreLines(glyphs.more, lines.length - PEEK + 1))],
  ];
}
