import { spawnSync } from "node:child_process";
import { existsSync, realpathSync } from "node:fs";
import { delimiter, join } from "node:path";
import { describe, expect, it } from "vitest";
import { program, releaseForm } from "../helpers/cli.ts";

describe("the program under another Node.js", { timeout: 30_000 }, () => {
  const run = (node: string, args: readonly string[]) =>
    spawnSync(node, [...args, program, releaseForm, "--validate"], { encoding: "utf8" });
  /** Runs it in this Node, which says that it is another. */
  const pretend = (version: string) => {
    const versions = `{ value: { ...process.versions, node: ${JSON.stringify(version)} } }`;
    const preload = `data:text/javascript,Object.defineProperty(process, "versions", ${versions})`;
    return run(process.execPath, ["--import", preload]);
  };
  const refusal = (version: string) => ({
    status: 2,
    stdout: "",
    stderr: expect.stringMatching(new RegExp(`^ask-form needs [^\\n]*22\\.19[^\\n]*${version}[^\\n]*\\n$`)),
  });

  it.each(["14.21.3", "20.20.2", "22.18.0"])("says in one sentence that %s is too old", (version) => {
    expect(pretend(version)).toMatchObject(refusal(version));
  });

  it.each(["22.19.0", "24.0.0", "100.1.0"])("works with %s", (version) => {
    expect(pretend(version)).toMatchObject({ status: 0, stderr: expect.stringContaining("valid") });
  });

  // The machine's own one, which may well be older than the one that the tests run with.
  const files = (process.env.PATH ?? "")
    .split(delimiter)
    .filter((place) => place !== "" && !place.includes("node_modules"))
    .map((place) => join(place, "node"))
    .filter((file) => existsSync(file))
    .map((file) => realpathSync(file));
  const others = [...new Set(files)]
    .map((file) => ({
      file,
      version: spawnSync(file, ["-p", "process.versions.node"], { encoding: "utf8" }).stdout.trim(),
    }))
    .filter(({ version }) => Number.parseInt(version, 10) < 22);
  it.each(others)("says so in truth with $file, which is $version", ({ file, version }) => {
    expect(run(file, [])).toMatchObject(refusal(version));
  });
});
