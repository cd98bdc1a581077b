import type { Option } from "../../src/form/option.ts";
import { clean, cleanLine } from "../../src/text/clean.ts";
import { copyFor } from "../../src/text/languages/index.ts";
import { rowAt } from "../layout/doc.ts";
import type { ListPane } from "../layout/panes.ts";
import { actionHelp } from "../layout/review.ts";
import { type Active, activeOf, ownRowOf } from "../selectors.ts";
import { type FormState, reviewActions } from "../state.ts";

/** A text that is being written. */
export interface SpokenEditor {
  readonly label: string;
  readonly text: string;
}

/** A row: one of several to choose from, any of them, an action of the review, or the one field to write in. */
export interface SpokenRow {
  /** From 0, among all rows. */
  readonly row: number;
  readonly role: "radio" | "checkbox" | "button" | "textbox";
  readonly text: string;
  readonly checked: boolean;
  /** Whether keys act on it. */
  readonly current: boolean;
  /** The editor that is open on it: its own text, or a note. */
  readonly editor: SpokenEditor | undefined;
}

/** The rows that are in sight; `part` says which ones, where there are more. */
export function spokenRows(
  state: FormState,
  { doc, top, height }: ListPane,
): { readonly rows: readonly SpokenRow[]; readonly part: string | undefined } {
  const first = Math.max(0, rowAt(doc, top));
  const last = Math.min(doc.count - 1, rowAt(doc, top + height - 1));
  const numbers = Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
  const whole = numbers.length === doc.count;
  return {
    rows: numbers.map((row) => spokenRow(state, row)),
    part: whole ? undefined : copyFor(state.screen).spoken.part(first + 1, last + 1, doc.count),
  };
}

function spokenRow(state: FormState, row: number): SpokenRow {
  const active = activeOf(state);
  const shared = { row, current: row === state.row };
  if (active === undefined) {
    const action = reviewActions[row] ?? "submit";
    const copy = copyFor(state.screen);
    const text = copy.spoken.option(row + 1, copy.actions[action], actionHelp(state, action));
    return { ...shared, role: "button", text, checked: false, editor: undefined };
  }
  return { ...shared, ...questionRow(state, active, row) };
}

function questionRow(state: FormState, active: Active, row: number): Omit<SpokenRow, "row" | "current"> {
  const { view, draft } = active;
  const { editing, screen } = state;
  const copy = copyFor(screen);
  const own = row === ownRowOf(active.view);
  const editor = own && editing?.field.field === "own" ? { label: "", text: clean(editing.text) } : undefined;
  const written = editor === undefined ? clean(draft.own.text) : "";
  if (view.view === "field") {
    const text = `${copy.fieldLabel} ${editor?.text ?? (written || copy.fieldEmpty)}`;
    return { role: "textbox", text, checked: false, editor: undefined };
  }
  const role = view.marks === "one" ? "radio" : "checkbox";
  if (own) {
    const text = copy.spoken.option(row + 1, copy.ownRow, cleanLine(written));
    const label = copy.ownRow;
    return { role, text, checked: draft.own.selected, editor: editor && { ...editor, label } };
  }
  const option = view.options[row];
  const of = active.optionRow(row);
  const checked = view.selected.includes(of);
  return {
    role,
    checked,
    text: option === undefined ? "" : optionText(state, option, row, draft.optionNotes.get(of)),
    editor:
      option !== undefined && editing?.field.field === "option-note" && editing.field.row === of
        ? { label: copy.noteOnOption(cleanLine(option.label)), text: clean(editing.text) }
        : undefined,
  };
}

function optionText(
  { screen }: FormState,
  { label, description = "", group }: Option,
  row: number,
  note: string | undefined,
): string {
  const copy = copyFor(screen);
  const named = group === undefined ? cleanLine(label) : `${cleanLine(label)} (${cleanLine(group)})`;
  const text = copy.spoken.option(row + 1, named, cleanLine(description));
  return note === undefined ? text : `${text}. ${copy.spoken.note(cleanLine(note))}`;
}
