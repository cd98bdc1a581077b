import type { Row } from "./line.ts";

/** What a pane scrolls over: head lines, then rows that can be highlighted. Lines are made only when asked for. */
export interface Doc {
  readonly width: number;
  readonly head: readonly Row[];
  readonly count: number;
  /** The first line of a row; `start(count)` is the number of all lines. */
  readonly start: (row: number) => number;
  /** The lines of a row that stand before the row itself, such as a heading. */
  readonly lead: (row: number) => number;
  readonly lines: (row: number) => readonly Row[];
  /** The lines that must be visible: the open editor, else the highlighted row. End exclusive. */
  readonly focus: readonly [start: number, end: number];
}

export function totalOf(doc: Doc): number {
  return doc.start(doc.count);
}

/** The row that line `line` belongs to, or -1 for the head. */
export function rowAt(doc: Doc, line: number): number {
  let low = -1;
  let high = doc.count - 1;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (doc.start(middle) <= line) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** A part of a doc that is drawn as one piece. */
export interface Block {
  readonly key: string;
  readonly lines: readonly Row[];
}

/** The pieces of `height` lines from `top` on; the first and the last may be cut. */
export function visibleBlocks(doc: Doc, top: number, height: number): Block[] {
  const end = Math.min(top + height, totalOf(doc));
  const blocks: Block[] = [];
  if (top < doc.head.length) blocks.push({ key: "head", lines: doc.head.slice(top, end) });
  for (let row = Math.max(0, rowAt(doc, top)); row < doc.count && doc.start(row) < end; row += 1) {
    const start = doc.start(row);
    const all = doc.lines(row);
    const whole = start >= top && start + all.length <= end;
    const lines = whole ? all : all.slice(Math.max(0, top - start), end - start);
    if (lines.length > 0) blocks.push({ key: `row${row}`, lines });
  }
  return blocks;
}
