import { optionsOf } from "../../src/form/kinds/index.ts";
import { copyFor } from "../../src/text/languages/index.ts";
import { type Active, ownRowOf } from "../selectors.ts";
import type { FormState } from "../state.ts";

/** The line over a list that is filtered. What is typed is drawn by the field itself. */
export interface FilterLine {
  /** What is looked for: fields of different things share nothing. */
  readonly of: "options" | "questions";
  readonly text: string;
  readonly typing: boolean;
  readonly version: number;
  /** Which of the matches is highlighted, and how many there are. */
  readonly place: string;
}

export function filterLineOf({ filter, row, screen }: FormState, active: Active): FilterLine | undefined {
  if (filter === undefined || active.view.view !== "list") return undefined;
  const { text, typing, version, matches } = filter;
  const all = optionsOf(active.question).length;
  const shown = matches?.length ?? all;
  const copy = copyFor(screen).filter;
  const current = row < ownRowOf(active.view) ? row + 1 : 0;
  return {
    of: "options",
    text,
    typing,
    version,
    place: shown === 0 ? copy.none : copy.place(current, shown, all),
  };
}
