import type { Active } from "../selectors.ts";
import type { FormState } from "../state.ts";
import type { Doc } from "./doc.ts";
import type { Head } from "./head.ts";
import { viewRows } from "./views/index.ts";

/** The rows of a question below `head`; no head for panes that show it elsewhere. */
export function questionDoc(state: FormState, active: Active, width: number, head: Head | undefined): Doc {
  const rows = viewRows(state, active, width);
  const lines = head?.lines ?? [];
  const start = (row: number) => lines.length + rows.start(row);
  return {
    width,
    head: lines,
    count: rows.count,
    start,
    lead: rows.lead,
    lines: rows.lines,
    focus: focusOf(state, head, start),
  };
}

function focusOf(state: FormState, head: Head | undefined, start: (row: number) => number): [number, number] {
  const [from, to] = [start(state.row), start(state.row + 1)];
  const { editing } = state;
  if (editing === undefined) return [from, to];
  if (editing.field.field === "note") return head?.editor === undefined ? [from, to] : [...head.editor];
  return [to - editing.rows - 1, to];
}
