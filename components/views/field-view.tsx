import type { Panes } from "../../store/layout/panes.ts";
import { ListPane } from "../list-pane.tsx";

/** A question that is one text field. */
export function FieldView({ panes }: { readonly panes: Panes }) {
  return <ListPane list={panes.list} />;
}
