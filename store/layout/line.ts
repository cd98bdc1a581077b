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

/** The first lines, `most` of them, the last with a mark where there are more. */
export function firstLines(
  lines: readonly Line[],
  most: number,
  width: number,
  more: string,
): readonly Line[] {
  if (lines.length <= most || most === 0) return lines.slice(0, most);
  const last = lines[most - 1] ?? [];
  const role = last[0]?.role ?? "dim";
  return [...lines.slice(0, most - 1), [...fitLine(last, width - widthOf(more), ""), span(role, more)]];
}

/** A title at the left, cut where there is no room for it, and dim at the right what tells the place. */
export function titledLine(title: Line, place: string, width: number, gap: number, more: string): Line {
  const text = fitLine(title, width - widthOf(place) - gap, more);
  const blank = " ".repeat(Math.max(0, width - lineWidth(text) - widthOf(place)));
  return [...text, span("dim", blank + place)];
}
