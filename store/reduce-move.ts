import type { Field } from "../src/form/command.ts";
import type { Draft } from "../src/form/draft.ts";
import { saveNote, saveOptionNote, saveOwn } from "../src/form/draft.ts";
import type { Question } from "../src/form/kinds/index.ts";
import { activeOf, ownRowOf, savedText } from "./selectors.ts";
import { type FormState, reviewActions } from "./state.ts";

/** The draft of the active question, replaced. */
export function withDraft(state: FormState, draft: Draft): FormState {
  return { ...state, drafts: state.drafts.map((old, index) => (index === state.tab ? draft : old)) };
}

/** Opens an editor with what its field holds. */
export function openEditor(state: FormState, field: Field): FormState {
  const active = activeOf(state);
  if (active === undefined) return state;
  const filter = state.filter && { ...state.filter, typing: false };
  return {
    ...state,
    filter,
    editing: { field, text: savedText(active.draft, field), rows: 1, completing: false },
  };
}

/** Opens the own answer's editor. */
export function openEditorHere(state: FormState): FormState {
  return openEditor(state, { field: "own" });
}

/** Saves what the open editor holds and closes it. Where nothing was written nothing changes. */
export function saveEditor(state: FormState): FormState {
  const active = activeOf(state);
  const { editing } = state;
  if (active === undefined || editing === undefined) return { ...state, editing: undefined };
  const { question, draft } = active;
  return { ...withDraft(state, saveField(question, draft, editing.field, editing.text)), editing: undefined };
}

function saveField(question: Question, draft: Draft, field: Field, text: string): Draft {
  switch (field.field) {
    case "own":
      return text.trim() === draft.own.text && draft.own.text === "" ? draft : saveOwn(question, draft, text);
    case "note":
      return saveNote(draft, text);
    case "option-note":
      return saveOptionNote(draft, field.row, text);
  }
}

/** Tabs wrap around; the highlight starts at row 1 whenever a tab is entered. Disarms leaving. */
export function moveTab(state: FormState, step: 1 | -1): FormState {
  const tabs = state.form.questions.length + 1;
  return enterTab(saveEditor(state), (state.tab + step + tabs) % tabs);
}

/** The highlight on row 1 of a tab; where that is an empty text field its editor is open. */
export function enterTab(state: FormState, tab: number): FormState {
  return landOn({ ...state, tab, listTop: 0, armed: undefined, filter: undefined }, 0);
}

/** Rows do not wrap around. Moving closes an open editor and keeps its text. */
export function moveRow(state: FormState, row: number): FormState {
  const saved = saveEditor(state);
  return landOn(saved, Math.max(0, Math.min(row, rowCount(saved) - 1)));
}

function landOn(state: FormState, row: number): FormState {
  const landed = { ...state, row, previewTop: row === state.row ? state.previewTop : 0 };
  const active = activeOf(landed);
  const opens = active !== undefined && row === ownRowOf(active.view) && active.draft.own.text === "";
  return opens ? openEditorHere(landed) : landed;
}

/** How many rows the active tab has. */
export function rowCount(state: FormState): number {
  const active = activeOf(state);
  return active === undefined ? reviewActions.length : ownRowOf(active.view) + 1;
}
