import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatIssues } from "../../src/form/issue.ts";
import { loadSettings } from "../../src/settings/load.ts";
import { defaultSettings, type Settings } from "../../src/settings/schema.ts";

const load = (value: unknown) => loadSettings(JSON.stringify(value), "en");
const faults = (value: unknown) => formatIssues(load(value).issues);
const full: Settings = {
  schemaVersion: 1,
  language: "en",
  answer: {
    extractionModels: [{ provider: "local", id: "small" }],
    extractionTimeoutMs: 1000,
    extractionRetries: 3,
  },
  behaviour: {
    autoSubmitWhenAnsweredWithoutNotes: true,
    confirmDismissWhenDirty: false,
    doublePressReviewShortcuts: false,
    presentSingleAsMulti: true,
    showFooterHints: false,
  },
  notifications: {
    enabled: false,
    channels: ["osc9", "osc777", { type: "command", command: "say" }, "bell"],
  },
  accessibility: { plain: true },
  keymaps: { main: { confirm: "enter", nextOption: ["down", "j"] } },
};

describe("the settings", () => {
  it("have these defaults", () => {
    expect(defaultSettings).toEqual({
      schemaVersion: 1,
      language: "auto",
      answer: { extractionModels: [], extractionTimeoutMs: 30000, extractionRetries: 1 },
      behaviour: {
        autoSubmitWhenAnsweredWithoutNotes: false,
        confirmDismissWhenDirty: true,
        doublePressReviewShortcuts: true,
        presentSingleAsMulti: false,
        showFooterHints: true,
      },
      notifications: { enabled: true, channels: ["bell"] },
      accessibility: { plain: false },
      keymaps: {},
    });
  });

  it.each([undefined, "", " \n\t", "\ufeff", "{}", '{"schemaVersion": 1}'])(
    "are the defaults for %j",
    (text) => {
      expect(loadSettings(text, "en")).toEqual({
        settings: defaultSettings,
        issues: [],
        faulty: [],
        usable: true,
        language: "en",
      });
    },
  );

  it("are what the file says", () => {
    expect(load(full)).toMatchObject({ settings: full, issues: [] });
  });

  it("have defaults only where the file says nothing", () => {
    const { settings, issues } = load({
      behaviour: { showFooterHints: false },
      notifications: { channels: [] },
    });
    expect(issues).toEqual([]);
    expect(settings).toEqual({
      ...defaultSettings,
      behaviour: { ...defaultSettings.behaviour, showFooterHints: false },
      notifications: { enabled: true, channels: [] },
    });
  });

  it("hold no unknown fields", () => {
    const { settings, issues } = load({
      theme: "dark",
      behaviour: { blink: true },
      answer: { extractionModels: [{ provider: "a", id: "b", cost: 1 }] },
    });
    expect(issues).toEqual([]);
    expect(settings.answer.extractionModels).toEqual([{ provider: "a", id: "b" }]);
    expect(settings.behaviour).toEqual(defaultSettings.behaviour);
    expect(Object.keys(settings)).toEqual(Object.keys(defaultSettings));
  });
});

describe("a file that can't be used as a whole", () => {
  it.each([
    ['{"behaviour": {"showFooterHints": fal', "no JSON at line 1, column 35: expected a value"],
    ['{\n  "behaviour": {},\n}', "no JSON at line 3, column 1: a comma with nothing after it"],
    ["[]", 'expected an object such as {"schemaVersion": 1}, got an array'],
    ["null", 'expected an object such as {"schemaVersion": 1}, got null'],
    ["7", 'expected an object such as {"schemaVersion": 1}, got a number'],
    ['{"schemaVersion": 2}', "schemaVersion: is 2, and this ask-form knows no later one than 1"],
    ['{"schemaVersion": "1"}', "schemaVersion: must be a whole number from 1"],
    ['{"schemaVersion": null}', "schemaVersion: must be a whole number from 1"],
    ['{"schemaVersion": 0}', "schemaVersion: must be a whole number from 1"],
    ['{"schemaVersion": 1.5}', "schemaVersion: must be a whole number from 1"],
    [`"${"x".repeat(11 * 1024 * 1024)}"`, "cannot be read: it is larger than 1024 KiB"],
  ])("has the defaults and one issue: %.40s", (text, issue) => {
    const { settings, issues, usable } = loadSettings(text, "en");
    expect(settings).toBe(defaultSettings);
    expect(formatIssues(issues)).toEqual([issue]);
    expect(usable).toBe(false);
  });
});

