import { Box } from "ink";
import { useFormSession } from "../../hooks/session-context.ts";
import type { Panes } from "../../store/layout/panes.ts";
import { AsidePane } from "../aside-pane.tsx";
import { ListPane } from "../list-pane.tsx";
import { PaintedRows } from "../painted-rows.tsx";

/** Rows, and beside or below them a preview or summary where there is one. */
export function ListView({ panes }: { readonly panes: Panes }) {
  const { theme, editors } = useFormSession();
  const { head, list, aside, gap } = panes;
  if (aside === undefined) return <ListPane list={list} />;
  if (aside.side === "below") {
    return (
      <Box flexDirection="column" rowGap={gap}>
        <ListPane list={list} />
        <AsidePane aside={aside} />
      </Box>
    );
  }
  return (
    <Box flexDirection="column">
      <PaintedRows rows={head} theme={theme} editor={editors.view()?.rows ?? []} />
      <Box gap={3}>
        <ListPane list={list} />
        <AsidePane aside={aside} />
      </Box>
    </Box>
  );
}
