import { Box } from "ink";
import { useFormSession, useFormState } from "../hooks/session-context.ts";
import { visibleBlocks } from "../store/layout/doc.ts";
import type { ListPane as ListPaneData } from "../store/layout/panes.ts";
import { FilterField } from "./filter-field.tsx";
import { PaintedRows } from "./painted-rows.tsx";

/** The window over a question's rows, with its status line where it scrolls. */
export function ListPane({ list }: { readonly list: ListPaneData }) {
  const { theme, editors } = useFormSession();
  useFormState();
  const editor = editors.view()?.rows;
  return (
    <Box flexDirection="column" width={list.doc.width}>
      {list.status === undefined ? null : <PaintedRows rows={[list.status]} theme={theme} />}
      {list.filter === undefined ? null : <FilterField line={list.filter} width={list.doc.width} />}
      {visibleBlocks(list.doc, list.top, list.height).map(({ key, lines }) => (
        <PaintedRows key={key} rows={lines} theme={theme} {...(editor === undefined ? {} : { editor })} />
      ))}
    </Box>
  );
}
