import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { ownKey, ownKeymaps, ownKeys } from "./own-keys.ts";
import { soon, type TempFile, tempFile } from "./temp-file.ts";

const module = new URL("../../src/settings/settings-store.ts", import.meta.url).href;
const helper = new URL("./own-keys.ts", import.meta.url).href;
const three = [0, 1, 2];

/** Saves `count` keys of its own, one after the other, then the settings of the last look. */
const writer = `
  import { openSettings } from ${JSON.stringify(module)};
  import { ownKey } from ${JSON.stringify(helper)};
  const [path, name, count] = process.argv.slice(1);
  const store = openSettings({ path, language: "en", onNotice: (sentence) => process.stdout.write(sentence) });
  for (let i = 0; i < Number(count); i++) {
    const saved = await store.update(({ answer }) => ({
      keymaps: ownKey(Number(name), i),
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

function start(name: number, count: number): ChildProcess {
  const child = spawn(
    process.execPath,
    ["--input-type=module", "-e", writer, file.path, String(name), String(count)],
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

describe("several writers", () => {
  it("in one program lose no change", async () => {
    file.put('{"unknown": [1, 2]}');
    const stores = three.map((name) => ({ name, store: file.open() }));
    const saves = stores.flatMap(({ name, store }) =>
      Array.from({ length: 12 }, (_value, index) =>
        store.update(({ answer }) => ({
          keymaps: ownKey(name, index),
          answer: { extractionTimeoutMs: answer.extractionTimeoutMs + 1 },
        })),
      ),
    );
    expect(new Set((await Promise.all(saves)).map(({ ok }) => ok))).toEqual(new Set([true]));
    expect(file.json()).toEqual({
      schemaVersion: 1,
      unknown: [1, 2],
      keymaps: ownKeymaps(three, 12),
      answer: { extractionTimeoutMs: 30_036 },
    });
    await soon(() => expect(new Set(stores.map(({ store }) => JSON.stringify(store.get()))).size).toBe(1));
    expect(file.beside()).toEqual(["config.json"]);
  });

  it("in several programs lose no change, and one that looks on sees them all", async () => {
    const onlooker = file.open();
    const results = await Promise.all(three.map((name) => finished(start(name, ownKeys))));
    expect(results).toEqual(Array(3).fill({ code: 0, said: "" }));
    const content = {
      keymaps: ownKeymaps(three, ownKeys),
      answer: { extractionTimeoutMs: 30_000 + 3 * ownKeys },
    };
    expect(file.json()).toEqual({ schemaVersion: 1, ...content });
    expect(file.beside()).toEqual(["config.json"]);
    await soon(() => expect(onlooker.get()).toMatchObject(content));
    expect(file.notices).toEqual([]);
  }, 60_000);

  it("leave a whole file when they are killed, and the next one goes on", async () => {
    const store = file.open();
    for (const name of [0, 1]) {
      const child = start(name, 100_000);
      await soon(() => expect(file.json()).toMatchObject({ keymaps: ownKey(name, 3) }));
      child.kill("SIGKILL");
      await once(child, "close");
      expect(file.json()).toMatchObject({ keymaps: ownKey(name, 3) });
    }
    expect(await store.update(() => ({ notifications: { enabled: false } }))).toEqual({ ok: true });
    expect(file.json()).toMatchObject({
      keymaps: ownKeymaps([0, 1], 3),
      notifications: { enabled: false },
    });
    expect(file.beside()).not.toContain("config.json.lock");
  }, 60_000);
});
