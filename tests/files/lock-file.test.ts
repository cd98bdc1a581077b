import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { acquireLock } from "../../src/files/lock-file.ts";
import { scratchFolder } from "../helpers/scratch-folder.ts";

const patient = { staleMs: 60_000, giveUpMs: 60_000 };

describe("acquireLock", () => {
  const scratch = scratchFolder();
  let folder: string;
  let path: string;
  beforeEach(() => {
    folder = scratch.path(".");
    path = scratch.path("settings.json.lock");
  });

  it("has one owner at a time, and leaves nothing behind", async () => {
    let owners = 0;
    let turns = 0;
    const turn = async () => {
      const lock = await acquireLock(path, patient);
      expect(await lock?.held()).toBe(true);
      expect(++owners).toBe(1);
      await new Promise(setImmediate);
      owners--;
      turns++;
      await lock?.release();
    };
    await Promise.all(Array.from({ length: 20 }, turn));
    expect(turns).toBe(20);
    expect(readdirSync(folder)).toEqual([]);
  });

  it("gives up while another owner keeps it", async () => {
    const first = await acquireLock(path, patient);
    expect(await acquireLock(path, { staleMs: 60_000, giveUpMs: 40 })).toBeUndefined();
    expect(await first?.held()).toBe(true);
    await first?.release();
    expect(await acquireLock(path, { staleMs: 60_000, giveUpMs: 40 })).toBeDefined();
  });

  it("takes over what was left behind, and the late owner learns of it", async () => {
    writeFileSync(path, "");
    const late = await acquireLock(path, { staleMs: 30, giveUpMs: 10_000 });
    expect(await late?.held()).toBe(true);
    const next = await acquireLock(path, { staleMs: 30, giveUpMs: 10_000 });
    expect([await late?.held(), await next?.held()]).toEqual([false, true]);
    await late?.release();
    expect(await next?.held()).toBe(true);
    await next?.release();
    expect(readdirSync(folder)).toEqual([]);
  });

  it("lets one of many take over, then the others in turn", async () => {
    writeFileSync(path, "left behind");
    let owners = 0;
    const turn = async () => {
      const lock = await acquireLock(path, { staleMs: 300, giveUpMs: 20_000 });
      expect(++owners).toBe(1);
      await new Promise(setImmediate);
      owners--;
      await lock?.release();
    };
    await Promise.all(Array.from({ length: 10 }, turn));
    expect(readdirSync(folder)).toEqual([]);
  });

  it("never removes what is no lock of ours", async () => {
    mkdirSync(path);
    writeFileSync(join(path, "kept"), "content");
    expect(await acquireLock(path, { staleMs: 1, giveUpMs: 60 })).toBeUndefined();
    expect(readFileSync(join(path, "kept"), "utf8")).toBe("content");
  });

  it("throws the system's error where no file can be created", async () => {
    await expect(acquireLock(join(folder, "missing", "lock"), patient)).rejects.toThrow("ENOENT");
  });
});
