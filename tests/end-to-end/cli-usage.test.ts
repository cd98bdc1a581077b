import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { choice, root, runCli, setUpCli } from "../helpers/cli.ts";

describe("the command line", { timeout: 30_000 }, () => {
  const cli = setUpCli();

  it.each(["--help", "-h"])("explains itself: %s", async (flag) => {
    const { code, stdout, stderr } = await runCli([flag]);
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    const flags = [
      "--output",
      "--format",
      "--answers",
      "--validate",
      "--print-schema",
      "--theme",
      "--ascii",
      "--plain",
      "--timeout",
    ];
    for (const name of [...flags, "--version", "--help"]) expect(stdout).toContain(name);
    for (const exitCode of [0, 1, 2, 3, 124, 130, "128\\+n"])
      expect(stdout).toMatch(new RegExp(`^ +${exitCode} +\\S`, "m"));
    for (const line of stdout.split("\n")) expect(line.length).toBeLessThanOrEqual(80);
  });

  it.each(["--version", "-v"])("tells its version: %s", async (flag) => {
    const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
    expect(await runCli([flag])).toEqual({ code: 0, stdout: `${version}\n`, stderr: "" });
  });

  it.each([
    { name: "no file", args: [], says: /--help/ },
    { name: "an unknown option", args: ["form.json", "--frobnicate"], says: /--frobnicate/ },
    { name: "two files", args: ["form.json", "other.json"], says: /argument/ },
    { name: "an unknown format", args: ["form.json", "--format", "yaml"], says: /json, text/ },
    { name: "an unknown theme", args: ["form.json", "--theme", "pink"], says: /dark, light/ },
    { name: "no time", args: ["form.json", "--timeout", "soon"], says: /seconds/ },
    { name: "no time at all", args: ["form.json", "--timeout", "0"], says: /seconds/ },
    { name: "an option without its value", args: ["form.json", "--output"], says: /--output/ },
    {
      name: "a file that is not there",
      args: ["missing.json"],
      says: /missing\.json cannot be read: no such file/,
    },
    { name: "a folder", args: ["."], says: /folder/ },
    { name: "an empty file", args: ["empty.json"], says: /empty\.json is empty/ },
    {
      name: "answers that are not there",
      args: ["form.json", "--answers", "missing.json"],
      says: /missing\.json/,
    },
  ])("says in one sentence what is wrong with $name", async ({ args, says }) => {
    cli.write("form.json", { questions: [choice("q", "Which?")] });
    cli.write("other.json", {});
    cli.write("empty.json", "");
    const { code, stdout, stderr } = await runCli(args, { cwd: cli.path(".") });
    expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
    expect(stderr).toMatch(says);
    expect(stderr).toMatch(/^[^\n]+\n$/);
    expect(stderr).not.toContain("fault");
  });
});
