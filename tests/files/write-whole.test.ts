import { execFileSync, spawn } from "node:child_process";
import {
  chmodSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { beforeEach, describe, expect, it } from "vitest";
import { writeWhole } from "../../src/files/write-whole.ts";
import { scratchFolder } from "../helpers/scratch-folder.ts";

const module = new URL("../../src/files/write-whole.ts", import.meta.url).href;

describe("writeWhole", () => {
  const scratch = scratchFolder();
  let folder: string;
  let path: string;
  beforeEach(() => {
    folder = scratch.path(".");
    path = scratch.path("out.json");
  });

  const content = (name = path) => readFileSync(name, "utf8");
  const failure = (target: string) =>
    writeWhole(target, "new").then(
      () => "none",
      (error: unknown) => (error instanceof Error && "code" in error ? error.code : error),
    );

  it("writes a new file with the usual permissions, and leaves nothing beside it", async () => {
    await writeWhole(path, "Größe\n");
    expect(content()).toBe("Größe\n");
    expect(statSync(path).mode & 0o777).toBe(0o666 & ~process.umask());
    expect(readdirSync(folder)).toEqual(["out.json"]);
  });

  it("replaces a file and keeps its permissions", async () => {
    writeFileSync(path, "a much longer text than the new one");
    chmodSync(path, 0o640);
    const before = statSync(path).ino;
    await writeWhole(path, "new");
    expect(content()).toBe("new");
    expect(statSync(path).mode & 0o777).toBe(0o640);
    expect(statSync(path).ino).not.toBe(before);
  });

  it("writes to what a link leads to", async () => {
    mkdirSync(join(folder, "real"));
    symlinkSync("real/there.json", path);
    for (const words of ["created", "replaced"]) {
      await writeWhole(path, words);
      expect(lstatSync(path).isSymbolicLink()).toBe(true);
      expect(content(join(folder, "real", "there.json"))).toBe(words);
    }
    expect(readdirSync(join(folder, "real"))).toEqual(["there.json"]);
  });

  it("throws the system's error when it cannot, and leaves nothing behind", async () => {
    expect(await failure(join(folder, "missing", "out.json"))).toBe("ENOENT");
    expect(await failure(folder)).toBe("EISDIR");
    symlinkSync("out.json", path);
    expect(await failure(path)).toBe("ELOOP");
    expect(readdirSync(folder)).toEqual(["out.json"]);
  });

  it("leaves the file as it is when the last question is answered with no", async () => {
    writeFileSync(path, "old");
    const refuse = async () => {
      expect(readdirSync(folder)).toHaveLength(2);
      return false;
    };
    expect(await writeWhole(path, "new", refuse)).toBe(false);
    expect(content()).toBe("old");
    await expect(writeWhole(path, "new", () => Promise.reject(new Error("unknown")))).rejects.toThrow(
      "unknown",
    );
    expect(readdirSync(folder)).toEqual(["out.json"]);
    expect(await writeWhole(path, "new", async () => true)).toBe(true);
    expect(content()).toBe("new");
  });

  it("keeps the old content when the new one does not fit", async () => {
    writeFileSync(path, "old");
    const code = `
      import { writeWhole } from ${JSON.stringify(module)};
      process.on("SIGXFSZ", () => {});
      await writeWhole(process.argv[1], "x".repeat(5_000_000)).catch((error) => process.stdout.write(error.code));`;
    const line = 'ulimit -f 1; "$0" --input-type=module -e "$1" "$2"';
    const message = execFileSync("bash", ["-c", line, process.execPath, code, path], { encoding: "utf8" });
    expect(message).toBe("EFBIG");
    expect(content()).toBe("old");
    expect(readdirSync(folder)).toEqual(["out.json"]);
  });

  it("writes straight to devices and pipes", async () => {
    await writeWhole("/dev/null", "gone");
    expect(statSync("/dev/null").isCharacterDevice()).toBe(true);
    const pipe = join(folder, "pipe");
    execFileSync("mkfifo", [pipe]);
    const reader = spawn("cat", [pipe], { stdio: ["ignore", "pipe", "inherit"] });
    const [read] = await Promise.all([text(reader.stdout), writeWhole(pipe, "through")]);
    expect(read).toBe("through");
    expect(statSync(pipe).isFIFO()).toBe(true);
  });

  it("adds to an open stream that has a name", () => {
    const code = `
      import { writeWhole } from ${JSON.stringify(module)};
      process.stdout.write("first ");
      await writeWhole("/dev/stdout", "second");`;
    const line = '"$0" --input-type=module -e "$1"';
    const run = (rest: string) =>
      execFileSync("sh", ["-c", line + rest, process.execPath, code, path], { encoding: "utf8" });
    expect(run(" | cat")).toBe("first second");
    run(' > "$2"');
    expect(content()).toBe("first second");
  });
});
