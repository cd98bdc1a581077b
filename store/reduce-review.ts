import type { Ending } from "../src/form/ending.ts";
import { type FormState, type ReviewAction, reviewActions } from "./state.ts";

const endings = {
  submit: "submitted",
  elaborate: "elaborated",
  cancel: "cancelled",
} as const satisfies Record<ReviewAction, Ending>;

/** Enter on the review tab does what is highlighted, at once. */
export function confirmReview(state: FormState): FormState {
  const action = reviewActions[state.row];
  return action === undefined ? state : { ...state, ending: endings[action] };
}

/** A digit on the review tab moves the highlight and, by default, has to be pressed twice; no time limit. */
export function reviewDigit(state: FormState, digit: number, before: FormState): FormState {
  const action = reviewActions[digit - 1];
  if (action === undefined) return state;
  const at = { ...state, row: digit - 1 };
  const twice = before.pending === action || !state.behaviour.doublePressReviewShortcuts;
  return twice ? confirmReview(at) : { ...at, pending: action };
}
