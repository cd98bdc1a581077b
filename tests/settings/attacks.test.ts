import { execFileSync } from "node:child_process";
import { chmodSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { defaultSettings } from "../../src/settings/schema.ts";
import { soon, type TempFile, tempFile } from "./temp-file.ts";

let file: TempFile;
beforeEach(() => {
  file = tempFile();
});
afterEach(() => file.end());

const noHints = () => ({ behaviour: { showFooterHints: false } });

/** Opens it, changes it, resets it: says the notices and the two refusals. */
async function attack(path = file.path) {
  const store = file.open(path);
  expect(store.get()).toEqual(defaultSettings);
  const refused = [await store.update(noHints), await store.reset()];
  expect(store.get()).toEqual(defaultSettings);
  store.close();
  return { notices: file.notices, said: refused.map((saved) => (saved.ok ? "saved" : saved.message)) };
}

/** What `attack` finds for a file that can't be used for this reason. */
function unusable(reason: string) {
  const refusal = `${file.path}: ${reason}; it can be changed here once that is fixed.`;
  return { notices: [`${file.path}: ${reason}; the defaults are used.`], said: [refusal, refusal] };
}

describe("a file that can't be used is told of, and stays as it is", () => {
  it("when it is cut off anywhere", async () => {
    const text = '{"schemaVersion": 1, "behaviour": {"showFooterHints": true}}';
    for (let length = 1; length < text.length; length += 3) {
      file.put(text.slice(0, length));
      file.notices.length = 0;
      const { notices, said } = await attack();
      expect(notices).toHaveLength(1);
      expect(said[0]).toMatch(
        /: no JSON at line 1, column \d+: [a-z ]+; it can be changed here once that is fixed\.$/,
      );
      expect(file.text()).toBe(text.slice(0, length));
    }
    expect(file.beside()).toEqual(["config.json"]);
  });

  it("when it is of a later version", async () => {
    file.put('{"schemaVersion": 7, "behaviour": {"showFooterHints": true}}');
    expect(await attack()).toEqual(
      unusable("schemaVersion: is 7, and this ask-form knows no later one than 1"),
    );
    expect(file.text()).toBe('{"schemaVersion": 7, "behaviour": {"showFooterHints": true}}');
  });

  it("when it is not in UTF-8", async () => {
    const bytes = Buffer.concat([Buffer.from('{"name": "'), Buffer.from([0xe9]), Buffer.from('"}')]);
    file.put(bytes);
    expect(await attack()).toEqual(unusable("cannot be read: it is not in UTF-8"));
    expect(readFileSync(file.path).equals(bytes)).toBe(true);
  });

  it("when it has 10 MB", async () => {
    const text = `{"other": "${"x".repeat(10_000_000)}"}`;
    file.put(text);
    expect(await attack()).toEqual(unusable("cannot be read: it is larger than 1024 KiB"));
    expect(file.text() === text).toBe(true);
  });

  it("when it is nested too deeply to be written again", async () => {
    const text = `{"other": ${"[".repeat(100_000)}${"]".repeat(100_000)}}`;
    file.put(text);
    const tooDeep = `${file.path} cannot be written: it is nested too deeply.`;
    expect(await attack()).toEqual({ notices: [], said: [tooDeep, tooDeep] });
    expect(file.text() === text).toBe(true);
  });

  it("when it is a folder", async () => {
    mkdirSync(join(file.path, "kept"), { recursive: true });
    expect(await attack()).toEqual(unusable("cannot be read: it is a folder"));
    expect(readdirSync(file.path)).toEqual(["kept"]);
  });

  it("when it is a pipe", async () => {
    mkdirSync(dirname(file.path));
    execFileSync("mkfifo", [file.path]);
    expect(await attack()).toEqual(unusable("cannot be read: it is no ordinary file"));
  });

  it("when its folder is a file", async () => {
    writeFileSync(dirname(file.path), "a file");
    const { notices, said } = await attack();
    expect(notices).toEqual(unusable("cannot be read: a part of the path is not a folder").notices);
    expect(said[0]).toMatch(/^\S+ cannot be written: .+\.$/);
    expect(readFileSync(dirname(file.path), "utf8")).toBe("a file");
  });

  it("when it is a link in a circle", async () => {
    mkdirSync(dirname(file.path));
    symlinkSync("config.json", file.path);
    const sentence = `${file.path} cannot be written: the links go in a circle.`;
    expect((await attack()).said).toEqual([sentence, sentence]);
  });
});

describe("a file that can't be written", () => {
  it("is read, and stays as it is when it is read-only", async () => {
    file.put('{"behaviour": {"presentSingleAsMulti": true}}');
    chmodSync(file.path, 0o444);
    const store = file.open();
    const sentence = `${file.path} cannot be written: it is read-only.`;
    expect(await store.update(noHints)).toEqual({ ok: false, message: sentence });
    expect(await store.reset()).toEqual({ ok: false, message: sentence });
    expect(store.get().behaviour).toMatchObject({ presentSingleAsMulti: true, showFooterHints: true });
    expect(file.text()).toBe('{"behaviour": {"presentSingleAsMulti": true}}');
    expect(file.beside()).toEqual(["config.json"]);
  });

  it("is told of when the folder or the file belongs to others", () => {
    file.put("{}");
    chmodSync(dirname(file.path), 0o555);
    chmodSync(file.folder, 0o755);
    const module = new URL("../../src/settings/settings-store.ts", import.meta.url).href;
    const code = `
      import { openSettings } from ${JSON.stringify(module)};
      const store = openSettings({ path: process.argv[1], language: "en", onNotice: console.log });
      console.log((await store.update(() => ({ notifications: { enabled: false } }))).message);`;
    const run = () =>
      execFileSync(process.execPath, ["--input-type=module", "-e", code, file.path], {
        encoding: "utf8",
        // Permissions mean nothing to root.
        ...(process.getuid?.() === 0 && { uid: 65534, gid: 65534 }),
      });
    expect(run()).toBe(`${file.path} cannot be written: permission denied.\n`);
    chmodSync(file.path, 0o000);
    chmodSync(dirname(file.path), 0o777);
    expect(run()).toBe(
      [
        `${file.path}: cannot be read: permission denied; the defaults are used.`,
        `${file.path}: cannot be read: permission denied; it can be changed here once that is fixed.\n`,
      ].join("\n"),
    );
    chmodSync(file.path, 0o644);
    expect(file.text()).toBe("{}");
    expect(file.beside()).toEqual(["config.json"]);
  });
});

describe("a version that is written in an odd way", () => {
  it.each(["1.00000000000000000000", "1e0", "10e-1"])("%s loses nothing", async (version) => {
    file.put(
      `{"schemaVersion": ${version}, "mine": {"a": 1}, "keymaps": {"main": {"confirm": ["enter", "f5"]}}}`,
    );
    expect(await file.open().update(noHints)).toEqual({ ok: true });
    expect(file.json()).toMatchObject({
      schemaVersion: 1,
      mine: { a: 1 },
      keymaps: { main: { confirm: ["enter", "f5"] } },
      behaviour: { showFooterHints: false },
    });
  });
});

describe("a file that another program changes while it is saved", () => {
  it("gets both changes, even from a program without locks", async () => {
    file.put("{}");
    const store = file.open();
    const actions = ["", "toggle", "cancel", "optionNote"];
    let calls = 0;
    const saved = await store.update(({ keymaps }) => {
      // Comes between the reading and the writing.
      if (++calls <= 3)
        file.put(
          JSON.stringify({ keymaps: { main: { ...keymaps.main, [actions[calls] ?? ""]: `alt+${calls}` } } }),
        );
      return noHints();
    });
    expect(saved).toEqual({ ok: true });
    expect(file.json()).toEqual({
      schemaVersion: 1,
      keymaps: { main: { toggle: "alt+1", cancel: "alt+2", optionNote: "alt+3" } },
      behaviour: { showFooterHints: false },
    });
    expect(calls).toBe(4);
  });

  it("stays as that program wrote it when it broke it or never ends", async () => {
    const store = file.open();
    const broken = await store.update(() => {
      file.put("{ broken");
      return noHints();
    });
    expect(broken).toMatchObject({
      ok: false,
      message: expect.stringContaining("no JSON at line 1, column 3"),
    });
    expect(file.text()).toBe("{ broken");
    file.put("{}");
    let calls = 0;
    const contested = await store.update(() => {
      file.put(`{"calls": ${++calls}}`);
      return noHints();
    });
    expect(contested).toEqual({
      ok: false,
      message: `${file.path} cannot be written: another program keeps changing it.`,
    });
    expect(file.json()).toEqual({ calls });
    expect(file.beside()).toEqual(["config.json"]);
  });

  it("is made again when it was removed, with its folder", async () => {
    file.put('{"behaviour": {"presentSingleAsMulti": true}}');
    const store = file.open();
    rmSync(dirname(file.path), { recursive: true });
    await soon(() => expect(store.get()).toEqual(defaultSettings));
    expect(await store.update(noHints)).toEqual({ ok: true });
    expect(file.json()).toEqual({ schemaVersion: 1, behaviour: { showFooterHints: false } });
  });
});

describe("wrong types everywhere", () => {
  const sections = ["answer", "behaviour", "notifications", "keymaps"] as const;
  const value = fc.oneof(
    fc.jsonValue({ maxDepth: 3 }),
    fc.dictionary(fc.string(), fc.jsonValue({ maxDepth: 2 })),
  );
  const wild = fc.dictionary(fc.oneof(fc.constantFrom(...sections), fc.string()), value);

  it("lose nothing: a change is saved beside them, or refused", async () => {
    await fc.assert(
      fc.asyncProperty(wild, async (content) => {
        // As JSON has it: there is no -0.
        const before = JSON.parse(JSON.stringify(content));
        file.put(JSON.stringify(before));
        const store = file.open();
        const saved = await store.update(noHints);
        store.close();
        const changed = { ...before, behaviour: { ...before.behaviour, showFooterHints: false } };
        expect(file.json()).toEqual(saved.ok ? { schemaVersion: 1, ...changed } : before);
      }),
      { numRuns: 100 },
    );
  }, 30_000);
});
