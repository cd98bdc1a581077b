import type { FormState } from "../state.ts";
import { MARGIN } from "./editor-place.ts";
import { frameOf } from "./frame.ts";
import { headOf } from "./panes.ts";

/** A cell on the screen, counted from 0. */
export interface Place {
  readonly row: number;
  readonly column: number;
}

/**
 * Where the highlighted row begins: screen readers, magnifiers and input methods look for what has the focus at the
 * terminal's cursor. Where its first line is out of sight it is the first that shows; undefined where none does, while an
 * editor is open, and on a screen that is too small.
 */
export function pointerPlaceOf(state: FormState): Place | undefined {
  const { panes, header } = frameOf(state);
  if (panes === undefined || (state.editing !== undefined && state.jump === undefined)) return undefined;
  const { doc, top, height } = panes.list;
  const row = state.jump?.row ?? state.row;
  const first = Math.max(top, doc.start(row) + doc.lead(row));
  const end = Math.min(top + height, doc.start(row + 1));
  const above = header.length + panes.head.length + headOf(panes.list);
  return first < end ? { row: above + first - top, column: MARGIN } : undefined;
}
