import { hiddenLines } from "./layout/aside.ts";
import { type Doc, rowAt, totalOf } from "./layout/doc.ts";
import { frameOf } from "./layout/frame.ts";
import type { ListPane } from "./layout/panes.ts";
import { moveRow, saveEditor } from "./reduce-move.ts";
import type { FormState } from "./state.ts";

/**
 * Moves the list's window so that the focus is in it: the whole row, or its beginning where it is taller. The list of
 * questions, which lies over it, has a window of its own.
 */
export function follow(state: FormState): FormState {
  const list = frameOf(state).panes?.list;
  if (list === undefined || state.jump !== undefined) return state;
  const top = topFor(state, list);
  return top === state.listTop ? state : { ...state, listTop: top };
}

function topFor(state: FormState, { doc, height }: ListPane): number {
  const [start, end] = doc.focus;
  const last = Math.max(0, totalOf(doc) - height);
  const top = Math.min(state.listTop, last);
  // The first row brings the prompt along where both fit.
  if (state.row === 0 && end <= height) return 0;
  if (end - start > height) return Math.min(start, last);
  return Math.min(last, Math.max(end - height, Math.min(top, start)));
}

/**
 * PageUp and PageDown scroll the preview or summary to its end where it is longer than its window, else the list. Where
 * both are longer, the list lies before the preview: PageUp at the preview's top goes on to the prompt, and back.
 */
export function page(state: FormState, step: 1 | -1): FormState {
  const panes = frameOf(state).panes;
  if (panes === undefined) return state;
  const { list, aside } = panes;
  if (aside === undefined || hiddenLines(aside) === 0) return pageList(state, step);
  const home = topFor({ ...state, listTop: list.top }, list);
  if (step > 0 && list.top < home) {
    return { ...state, listTop: Math.min(home, list.top + Math.max(1, list.height - 1)) };
  }
  if (step < 0 && state.previewTop === 0) return pageList(state, step);
  const top = state.previewTop + step * Math.max(1, aside.height - 1);
  return { ...state, previewTop: Math.max(0, Math.min(top, hiddenLines(aside))) };
}

/**
 * Nothing happens where all fits. The window moves by its height less one line. The highlight stays while it is
 * visible, so that a row taller than the window and a long prompt can be read; else it goes to the nearest row.
 */
function pageList(state: FormState, step: 1 | -1): FormState {
  const saved = saveEditor(state);
  const list = frameOf(saved).panes?.list;
  if (list === undefined) return saved;
  const { doc, height, top } = list;
  if (totalOf(doc) <= height) return state;
  const wanted = top + step * Math.max(1, height - 1);
  const next = Math.max(0, Math.min(wanted, totalOf(doc) - height));
  if (next === top) return follow(moveRow(saved, step > 0 ? doc.count - 1 : 0));
  const row = visibleRow(doc, saved.row, next, height, step);
  return { ...(row === saved.row ? saved : moveRow(saved, row)), listTop: next };
}

function visibleRow(doc: Doc, row: number, top: number, height: number, step: 1 | -1): number {
  if (doc.start(row) < top + height && doc.start(row + 1) > top) return row;
  const first = Math.max(0, rowAt(doc, top));
  const last = rowAt(doc, top + height - 1);
  // Only the prompt is in sight.
  if (last < 0) return row;
  if (step < 0) return last;
  return doc.start(first) < top && first < last ? first + 1 : first;
}
