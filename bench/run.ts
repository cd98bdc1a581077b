/**
 * The benchmark, after `npm run build`:
 *
 * - `npm run bench` measures, prints one table, and writes results.json, the chart and the README's table;
 * - `npm run bench -- --quick` measures everything once and writes nothing but bench/build/results.json.
 */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { cpus, release, tmpdir, type } from "node:os";
import { join } from "node:path";
import { buildAll, built } from "./build.ts";
import { consoleTable } from "./console-table.ts";
import { measureInMemory } from "./in-process/measure-all.ts";
import { installPeers, versions } from "./peers.ts";
import { fullPlan, quickPlan } from "./plan.ts";
import { measureInTerminal } from "./pty/measure.ts";
import { publish, saveResults } from "./publish.ts";
import type { Results } from "./results.ts";
import { verdictsOf } from "./targets.ts";

const quick = process.argv.includes("--quick");
const plan = quick ? quickPlan : fullPlan;
const startedAt = performance.now();

function seconds(): number {
  return Math.round((performance.now() - startedAt) / 1_000);
}

function tell(what: string): void {
  console.error(`${String(seconds()).padStart(4)} s  ${what}`);
}

async function measure(): Promise<Results> {
  installPeers();
  await buildAll();
  const home = mkdtempSync(join(tmpdir(), "ask-form-bench-"));
  try {
    const terminal = await measureInTerminal(plan.legs, home, tell);
    const memory = await measureInMemory(plan.rounds, tell);
    const [cpu] = cpus();
    const figures = {
      date: new Date().toISOString().slice(0, 10),
      seconds: seconds(),
      machine: {
        cpu: cpu?.model.trim() ?? "unknown",
        cores: cpus().length,
        system: `${type()} ${release().split(".", 2).join(".")}`,
      },
      versions: versions(),
      ...terminal,
      ...memory,
    };
    return { ...figures, verdicts: verdictsOf(figures) };
  } finally {
    rmSync(home, { recursive: true });
  }
}

const results = await measure();
console.log(consoleTable(results));
if (quick) writeFileSync(join(built, "results.json"), JSON.stringify(results, null, 2));
else {
  saveResults(results);
  publish(results);
}
