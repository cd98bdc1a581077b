import { readdirSync, readFileSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { checkWritable, writeWhole } from "../../src/cli/write-output.ts";
import { scratchFolder } from "../helpers/scratch-folder.ts";

describe("writing the result to a file", () => {
  const scratch = scratchFolder();
  let folder: string;
  let path: string;
  beforeEach(() => {
    folder = scratch.path(".");
    path = scratch.path("out.json");
  });

  const failure = (work: Promise<void>) =>
    work.then(
      () => "none",
      (error: unknown) => (error instanceof Error ? `${error.name}: ${error.message}` : error),
    );

  it("writes it", async () => {
    await checkWritable(path, "en");
    expect(readdirSync(folder)).toEqual([]);
    await writeWhole(path, "Größe\n", "en");
    expect(readFileSync(path, "utf8")).toBe("Größe\n");
  });

  it("says in one sentence why it cannot, before and while writing, and leaves nothing behind", async () => {
    const nowhere = join(folder, "missing", "out.json");
    symlinkSync("out.json", path);
    for (const attempt of [
      (name: string) => checkWritable(name, "en"),
      (name: string) => writeWhole(name, "new", "en"),
    ]) {
      const said = (name: string) => failure(attempt(name));
      expect(await said(nowhere)).toBe(`InputError: ${nowhere} cannot be written: no such file or folder.`);
      expect(await said(folder)).toBe(`InputError: ${folder} cannot be written: it is a folder.`);
      expect(await said(path)).toBe(`InputError: ${path} cannot be written: the links go in a circle.`);
    }
    expect(readdirSync(folder)).toEqual(["out.json"]);
  });
});
