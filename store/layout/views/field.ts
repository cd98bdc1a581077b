import type { Active } from "../../selectors.ts";
import type { FormState } from "../../state.ts";
import { fieldLines } from "../own-block.ts";
import type { ViewRows } from "./rows.ts";

/** One text field, which is the whole answer. */
export function fieldRows(state: FormState, active: Active, width: number): ViewRows {
  const lines = fieldLines(state, active, width);
  return { count: 1, start: (row) => (row > 0 ? lines.length : 0), lead: () => 0, lines: () => lines };
}
