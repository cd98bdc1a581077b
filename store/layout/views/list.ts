import type { View } from "../../../src/form/kinds/define-kind.ts";
import type { Question } from "../../../src/form/kinds/index.ts";
import { glyphsFor } from "../../../src/text/glyphs.ts";
import type { Active } from "../../selectors.ts";
import type { FormState } from "../../state.ts";
import type { Row } from "../line.ts";
import { optionHeight, optionLines, optionNoteRows } from "../option-block.ts";
import { ownRows } from "../own-block.ts";
import type { ViewRows } from "./rows.ts";

type ListView = Extract<View, { view: "list" }>;

/** Options with their notes, then the row for own words. */
export function listRows(state: FormState, active: Active, width: number, view: ListView): ViewRows {
  const own = view.options.length;
  const last = ownRows(state, active, own, width);
  const start = optionStarts(state, active, view, width);
  return {
    count: own + 1,
    start: (row) => (row > own ? start(own) + last.length : start(row)),
    lines: (row) => (row === own ? last : optionRows(state, active, view, row, width)),
  };
}

function optionRows(state: FormState, { draft }: Active, view: ListView, row: number, width: number): Row[] {
  const option = view.options[row];
  if (option === undefined) return [];
  const mark = glyphsFor(state.screen)[view.marks][view.selected.includes(row) ? 1 : 0];
  const block = { option, row, count: view.options.length + 1, width };
  return [
    ...optionLines(state, { ...block, mark }),
    ...optionNoteRows(state, draft.optionNotes.get(row), block),
  ];
}

/** Where options begin, without notes: made once for a question and a width, since the options never change. */
const plainStarts = new WeakMap<Question, { readonly width: number; readonly starts: Uint32Array }>();

function plainStartsOf(question: Question, view: ListView, width: number): Uint32Array {
  const known = plainStarts.get(question);
  if (known?.width === width) return known.starts;
  const starts = new Uint32Array(view.options.length + 1);
  view.options.forEach((option, row) => {
    starts[row + 1] = (starts[row] ?? 0) + optionHeight(option, view.options.length + 1, width);
  });
  plainStarts.set(question, { width, starts });
  return starts;
}

/** Where options begin, with the few that have notes or the note editor. */
function optionStarts(
  state: FormState,
  active: Active,
  view: ListView,
  width: number,
): (row: number) => number {
  const starts = plainStartsOf(active.question, view, width);
  const rows = new Set(active.draft.optionNotes.keys());
  if (state.editing?.field.field === "option-note") rows.add(state.editing.field.row);
  const extras = [...rows].flatMap((row) => {
    const option = view.options[row];
    const block = option && { option, row, count: view.options.length + 1, width };
    return block
      ? [{ row, height: optionNoteRows(state, active.draft.optionNotes.get(row), block).length }]
      : [];
  });
  return (row) =>
    extras.reduce((sum, extra) => (extra.row < row ? sum + extra.height : sum), starts[row] ?? 0);
}
