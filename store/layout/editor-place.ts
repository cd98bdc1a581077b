import { activeOf, ownRowOf } from "../selectors.ts";
import type { FormState } from "../state.ts";
import { visibleBlocks } from "./doc.ts";
import { BAR_WIDTH, editorWidth } from "./editor-rows.ts";
import { frameOf } from "./frame.ts";
import type { Row } from "./line.ts";
import { detailIndent } from "./option-block.ts";
import { headOf } from "./panes.ts";

/** Where the open editor stands: its text's width and height, and its first cell on the screen, both from 0. */
export interface EditorPlace {
  readonly width: number;
  readonly height: number;
  readonly row: number;
  readonly column: number;
}

/** Columns to the left of everything. */
export const MARGIN = 1;

/** The place of the open editor; undefined while none is open or the screen is too small. */
export function editorPlaceOf(state: FormState): EditorPlace | undefined {
  const { editing, screen } = state;
  const active = activeOf(state);
  const { panes, header, editorHeight } = frameOf(state);
  if (editing === undefined || state.jump !== undefined || active === undefined || panes === undefined)
    return undefined;
  const { list, head } = panes;
  const inHead = editorLine(head);
  const above = header.length + head.length + headOf(list);
  const rows = visibleBlocks(list.doc, list.top, list.height).flatMap((block) => block.lines);
  const inList = editorLine(rows);
  const pane = inHead === undefined ? list.doc.width : screen.columns - 2;
  const indent = indentOf(state, ownRowOf(active.view) + 1, pane);
  return {
    width: editorWidth(pane, indent),
    height: editorHeight,
    row: inHead === undefined ? above + (inList ?? 0) : header.length + inHead,
    column: MARGIN + indent + BAR_WIDTH,
  };
}

function indentOf(state: FormState, count: number, width: number): number {
  if (state.editing?.field.field === "note") return 0;
  return count === 1 ? 2 : detailIndent(count, width);
}

/** Where row 0 of the editor is among rows that may begin in the middle of it. */
function editorLine(rows: readonly Row[]): number | undefined {
  const index = rows.findIndex((row) => "editor" in row);
  const row = rows[index];
  return row !== undefined && "editor" in row ? index - row.editor : undefined;
}
