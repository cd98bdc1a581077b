import { glyphsFor } from "../../src/text/glyphs.ts";
import type { Editing, Screen } from "../state.ts";
import { type Line, lineWidth, type Row, span } from "./line.ts";

/** The most rows that an open editor takes; longer text scrolls inside. */
export function editorLimit(screen: Screen): number {
  return Math.max(1, Math.min(20, Math.floor((screen.rows - 8) / 2)));
}

/** How many rows the open editor takes. */
export function editorHeight(editing: Editing, screen: Screen): number {
  return Math.min(editing.rows, editorLimit(screen));
}

/** Stands before each row of an editor. */
export function editorIndent(indent: number, screen: Screen): Line {
  return [span("plain", " ".repeat(indent)), span("border", `${glyphsFor(screen).bar} `)];
}

/** The rows of the open editor, `indent` columns from the left. */
export function editorRows(editing: Editing, screen: Screen, indent: number): Row[] {
  const before = editorIndent(indent, screen);
  return Array.from({ length: editorHeight(editing, screen) }, (_, editor) => ({ editor, indent: before }));
}

/** The columns that the editor's text may take in a pane of `width`. */
export function editorWidth(width: number, indent: number, screen: Screen): number {
  return Math.max(4, width - lineWidth(editorIndent(indent, screen)));
}
