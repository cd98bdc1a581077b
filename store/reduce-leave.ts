import { isDirty } from "./selectors.ts";
import type { FormState } from "./state.ts";

/**
 * Esc and Ctrl+C. A dirty form warns first and goes when the same key is pressed again; what was being typed is not
 * saved (ask-user contract). The warning stays armed until the tab changes.
 */
export function leave(state: FormState, way: "cancel" | "dismiss"): FormState {
  const guarded = state.behaviour.confirmDismissWhenDirty && isDirty(state);
  if (guarded && state.armed !== way) return { ...state, armed: way };
  return { ...state, editing: undefined, ending: "cancelled" };
}
