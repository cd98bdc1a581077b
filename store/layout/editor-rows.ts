import type { Editing, FormState, Screen } from "../state.ts";
import type { Row } from "./line.ts";

/** Stands before each row of an editor: a bar, or a mark that more text is above or below. */
export const BAR_WIDTH = 2;

/** The most rows that an open editor takes; longer text scrolls inside. */
export function editorLimit({ rows }: Screen): number {
  const half = Math.floor((rows - 8) / 2);
  return Math.max(2, Math.min(rows - 8, Math.max(4, half), 20));
}

/** The state with its open editor made to fit into `room` lines, beside a line for its title and one for the prompt. */
export function fitEditor(state: FormState, room: number): FormState {
  const { editing, screen } = state;
  if (editing === undefined) return state;
  const rows = Math.max(1, Math.min(editing.rows, editorLimit(screen), room - 2));
  return { ...state, editing: { ...editing, rows } };
}

/** The rows of an open editor that fits, `indent` columns from the left. */
export function editorRows(editing: Editing, indent: number): Row[] {
  return Array.from({ length: editing.rows }, (_, editor) => ({ editor, indent }));
}

/** The columns that the editor's text may take in a pane of `width`. */
export function editorWidth(width: number, indent: number): number {
  return Math.max(4, width - indent - BAR_WIDTH);
}
