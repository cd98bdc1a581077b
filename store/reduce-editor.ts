import { isExclusive } from "../src/form/kinds/index.ts";
import { moveTab, openEditor, saveEditor } from "./reduce-move.ts";
import { activeOf, ownRowOf } from "./selectors.ts";
import type { Editing, FormState } from "./state.ts";

export function editNote(state: FormState): FormState {
  return openEditor(state, { field: "note" });
}

/** Notes belong to options: the own row has none. */
export function editOptionNote(state: FormState): FormState {
  const active = activeOf(state);
  if (active === undefined || state.row >= ownRowOf(active.view)) return state;
  return openEditor(state, { field: "option-note", row: active.optionRow(state.row) });
}

/** What the open editor holds now, and what was measured about it. */
export function editText(state: FormState, edit: Pick<Editing, "text" | "rows" | "completing">): FormState {
  if (state.editing === undefined) return state;
  const { text, rows, completing } = edit;
  return { ...state, editing: { ...state.editing, text, rows: Math.max(1, rows), completing } };
}

/**
 * Enter in an editor. A note is kept and the form goes on as it was; own words are kept, and where they are the whole
 * answer the next tab follows. An empty own answer stays open and says so.
 */
export function submitEditor(state: FormState): FormState {
  const { editing } = state;
  if (editing?.field.field !== "own") return saveEditor(state);
  if (editing.text.trim() === "")
    return { ...state, editing: { ...editing, text: "" }, notice: "empty-editor" };
  const saved = saveEditor(state);
  const active = activeOf(saved);
  const goesOn = active !== undefined && isExclusive(active.question, active.draft.kind);
  return goesOn ? moveTab(saved, 1) : saved;
}

/** Esc in an editor keeps the text exactly as Enter does, closes and stays. */
export function closeEditor(state: FormState): FormState {
  return saveEditor(state);
}
