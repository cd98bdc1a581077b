import type { Ending } from "../src/form/ending.ts";
import { activeOf, contentOf } from "./selectors.ts";
import { type FormState, type ReviewAction, reviewActions } from "./state.ts";

const endings = {
  submit: "submitted",
  elaborate: "elaborated",
  cancel: "cancelled",
} as const satisfies Record<ReviewAction, Ending>;

/** Enter on the review tab does what is highlighted, at once. */
export function confirmReview(state: FormState): FormState {
  const action = reviewActions[state.row];
  return action === undefined ? state : endBy(state, action);
}

/** Ends the form as an action of the review does. */
export function endBy(state: FormState, action: ReviewAction): FormState {
  return { ...state, ending: endings[action] };
}

/** A digit on the review tab moves the highlight and, by default, has to be pressed twice; no time limit. */
export function reviewDigit(state: FormState, digit: number, before: FormState): FormState {
  const action = reviewActions[digit - 1];
  if (action === undefined) return state;
  const at = { ...state, row: digit - 1 };
  const twice = before.pending === action || !state.behaviour.doublePressReviewShortcuts;
  return twice ? confirmReview(at) : { ...at, pending: action };
}

/**
 * Submits a form that has reached the review tab with every question answered and without notes, where the person wants
 * that: on arriving there, and when it is switched on there (ask-user contract).
 */
export function autoSubmit(state: FormState): FormState {
  if (!state.behaviour.autoSubmitWhenAnsweredWithoutNotes || state.ending !== undefined) return state;
  if (activeOf(state) !== undefined) return state;
  const { answers, notes } = contentOf(state);
  return answers === state.form.questions.length && notes === 0 ? { ...state, ending: "submitted" } : state;
}