describe("a section that is not as it should be", () => {
  it("has its defaults, and all that is wrong is told; the other sections count", () => {
    const { settings, issues, faulty, usable } = load({
      ...full,
      behaviour: { ...full.behaviour, showFooterHints: "no", presentSingleAsMulti: 1 },
      keymaps: { main: { confirm: 5 } },
    });
    expect(settings).toEqual({ ...full, behaviour: defaultSettings.behaviour, keymaps: {} });
    expect(formatIssues(issues)).toEqual([
      "behaviour.presentSingleAsMulti: expected a boolean, got a number",
      "behaviour.showFooterHints: expected a boolean, got a string",
      "keymaps.main.confirm: must be a key or a list of keys, each as text",
    ]);
    expect(faulty).toEqual(["behaviour", "keymaps"]);
    expect(usable).toBe(true);
  });

  it.each([
    [{ answer: null }, "answer: expected an object, got null"],
    [{ behaviour: [] }, "behaviour: expected an object, got an array"],
    [{ keymaps: [] }, "keymaps: must be an object"],
    [{ keymaps: { main: "x" } }, "keymaps.main: must be an object"],
    [{ answer: { extractionRetries: 4 } }, "answer.extractionRetries: must be a whole number from 0 to 3"],
    [{ answer: { extractionRetries: 0.5 } }, "answer.extractionRetries: must be a whole number from 0 to 3"],
    [
      { answer: { extractionTimeoutMs: 0 } },
      "answer.extractionTimeoutMs: must be a whole number from 1 to 2147483647",
    ],
    [
      { answer: { extractionModels: [{ provider: "a" }] } },
      "answer.extractionModels[0].id: is missing; expected a string",
    ],
    [
      { notifications: { channels: ["bell", "beep"] } },
      'notifications.channels[1]: must be "bell", "osc9", "osc777" or {"type": "command", "command": "..."}',
    ],
    [
      { notifications: { channels: [{ type: "command", command: " " }] } },
      "notifications.channels[0].command: must not be blank",
    ],
  ])("is told in a sentence: %j", (file, sentence) => {
    expect(faults(file)).toEqual([sentence]);
  });

  it("may have any number of faults", () => {
    const { settings, issues } = load({ ...full, notifications: { channels: Array(150_000).fill(1) } });
    expect(formatIssues(issues)).toEqual(["notifications: has too many faults to list"]);
    expect(settings).toEqual({ ...full, notifications: defaultSettings.notifications });
  }, 30_000);
});

describe("any file", () => {
  const section = (name: keyof Settings) =>
    fc.oneof(fc.constant(full[name]), fc.jsonValue(), fc.dictionary(fc.string(), fc.jsonValue()));
  const file = fc.record(
    {
      answer: section("answer"),
      behaviour: section("behaviour"),
      notifications: section("notifications"),
      keymaps: section("keymaps"),
      other: fc.jsonValue(),
    },
    { requiredKeys: [] },
  );

  it("gives complete settings, in which each section counts or has its defaults and an issue", () => {
    fc.assert(
      fc.property(file, (value) => {
        const { settings, issues, faulty } = load(value);
        expect(load(settings)).toMatchObject({ settings, issues: [] });
        for (const name of ["answer", "behaviour", "notifications", "keymaps"] as const) {
          const alone = load({ [name]: value[name] });
          expect(settings[name]).toEqual(alone.settings[name]);
          expect(faulty.includes(name)).toBe(alone.issues.length > 0);
          if (faulty.includes(name)) expect(settings[name]).toEqual(defaultSettings[name]);
        }
        expect(issues.length > 0).toBe(faulty.length > 0);
      }),
    );
  });

  it("never throws, whatever its text is", () => {
    const broken = fc.tuple(file, fc.nat(), fc.string()).map(([value, at, insert]) => {
      const text = JSON.stringify(value);
      return text.slice(0, at % (text.length + 1)) + insert;
    });
    fc.assert(
      fc.property(fc.oneof(broken, fc.string(), fc.json()), (text) => {
        const { settings, issues, usable } = loadSettings(text, "en");
        if (usable) return;
        expect(settings).toBe(defaultSettings);
        expect(issues).toHaveLength(1);
      }),
    );
  });

  it("may be nested deeply", () => {
    const deep = `${"[".repeat(100_000)}${"]".repeat(100_000)}`;
    expect(loadSettings(`{"other": ${deep}}`, "en").issues).toEqual([]);
    expect(loadSettings(`{"keymaps": ${deep}}`, "en").faulty).toEqual(["keymaps"]);
  });
});
