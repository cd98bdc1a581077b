import { isExclusive, updateDraft } from "../src/form/kinds/index.ts";
import { written } from "./field-text.ts";
import type { Filter } from "./filter.ts";
import { choose } from "./reduce-answer.ts";
import { withDraft } from "./reduce-move.ts";
import { activeOf, ownRowOf } from "./selectors.ts";
import type { FormState } from "./state.ts";

/** Opens the filter of a list, or goes on with the one that is there. */
export function openFilter(state: FormState): FormState {
  const active = activeOf(state);
  if (active?.view.view !== "list") return state;
  const { filter } = state;
  if (filter !== undefined) return { ...state, filter: { ...filter, typing: true } };
  return { ...state, filter: { text: "", typing: true, matches: undefined, pending: false, version: 0 } };
}

/** Enter in the filter: where one answer is wanted it is the highlighted row; else keys act on the list again. */
export function acceptFilter(state: FormState): FormState {
  const { filter } = state;
  const active = activeOf(state);
  if (filter === undefined || active === undefined) return state;
  const left = leaveFilter(state);
  const picks = isExclusive(active.question, active.draft.kind) && filter.text !== "";
  return picks || state.row === ownRowOf(active.view) ? choose(left) : left;
}

/** Keys act on the list again, which stays as it is. */
export function leaveFilter(state: FormState): FormState {
  const { filter } = state;
  if (filter === undefined) return state;
  return { ...state, filter: filter.text === "" ? undefined : { ...filter, typing: false } };
}

/** All options are there again; the highlight stays where it was. */
export function closeFilter(state: FormState): FormState {
  const active = activeOf(state);
  if (active === undefined || state.filter === undefined) return state;
  return { ...state, filter: undefined, row: active.optionRow(state.row) };
}

/** Another text. What matches it is told by `matches`; no text matches all at once. */
export function editFilter(state: FormState, text: string, typed: boolean): FormState {
  if (state.filter === undefined) return state;
  const filter = { ...state.filter, ...written(state.filter, text, typed, state.screen.columns) };
  if (filter.text.trim() === "") return withMatches(state, filter, undefined);
  return { ...state, filter: { ...filter, pending: true } };
}

/** What matches a text; of no use when another one has been typed since. */
export function showMatches(state: FormState, text: string, rows: readonly number[]): FormState {
  const { filter } = state;
  if (filter === undefined || filter.text !== text) return state;
  return withMatches(state, filter, rows);
}

/** The list from its beginning, with what was found. */
function withMatches(state: FormState, filter: Filter, matches: Filter["matches"]): FormState {
  return { ...state, row: 0, listTop: 0, previewTop: 0, filter: { ...filter, matches, pending: false } };
}

/** Selects or clears every option that matches a filter; where one answer is wanted, and without a filter, nothing. */
export function selectShown(state: FormState, type: "select" | "deselect"): FormState {
  const active = activeOf(state);
  if (active === undefined || active.view.view !== "list" || state.filter === undefined) return state;
  const { question, draft, view, optionRow } = active;
  if (isExclusive(question, draft.kind)) return state;
  const rows = view.options.map((_option, row) => optionRow(row));
  return withDraft(state, { ...draft, kind: updateDraft(question, draft.kind, { type, rows }) });
}
