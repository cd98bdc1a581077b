import type { View } from "../../../src/form/kinds/define-kind.ts";
import type { Option } from "../../../src/form/option.ts";
import { cleanLine } from "../../../src/text/clean.ts";
import { glyphsFor } from "../../../src/text/glyphs.ts";
import type { Active } from "../../selectors.ts";
import type { FormState } from "../../state.ts";
import { fitLine, type Line, type Row, span } from "../line.ts";
import { optionHeight, optionLines, optionNoteRows } from "../option-block.ts";
import { ownRows } from "../own-block.ts";
import type { ViewRows } from "./rows.ts";

type ListView = Extract<View, { view: "list" }>;

/** Options with their notes under the headings of their groups, then the row for own words. */
export function listRows(state: FormState, active: Active, width: number, view: ListView): ViewRows {
  const own = view.options.length;
  const last = ownRows(state, active, own, width);
  const start = optionStarts(state, active, view, width);
  const picked = pickedOf(view.selected);
  return {
    count: own + 1,
    start: (row) => (row > own ? start(own) + last.length : start(row)),
    lead: (row) => headingLines(state, view, row, width).length,
    lines: (row) => (row === own ? last : optionRows(state, active, view, row, width, picked)),
  };
}

const pickedSets = new WeakMap<readonly number[], ReadonlySet<number>>();

/** The same set for the same selection: a long list may be selected as a whole. */
function pickedOf(selected: readonly number[]): ReadonlySet<number> {
  const known = pickedSets.get(selected);
  if (known !== undefined) return known;
  const made = new Set(selected);
  pickedSets.set(selected, made);
  return made;
}

function optionRows(
  state: FormState,
  { draft, optionRow }: Active,
  view: ListView,
  row: number,
  width: number,
  picked: ReadonlySet<number>,
): Row[] {
  const option = view.options[row];
  if (option === undefined) return [];
  const of = optionRow(row);
  const mark = glyphsFor(state.screen)[view.marks][picked.has(of) ? 1 : 0];
  const block = { option, row, count: view.options.length + 1, width };
  const note = draft.optionNotes.get(of);
  const make = (): Row[] => [
    ...headingLines(state, view, row, width),
    ...optionLines(state, { ...block, mark }),
    ...optionNoteRows(state, note, { ...block, of }),
  ];
  if (note !== undefined || state.editing !== undefined) return make();
  const { filter, screen } = state;
  return sameRows(
    option,
    [row, block.count, width, mark, state.row === row, screen.ascii, filter?.text],
    make,
  );
}

type RowKey = readonly (string | number | boolean | undefined)[];

const kept = new WeakMap<Option, { readonly key: RowKey; readonly rows: Row[] }>();

/** The very rows of before while all that they depend on is the same: who draws them has nothing to do then. */
function sameRows(option: Option, key: RowKey, make: () => Row[]): Row[] {
  const known = kept.get(option);
  if (known?.key.every((part, index) => part === key[index])) return known.rows;
  const rows = make();
  kept.set(option, { key, rows });
  return rows;
}

/** The heading of the group that begins with a row. */
function headingLines({ screen }: FormState, view: ListView, row: number, width: number): Line[] {
  const group = view.options[row]?.group;
  if (group === undefined || view.options[row - 1]?.group === group) return [];
  return [fitLine([span("group", `  ${cleanLine(group)}`)], width, glyphsFor(screen).more)];
}

/** Where options begin, without notes: made once for a list of options and a width, since options never change. */
const plainStarts = new WeakMap<
  readonly Option[],
  { readonly width: number; readonly starts: Uint32Array }
>();

function plainStartsOf(state: FormState, view: ListView, width: number): Uint32Array {
  const { options } = view;
  const known = plainStarts.get(options);
  if (known?.width === width) return known.starts;
  const starts = new Uint32Array(options.length + 1);
  options.forEach((option, row) => {
    const heading = headingLines(state, view, row, width).length;
    starts[row + 1] = (starts[row] ?? 0) + heading + optionHeight(option, options.length + 1, width);
  });
  plainStarts.set(options, { width, starts });
  return starts;
}

/** Where options begin, with the few that have notes or the note editor. */
function optionStarts(
  state: FormState,
  active: Active,
  view: ListView,
  width: number,
): (row: number) => number {
  const starts = plainStartsOf(state, view, width);
  const noted = new Set(active.draft.optionNotes.keys());
  if (state.editing?.field.field === "option-note") noted.add(state.editing.field.row);
  const extras = [...noted].flatMap((of) => {
    const row = state.filter?.matches?.indexOf(of) ?? of;
    const option = view.options[row];
    const block = option && { option, row, of, count: view.options.length + 1, width };
    return block
      ? [{ row, height: optionNoteRows(state, active.draft.optionNotes.get(of), block).length }]
      : [];
  });
  return (row) =>
    extras.reduce((sum, extra) => (extra.row < row ? sum + extra.height : sum), starts[row] ?? 0);
}
