import { Text } from "ink";
import { memo } from "react";
import type { Theme } from "../hooks/theme.ts";
import type { Line, Row } from "../store/layout/line.ts";

export interface PaintedRowsProps {
  readonly rows: readonly Row[];
  readonly theme: Theme;
  /** The painted rows of the open editor, for rows that show one of them. */
  readonly editor?: readonly string[];
}

const none: readonly string[] = [];

/** Rows as one piece of text: Ink lays out a string much faster than boxes, and skips one that stayed the same. */
export const PaintedRows = memo(function PaintedRows({ rows, theme, editor = none }: PaintedRowsProps) {
  if (rows.length === 0) return null;
  return <PaintedText text={rows.map((row) => paintRow(row, theme, editor)).join("\n")} />;
});

/** Finished text: never wider than its pane, so that nothing is left to wrap. */
export const PaintedText = memo(function PaintedText({ text }: { readonly text: string }) {
  return <Text wrap="truncate">{text}</Text>;
});

function paintRow(row: Row, theme: Theme, editor: readonly string[]): string {
  const text = "editor" in row ? " ".repeat(row.indent) + (editor[row.editor] ?? "") : paintLine(row, theme);
  // Ink gives an empty line no row.
  return text === "" ? " " : text;
}

function paintLine(line: Line, theme: Theme): string {
  return line
    .map(({ role, text }) => (text.trim() === "" && role !== "active-tab" ? text : theme.roles[role](text)))
    .join("");
}
