import type { Row } from "../line.ts";

/** The rows of a view that can be highlighted; the last one is for own words. Lines count from the first row. */
export interface ViewRows {
  readonly count: number;
  /** The first line of a row; `start(count)` is the number of all lines. */
  readonly start: (row: number) => number;
  /** The lines of a row that stand before the row itself, such as a heading. */
  readonly lead: (row: number) => number;
  readonly lines: (row: number) => readonly Row[];
}
