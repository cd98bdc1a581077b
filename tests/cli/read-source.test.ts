import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { InputError } from "../../src/cli/input-error.ts";
import { readSource } from "../../src/cli/read-source.ts";

const module = new URL("../../src/cli/read-source.ts", import.meta.url).href;

describe("readSource", () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "read-source-"));
  });
  afterEach(() => {
    rmSync(folder, { recursive: true });
  });

  const failure = async (path: string) => {
    const error: unknown = await readSource(path, process.stdin, "en").catch((reason) => reason);
    return error instanceof InputError ? error.message : error;
  };
  /** What a program reads that gets `-` and these bytes on stdin. */
  const throughStdin = async (parts: string[]) => {
    const code = `
      import { readSource } from ${JSON.stringify(module)};
      await readSource("-", process.stdin, "en").then(
        (bytes) => process.stdout.write(bytes),
        (error) => process.stdout.write(error.name + ": " + error.message),
      );`;
    const child = spawn(process.execPath, ["--input-type=module", "-e", code], {
      stdio: ["pipe", "pipe", "inherit"],
    });
    for (const part of parts) child.stdin.write(part);
    child.stdin.end();
    return text(child.stdout);
  };

  it("reads a file as it is", async () => {
    const path = join(folder, "form.json");
    writeFileSync(path, Buffer.from([0xff, 0xfe, 0x7b, 0x00]));
    expect([...(await readSource(path, process.stdin, "en"))]).toEqual([0xff, 0xfe, 0x7b, 0x00]);
  });

  it("reads stdin to its end for a dash", async () => {
    const long = "漢".repeat(100_000);
    expect(await throughStdin(['{"a": ', long, "}"])).toBe(`{"a": ${long}}`);
  });

  it("says in one sentence why a source is of no use", async () => {
    const [missing, empty, huge] = ["missing.json", "empty.json", "huge.json"].map((name) =>
      join(folder, name),
    );
    writeFileSync(`${empty}`, "");
    writeFileSync(`${huge}`, "");
    truncateSync(`${huge}`, 64 * 1024 * 1024 + 1);
    expect(await failure(`${missing}`)).toBe(`${missing} cannot be read: no such file or folder.`);
    expect(await failure(folder)).toBe(`${folder} cannot be read: it is a folder.`);
    expect(await failure(`${empty}`)).toBe(`${empty} is empty.`);
    expect(await failure(`${huge}`)).toBe(`${huge} is larger than 64 MiB.`);
    expect(await failure(join(`${empty}`, "x"))).toMatch(/a part of the path is not a folder\.$/);
    expect(await throughStdin([])).toBe("InputError: Standard input is empty.");
  });
});
