import { cut, widthOf, wrap } from "../../src/text/wrap.ts";

/** What a piece of text is; the theme says how that looks. */
export type Role =
  | "title"
  | "plain"
  | "dim"
  | "tab"
  | "active-tab"
  | "prompt"
  | "label"
  | "active-label"
  | "group"
  | "match"
  | "pointer"
  | "mark"
  | "active-mark"
  | "note"
  | "answer"
  | "notice"
  | "key"
  | "border";

/** A piece of cleaned text in one role. */
export interface Span {
  readonly role: Role;
  readonly text: string;
}

/** One row of the screen, never wider than its pane. */
export type Line = readonly Span[];

/** A row of a pane: a line, or row `editor` of the open editor, `indent` columns from the left. */
export type Row = Line | { readonly editor: number; readonly indent: number };

export function span(role: Role, text: string): Span {
  return { role, text };
}

export function lineWidth(line: Line): number {
  return line.reduce((sum, { text }) => sum + widthOf(text), 0);
}

/** `text` as lines in one role. */
export function paragraph(role: Role, text: string, width: number): Line[] {
  return wrap(text, width).map((part) => [span(role, part)]);
}

/** A paragraph whose first line stands behind `first` and whose other lines are indented as far. */
export function hanging(
  first: Line,
  role: Role,
  text: string,
  width: number,
  indent = lineWidth(first),
): Line[] {
  const rest = span("plain", " ".repeat(indent));
  return wrap(text, Math.max(1, width - lineWidth(first))).map((part, index) =>
    index === 0 ? [...first, span(role, part)] : [rest, span(role, part)],
  );
}

/** The line cut to `width`, ending in `more` where something was cut. */
export function fitLine(line: Line, width: number, more: string): Line {
  if (lineWidth(line) <= width) return line;
  let left = width;
  return line.flatMap(({ role, text }) => {
    if (left <= 0) return [];
    const part = cut(text, left, more);
    // A part that was cut, or that fills the line while others follow, is the last one.
    left = part === text ? left - widthOf(text) : 0;
    return [span(role, part)];
  });
}
