import {
  chmodSync,
  lstatSync,
  mkdirSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join, relative } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { defaultSettings } from "../../src/settings/schema.ts";
import { hintsTold, soon, type TempFile, tempFile } from "./temp-file.ts";

let file: TempFile;
beforeEach(() => {
  file = tempFile();
});
afterEach(() => file.end());

const hints = (showFooterHints: boolean) => () => ({ behaviour: { showFooterHints } });

describe("opening", () => {
  it("gives the defaults where there is no file, and writes none", () => {
    const store = file.open();
    expect(store.get()).toEqual(defaultSettings);
    expect(store.issues()).toEqual([]);
    expect(() => file.beside()).toThrow("ENOENT");
    expect(file.notices).toEqual([]);
  });

  it("names the file by its absolute path", () => {
    expect(file.open(relative(".", file.path)).path).toBe(file.path);
  });

  it("tells in one sentence what is wrong, and touches nothing", () => {
    const text =
      '{"behaviour": {"showFooterHints": "no", "presentSingleAsMulti": 1}, "keymaps": {"main": {"cancel": "q"}}}';
    file.put(text);
    const store = file.open();
    expect(store.get()).toEqual({ ...defaultSettings, keymaps: { main: { cancel: "q" } } });
    expect(store.issues()).toHaveLength(2);
    expect(file.notices).toEqual([
      `${file.path}: behaviour.presentSingleAsMulti: expected a boolean, got a number (and 1 more); the defaults are used for behaviour.`,
    ]);
    expect(file.text()).toBe(text);
    expect(file.beside()).toEqual(["config.json"]);
  });
});

describe("update", () => {
  it("creates file and folders, with nothing but the change", async () => {
    const store = file.open();
    expect(await store.update(hints(false))).toEqual({ ok: true });
    expect(file.text()).toBe(
      '{\n  "schemaVersion": 1,\n  "behaviour": {\n    "showFooterHints": false\n  }\n}\n',
    );
    expect(file.beside()).toEqual(["config.json"]);
    expect(store.get().behaviour.showFooterHints).toBe(false);
    expect(statSync(join(file.folder, "ask-form")).mode & 0o777).toBe(0o700);
  });

  it("keeps unknown fields, their order, numbers, indentation and the permissions", async () => {
    file.put(
      '{\n\t"theme": "dark",\n\t"schemaVersion": 1,\n\t"behaviour": {\n\t\t"blink": 12345678901234567890\n\t}\n}\n',
    );
    chmodSync(file.path, 0o640);
    await file.open().update(hints(false));
    expect(file.text()).toBe(
      '{\n\t"schemaVersion": 1,\n\t"theme": "dark",\n\t"behaviour": {\n\t\t"blink": 12345678901234567890,\n\t\t"showFooterHints": false\n\t}\n}\n',
    );
    expect(statSync(file.path).mode & 0o777).toBe(0o640);
  });

  it("writes what differs only, also when it is given everything", async () => {
    const store = file.open();
    await store.update((settings) => ({
      ...settings,
      notifications: { enabled: false, channels: ["bell"] },
    }));
    expect(file.json()).toEqual({ schemaVersion: 1, notifications: { enabled: false } });
    const { ino, mtimeMs } = statSync(file.path);
    expect(await store.update((settings) => settings)).toEqual({ ok: true });
    expect(statSync(file.path)).toMatchObject({ ino, mtimeMs });
  });

  it("takes an entry away when it is undefined", async () => {
    const store = file.open();
    await store.update(() => ({ keymaps: { main: { confirm: "x", cancel: ["q", "z"] } } }));
    expect(store.get().keymaps).toEqual({ main: { confirm: "x", cancel: ["q", "z"] } });
    await store.update(() => ({ keymaps: { main: { confirm: undefined } } }));
    expect(file.json()).toEqual({ schemaVersion: 1, keymaps: { main: { cancel: ["q", "z"] } } });
    await store.update(() => ({ keymaps: undefined }));
    expect(file.json()).toEqual({ schemaVersion: 1 });
  });

  it("starts from what the file says now", async () => {
    const store = file.open();
    file.put('{"answer": {"extractionRetries": 3}, "notifications": {"enabled": false}}');
    await store.update(({ answer }) => ({ answer: { extractionRetries: answer.extractionRetries - 1 } }));
    expect(file.json()).toMatchObject({
      answer: { extractionRetries: 2 },
      notifications: { enabled: false },
    });
    expect(store.get().notifications.enabled).toBe(false);
  });

  it("refuses what would make the file wrong", async () => {
    const store = file.open();
    expect(await store.update(() => ({ answer: { extractionRetries: 9 } }))).toEqual({
      ok: false,
      message: `${file.path}: answer.extractionRetries: must be a whole number from 0 to 3; nothing was changed.`,
    });
    expect(file.beside()).toEqual([]);
    expect(store.get()).toEqual(defaultSettings);
  });

  it("leaves a faulty section to the person, and changes the others", async () => {
    file.put('{"behaviour": {"showFooterHints": "no"}}');
    const store = file.open();
    expect(await store.update(() => ({ behaviour: { presentSingleAsMulti: true } }))).toEqual({
      ok: false,
      message: `${file.path}: behaviour.showFooterHints: expected a boolean, got a string; it can be changed here once that is fixed.`,
    });
    expect(file.text()).toBe('{"behaviour": {"showFooterHints": "no"}}');
    expect(await store.update(() => ({ notifications: { enabled: false } }))).toEqual({ ok: true });
    expect(file.json()).toEqual({
      schemaVersion: 1,
      behaviour: { showFooterHints: "no" },
      notifications: { enabled: false },
    });
  });

  it("follows a link, which stays one", async () => {
    const target = join(file.folder, "dotfiles", "config.json");
    mkdirSync(join(file.folder, "ask-form"));
    symlinkSync("../dotfiles/config.json", file.path);
    const store = file.open();
    for (const wanted of [false, true]) {
      expect(await store.update(hints(wanted))).toEqual({ ok: true });
      expect(lstatSync(file.path).isSymbolicLink()).toBe(true);
      expect(file.json(target)).toMatchObject({ behaviour: { showFooterHints: wanted } });
    }
  });

  it("rejects with what the caller's function throws, and goes on", async () => {
    const store = file.open();
    const failing = store.update(() => {
      throw new Error("a mistake of the caller");
    });
    const next = store.update(hints(false));
    await expect(failing).rejects.toThrow("a mistake of the caller");
    expect(await next).toEqual({ ok: true });
    expect(file.beside()).toEqual(["config.json"]);
  });
});

