import { chooseOption, saveOwn } from "../src/form/draft.ts";
import { isExclusive, selectionOf, updateDraft } from "../src/form/kinds/index.ts";
import { moveRow, moveTab, openEditorHere, rowCount, withDraft } from "./reduce-move.ts";
import { type Active, activeOf, ownRowOf } from "./selectors.ts";
import type { FormState } from "./state.ts";

/** Enter: on one answer it picks and goes on, on several it goes on; a row for own words opens its editor. */
export function choose(state: FormState): FormState {
  const active = activeOf(state);
  if (active === undefined) return state;
  if (state.row === ownRowOf(active.view)) return openEditorHere(state);
  if (!isExclusive(active.question, active.draft.kind)) return moveTab(state, 1);
  return moveTab(
    withDraft(state, chooseOption(active.question, active.draft, "pick", active.optionRow(state.row))),
    1,
  );
}

/** Space: selects or clears the highlighted row and stays. */
export function toggle(state: FormState): FormState {
  const active = activeOf(state);
  if (active === undefined) return state;
  if (active.view.view === "field") return openEditorHere(state);
  if (state.row === ownRowOf(active.view)) return toggleOwn(state, active);
  return withDraft(state, chooseOption(active.question, active.draft, "toggle", active.optionRow(state.row)));
}

/** An empty row opens its editor. A filled one is switched on and off and keeps its text. */
function toggleOwn(state: FormState, { question, draft }: Active): FormState {
  if (draft.own.text === "") return openEditorHere(state);
  if (!draft.own.selected) return withDraft(state, saveOwn(question, draft, draft.own.text));
  return withDraft(state, { ...draft, own: { ...draft.own, selected: false } });
}

/** A digit does on its row what Enter does for one answer and Space for several. Rows that don't exist: nothing. */
export function chooseDigit(state: FormState, digit: number): FormState {
  const row = digit - 1;
  if (row >= rowCount(state)) return state;
  const moved = moveRow(state, row);
  const active = activeOf(moved);
  if (active === undefined || moved.editing !== undefined) return moved;
  return isExclusive(active.question, active.draft.kind) ? choose(moved) : toggle(moved);
}

/**
 * Switches a question between one answer and several. Going to one answer loses selected values when there are two or
 * more, own words included: then it has to be asked twice; own words stay and options go (ask-user contract).
 */
export function changeType(state: FormState, confirmed: boolean): FormState {
  const active = activeOf(state);
  if (active === undefined || active.view.view !== "list") return state;
  const { question, draft } = active;
  const changed = { ...draft, kind: updateDraft(question, draft.kind, { type: "change-type" }) };
  if (!isExclusive(question, changed.kind)) return withDraft(state, changed);
  const options = selectionOf(question, draft.kind).values.length;
  const total = options + (draft.own.selected ? 1 : 0);
  if (total < 2) return withDraft(state, changed);
  if (!confirmed) return { ...state, pending: "change-type" };
  const kind = updateDraft(question, changed.kind, { type: "clear" });
  return withDraft(state, { ...changed, kind });
}
