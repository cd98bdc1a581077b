import { readFileSync, writeFileSync } from "node:fs";
import { chartSvg } from "./chart.ts";
import { withBenchTable } from "./readme-table.ts";
import type { Results } from "./results.ts";
import { verdictsOf } from "./targets.ts";

const readme = new URL("../README.md", import.meta.url);
const chart = new URL("./chart.svg", import.meta.url);
const figures = new URL("./results.json", import.meta.url);

/** The results that are committed. */
export function readResults(): Results {
  return JSON.parse(readFileSync(figures, "utf8"));
}

export function saveResults(results: Results): void {
  writeFileSync(figures, `${JSON.stringify(results, null, 2)}\n`);
}

/** Writes the chart and the README's table from the results. */
export function publish(results: Results): void {
  writeFileSync(chart, chartSvg(results));
  writeFileSync(readme, withBenchTable(readFileSync(readme, "utf8"), results));
}

if (import.meta.main) {
  // By the targets of now, which may be others than those of the run.
  const known = readResults();
  const results = { ...known, verdicts: verdictsOf(known) };
  saveResults(results);
  publish(results);
}
