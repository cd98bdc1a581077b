import type { Figure } from "./stats.ts";

export type Row = readonly string[];

export const count = new Intl.NumberFormat("en-US");

export function blank(length: number): Row {
  return Array.from({ length }, () => "");
}

export function ms(figure: Figure | undefined): string {
  return figure === undefined ? "–" : digits(figure.median);
}

export function whole(figure: Figure | undefined): string {
  return figure === undefined ? "–" : count.format(Math.round(figure.median));
}

export function mebibytes(figure: Figure | undefined): string {
  return figure === undefined ? "–" : String(Math.round(figure.median / 1024));
}

/** As many digits as mean something: 0.0012, 0.46, 1.2, 46, 2,600. */
export function digits(value: number): string {
  if (value >= 10) return count.format(Math.round(value));
  if (value >= 1) return value.toFixed(1);
  return String(Number(value.toPrecision(2)));
}

export function markdown([head = [], ...rows]: readonly Row[]): string {
  const line = (cells: Row) => `| ${cells.join(" | ")} |`.replaceAll(/\| +(?=\|)/g, "| ");
  return [line(head), `|---|${"--:|".repeat(head.length - 1)}`, ...rows.map(line)].join("\n");
}

export function plain(rows: readonly Row[]): string {
  const columns = Math.max(...rows.map((row) => row.length));
  const widths = Array.from({ length: columns }, (_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  return rows
    .map((row) =>
      row
        .map((cell, column) =>
          column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
        )
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}
