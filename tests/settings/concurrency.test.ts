import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { soon, type TempFile, tempFile } from "./temp-file.ts";

const module = new URL("../../src/settings/settings-store.ts", import.meta.url).href;

/** Saves `count` keys of its own, one after the other, then the settings of the last look. */
const writer = `
  import { openSettings } from ${JSON.stringify(module)};
  const [path, name, count] = process.argv.slice(1);
  const store = openSettings({ path, onNotice: (sentence) => process.stdout.write(sentence) });
  for (let i = 0; i < Number(count); i++) {
    const saved = await store.update(({ answer }) => ({
      keymaps: { [name]: { ["key" + i]: "x" } },
      answer: { extractionTimeoutMs: answer.extractionTimeoutMs + 1 },
    }));
    if (!saved.ok) process.stdout.write(saved.message);
  }`;

let file: TempFile;
const children: ChildProcess[] = [];
beforeEach(() => {
  file = tempFile();
});
afterEach(() => {
  for (const child of children.splice(0)) child.kill("SIGKILL");
  file.end();
});

function start(name: string, count: number): ChildProcess {
  const child = spawn(
    process.execPath,
    ["--input-type=module", "-e", writer, file.path, name, String(count)],
    {
      stdio: ["ignore", "pipe", "inherit"],
    },
  );
  children.push(child);
  return child;
}

async function finished(child: ChildProcess): Promise<{ code: unknown; said: string }> {
  let said = "";
  child.stdout?.on("data", (chunk) => {
    said += String(chunk);
  });
  // A process that ends by itself: neither store nor watch keeps it.
  const [code] = await once(child, "close");
  return { code, said };
}

const keys = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, i) => [`key${i}`, "x"]));

describe("several writers", () => {
  it("in one program lose no change", async () => {
    file.put('{"unknown": [1, 2]}');
    const stores = ["one", "two", "three"].map((name) => ({ name, store: file.open() }));
    const saves = stores.flatMap(({ name, store }) =>
      Object.keys(keys(12)).map((key) =>
        store.update(({ answer }) => ({
          keymaps: { [name]: { [key]: "x" } },
          answer: { extractionTimeoutMs: answer.extractionTimeoutMs + 1 },
        })),
      ),
    );
    expect(new Set((await Promise.all(saves)).map(({ ok }) => ok))).toEqual(new Set([true]));
    expect(file.json()).toEqual({
      schemaVersion: 1,
      unknown: [1, 2],
      keymaps: { one: keys(12), two: keys(12), three: keys(12) },
      answer: { extractionTimeoutMs: 30_036 },
    });
    await soon(() => expect(new Set(stores.map(({ store }) => JSON.stringify(store.get()))).size).toBe(1));
    expect(file.beside()).toEqual(["config.json"]);
  });

  it("in several programs lose no change, and one that looks on sees them all", async () => {
    const onlooker = file.open();
    const results = await Promise.all(["one", "two", "three"].map((name) => finished(start(name, 20))));
    expect(results).toEqual(Array(3).fill({ code: 0, said: "" }));
    const content = {
      keymaps: { one: keys(20), two: keys(20), three: keys(20) },
      answer: { extractionTimeoutMs: 30_060 },
    };
    expect(file.json()).toEqual({ schemaVersion: 1, ...content });
    expect(file.beside()).toEqual(["config.json"]);
    await soon(() => expect(onlooker.get()).toMatchObject(content));
    expect(file.notices).toEqual([]);
  }, 60_000);

  it("leave a whole file when they are killed, and the next one goes on", async () => {
    const store = file.open();
    for (const name of ["first", "second"]) {
      const child = start(name, 100_000);
      await soon(() => expect(file.json()).toHaveProperty(["keymaps", name, "key3"]));
      child.kill("SIGKILL");
      await once(child, "close");
      expect(file.json()).toHaveProperty(["keymaps", name]);
    }
    expect(await store.update(() => ({ notifications: { enabled: false } }))).toEqual({ ok: true });
    expect(file.json()).toMatchObject({
      keymaps: { first: keys(3), second: keys(3) },
      notifications: { enabled: false },
    });
    expect(file.beside()).not.toContain("config.json.lock");
  }, 60_000);
});
