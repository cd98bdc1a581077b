import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { chartSvg } from "../bench/chart.ts";
import { consoleTable } from "../bench/console-table.ts";
import { readResults } from "../bench/publish.ts";
import { withBenchTable } from "../bench/readme-table.ts";
import { verdictsOf } from "../bench/targets.ts";

const root = join(import.meta.dirname, "..");
const read = (name: string) => readFileSync(join(root, name), "utf8");
const results = readResults();
/** The same run with our first cell ten times as slow. */
const slower = {
  ...results,
  terminal: results.terminal.map((cell, index) => {
    if (index > 0 || cell.key === undefined) return cell;
    return { ...cell, key: { ...cell.key, median: cell.key.median * 10 } };
  }),
};

describe("the figures of the benchmark", () => {
  it("stand in the README as they were measured", () => {
    const readme = read("README.md");
    expect(withBenchTable(readme, results)).toBe(readme);
    expect(withBenchTable(readme, slower)).not.toBe(readme);
    expect(readme).toMatch(/^\| ask-form /m);
    expect(readme).toContain(results.date);
  });

  it("are drawn as they were measured", () => {
    const chart = read("bench/chart.svg");
    expect(chartSvg(results)).toBe(chart);
    expect(chartSvg(slower)).not.toBe(chart);
    for (const { contestant } of results.terminal) expect(chart).toContain(`>${contestant}</text>`);
  });

  it("are judged by the targets", () => {
    expect(verdictsOf(results)).toEqual(results.verdicts);
    const clack = "key → output, to @clack/prompts";
    const verdictOn = (name: string, of = results) => verdictsOf(of).find((verdict) => verdict.name === name);
    expect(verdictOn(clack, slower)?.value).toBeGreaterThan((verdictOn(clack)?.value ?? Infinity) * 9);
    expect(verdictOn(clack, slower)?.met).toBe(false);
  });

  it("count as missed where they could not be taken", () => {
    const nothing = { ...results, terminal: [], keys: [], parts: [] };
    expect(verdictsOf(nothing).filter(({ met, value }) => met || value !== undefined)).toEqual([]);
    expect(consoleTable({ ...nothing, verdicts: verdictsOf(nothing) })).toContain("MISSED");
  });
});
