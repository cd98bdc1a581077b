import type { View } from "../../../src/form/kinds/define-kind.ts";
import type { Active } from "../../selectors.ts";
import type { FormState } from "../../state.ts";
import { fieldRows } from "./field.ts";
import { listRows } from "./list.ts";
import type { ViewRows } from "./rows.ts";

type RowsOf<V> = (state: FormState, active: Active, width: number, view: V) => ViewRows;

/** THE registry of how views are laid out: one entry per member of the closed union. */
const layouts = { list: listRows, field: fieldRows } satisfies {
  [Name in View["view"]]: RowsOf<Extract<View, { view: Name }>>;
};

/** The rows of the active question's view. */
export function viewRows(state: FormState, active: Active, width: number): ViewRows {
  const { view } = active;
  switch (view.view) {
    case "list":
      return layouts.list(state, active, width, view);
    case "field":
      return layouts.field(state, active, width);
  }
}
