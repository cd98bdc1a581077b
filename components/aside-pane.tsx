import { Box } from "ink";
import { useFormSession, useFormState } from "../hooks/session-context.ts";
import { type Aside, asideTitle, hiddenLines } from "../store/layout/aside.ts";
import { PaintedRows, PaintedText } from "./painted-rows.tsx";

/** A preview, or what the review's action would send: a title with the scroll position, then a window of lines. */
export function AsidePane({ aside }: { readonly aside: Aside }) {
  const { theme, markdown } = useFormSession();
  const state = useFormState();
  const { content, height, width } = aside;
  const hidden = hiddenLines(aside);
  const top = Math.min(state.previewTop, hidden);
  const window = { from: top, to: top + height };
  return (
    <Box flexDirection="column" width={width}>
      <PaintedRows rows={[asideTitle(state, aside, top, hidden - top)]} theme={theme} />
      {content.type === "lines" ? (
        <PaintedRows rows={content.lines.slice(window.from, window.to)} theme={theme} />
      ) : (
        <PaintedText
          text={markdown(content.text, width).slice(window.from, window.to).map(visible).join("\n")}
        />
      )}
    </Box>
  );
}

function visible(line: string): string {
  return line === "" ? " " : line;
}
