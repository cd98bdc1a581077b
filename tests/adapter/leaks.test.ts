import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

it("leaves nothing behind: the heap at form 1,000 is within 5 MB of form 100", { timeout: 120_000 }, () => {
  const script = fileURLToPath(new URL("../helpers/many-forms-script.ts", import.meta.url));
  const { stdout, stderr } = spawnSync(process.execPath, ["--expose-gc", script], { encoding: "utf8" });
  expect(stderr).toBe("");
  const { early, late, timers } = JSON.parse(stdout);
  expect(late - early).toBeLessThan(5 * 1024 * 1024);
  expect(timers).toBe(0);
});
