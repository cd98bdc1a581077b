import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { watchPath } from "../../src/files/watch-path.ts";

describe("watchPath", () => {
  let folder: string;
  let path: string;
  let stop = () => {};
  let seen: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "watch-path-"));
    path = join(folder, "deep", "er", "settings.json");
    seen = "not told";
  });
  afterEach(() => {
    stop();
    rmSync(folder, { recursive: true, force: true });
  });

  const content = () => (existsSync(path) ? readFileSync(path, "utf8") : "none");
  const start = () => {
    stop = watchPath(path, () => {
      seen = content();
    });
  };
  const told = (text: string) => vi.waitFor(() => expect(seen).toBe(text), { timeout: 10_000, interval: 5 });

  it("tells of a file that is written, replaced and removed", async () => {
    mkdirSync(dirname(path), { recursive: true });
    start();
    writeFileSync(path, "written");
    await told("written");
    writeFileSync(join(folder, "next"), "replaced");
    renameSync(join(folder, "next"), path);
    await told("replaced");
    appendFileSync(path, ", longer");
    await told("replaced, longer");
    rmSync(path);
    await told("none");
  });

  it("waits for folders that do not exist yet, and for those made anew", async () => {
    start();
    for (const words of ["first", "second", "third"]) {
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, words);
      await told(words);
      rmSync(join(folder, "deep"), { recursive: true });
      await told("none");
    }
  });

  it("follows a folder that is replaced at once", async () => {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, "old folder");
    start();
    for (const words of ["one", "two"]) {
      renameSync(dirname(path), join(folder, `old ${words}`));
      mkdirSync(dirname(path));
      writeFileSync(path, words);
      await told(words);
      writeFileSync(path, `${words} again`);
      await told(`${words} again`);
    }
  });

  it("follows links, also to what is not there yet", async () => {
    mkdirSync(dirname(path), { recursive: true });
    const target = join(folder, "dotfiles", "settings.json");
    mkdirSync(dirname(target));
    symlinkSync(target, path);
    start();
    writeFileSync(target, "through the link");
    await told("through the link");
    const other = join(folder, "other.json");
    symlinkSync(other, join(folder, "link"));
    renameSync(join(folder, "link"), path);
    await told("none");
    writeFileSync(other, "through the other");
    await told("through the other");
  });

  it("tells in a folder that never rests", async () => {
    mkdirSync(dirname(path), { recursive: true });
    start();
    const noise = setInterval(() => appendFileSync(join(dirname(path), "log"), "line\n"), 5);
    writeFileSync(path, "despite the noise");
    await told("despite the noise").finally(() => clearInterval(noise));
  });

  it("tells nothing after its end, and survives links in a circle", async () => {
    mkdirSync(dirname(path), { recursive: true });
    symlinkSync("settings.json", path);
    start();
    rmSync(path);
    writeFileSync(path, "a file now");
    await told("a file now");
    stop();
    const quiet = vi.fn();
    const stopQuiet = watchPath(path, quiet);
    stopQuiet();
    start();
    writeFileSync(path, "later");
    await told("later");
    expect(quiet).not.toHaveBeenCalled();
  });
});