describe("reset", () => {
  it("takes all settings out and keeps what is not ours", async () => {
    file.put(
      '{"theme": "dark", "behaviour": {"showFooterHints": false, "blink": 1}, "keymaps": {"main": {"cancel": "q"}}}',
    );
    const store = file.open();
    expect(await store.reset()).toEqual({ ok: true });
    expect(file.json()).toEqual({ schemaVersion: 1, theme: "dark", behaviour: { blink: 1 } });
    expect(store.get()).toEqual(defaultSettings);
  });

  it("takes faulty sections out too", async () => {
    file.put(
      '{"behaviour": 5, "keymaps": {"main": {"cancel": 1}}, "answer": {"extractionRetries": "x", "own": 1}}',
    );
    const store = file.open();
    expect(await store.reset()).toEqual({ ok: true });
    expect(file.json()).toEqual({ schemaVersion: 1, answer: { own: 1 } });
    expect(store.issues()).toEqual([]);
  });
});

describe("subscribers", () => {
  it("are told once of each change, and the settings are the same object in between", async () => {
    const store = file.open();
    const told = hintsTold(store);
    const first = store.get();
    store.reload();
    expect(store.get()).toBe(first);
    await store.update(hints(false));
    expect(told).toEqual([false]);
    file.put('{"behaviour": {"showFooterHints": false}, "unknown": 1}');
    store.reload();
    expect(told).toEqual([false]);
    await store.reset();
    expect(told).toEqual([false, true]);
  });

  it("are told no more after they left", async () => {
    const store = file.open();
    const listener = vi.fn();
    const leave = store.subscribe(listener);
    leave();
    await store.update(hints(false));
    expect(listener).not.toHaveBeenCalled();
  });
});

describe("live updates", () => {
  it("come when another program writes, replaces or removes the file", async () => {
    const store = file.open();
    const told = hintsTold(store);
    file.put('{"behaviour": {"showFooterHints": false}}');
    await soon(() => expect(told).toEqual([false]));
    writeFileSync(join(file.folder, "next"), '{"behaviour": {"showFooterHints": true}}');
    renameSync(join(file.folder, "next"), file.path);
    await soon(() => expect(told).toEqual([false, true]));
    file.put('{"behaviour": {"showFooterHints": false}}');
    await soon(() => expect(told).toEqual([false, true, false]));
    rmSync(join(file.folder, "ask-form"), { recursive: true });
    await soon(() => expect(told).toEqual([false, true, false, true]));
    expect(file.notices).toEqual([]);
  });

  it("tell a fault once, and again when it comes back", async () => {
    const store = file.open();
    const sentence = `${file.path}: no JSON at line 1, column 2: unexpected end; the defaults are used.`;
    file.put("{");
    await soon(() => expect(file.notices).toEqual([sentence]));
    file.put("{ ");
    store.reload();
    file.put('{"behaviour": {"showFooterHints": false}}');
    await soon(() => expect(store.get().behaviour.showFooterHints).toBe(false));
    expect(store.issues()).toEqual([]);
    file.put("{");
    await soon(() => expect(store.get()).toEqual(defaultSettings));
    expect(file.notices.at(-1)).toBe(sentence);
  });

  it("go from one store to the others", async () => {
    const [one, two] = [file.open(), file.open()];
    const told = hintsTold(two);
    await one.update(hints(false));
    await soon(() => expect(told).toEqual([false]));
    await two.update(() => ({ notifications: { enabled: false } }));
    await soon(() => expect(one.get()).toEqual(two.get()));
    expect(file.json()).toEqual({
      schemaVersion: 1,
      behaviour: { showFooterHints: false },
      notifications: { enabled: false },
    });
  });

  it("end with close", async () => {
    const [closed, open] = [file.open(), file.open()];
    closed.close();
    const told = hintsTold(open);
    file.put('{"behaviour": {"showFooterHints": false}}');
    await soon(() => expect(told).toEqual([false]));
    expect(closed.get()).toEqual(defaultSettings);
  });
});
