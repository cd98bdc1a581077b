import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseKeyId } from "../../src/keys/key-id.ts";
import { tableEntries } from "../../src/keys/key-table.ts";
import { defaultKeymap, type KeymapIssue, readKeymap, type WrittenKeymaps } from "../../src/keys/keymap.ts";
import { matchCommand, matchSettings } from "../../src/keys/match.ts";

describe("a key as people write it", () => {
  it.each([
    ["escape", "escape"],
    ["Esc", "escape"],
    ["return", "enter"],
    ["Enter", "enter"],
    ["control+c", "ctrl+c"],
    ["Ctrl-C", "ctrl+c"],
    ["CTRL + C", "ctrl+c"],
    ["Shift+N", "shift+n"],
    ["shift+n", "shift+n"],
    ["n", "n"],
    ["alt+shift+ctrl+x", "ctrl+shift+alt+x"],
    ["option+up", "alt+up"],
    ["cmd+k", "super+k"],
    ["Page Down", "pageDown"],
    ["pgup", "pageUp"],
    ["page_up", "pageUp"],
    ["ArrowLeft", "left"],
    ["↓", "down"],
    ["F12", "f12"],
    [" ", "space"],
    ["ctrl+space", "ctrl+space"],
    ["+", "+"],
    ["-", "-"],
    ["ctrl++", "ctrl++"],
    ["ctrl+-", "ctrl+-"],
    ["?", "?"],
    ["ctrl+shift+/", "ctrl+shift+/"],
  ])("%j is %s", (written, key) => expect(parseKeyId(written)).toEqual({ ok: true, key }));

  it.each([
    ["", "unknown"],
    ["f13", "unknown"],
    ["nn", "unknown"],
    ["ö", "unknown"],
    ["日", "unknown"],
    ["ctrl", "unknown"],
    ["ctrl+", "unknown"],
    ["ctrl+ctrl+c", "unknown"],
    ["hyper+x", "unknown"],
    ["constructor", "unknown"],
    ["__proto__+x", "unknown"],
    ["shift+esc", "unknown"],
    ["ctrl+escape", "unknown"],
    ["alt+clear", "unknown"],
    ["constructor+x", "unknown"],
    ["N", "ambiguous"],
    ["shift+/", "shifted"],
    ["shift+1", "shifted"],
  ])("%j is refused: %s", (written, fault) => expect(parseKeyId(written)).toEqual({ ok: false, fault }));
});

const faultsOf = (written: WrittenKeymaps): readonly KeymapIssue[] => {
  const read = readKeymap(written);
  return read.ok ? [] : read.issues;
};

describe("a keymap", () => {
  it("replaces the keys that it names, and no others", () => {
    const read = readKeymap({ main: { confirm: ["Return", "ctrl+s"], optionNote: [] } });
    expect(read).toEqual({
      ok: true,
      keymap: { ...defaultKeymap, "main.confirm": ["enter", "ctrl+s"], "main.optionNote": [] },
    });
  });

  it.each<[WrittenKeymaps, KeymapIssue]>([
    [
      { mian: { confirm: "enter" } },
      {
        path: ["mian"],
        fault: {
          type: "no-context",
          known: ["global", "main", "filter", "questions", "editor", "noteEditor", "settingsModal"],
        },
      },
    ],
    [
      { global: { quit: "q" } },
      { path: ["global", "quit"], fault: { type: "no-action", known: ["dismiss", "settings", "questions"] } },
    ],
    [{ main: { toggle: "blank" } }, { path: ["main", "toggle"], fault: { type: "unknown", key: "blank" } }],
    [{ main: { toggle: ["x", "3"] } }, { path: ["main", "toggle", 1], fault: { type: "digit" } }],
    [{ main: { cancel: "ctrl+z" } }, { path: ["main", "cancel"], fault: { type: "suspends" } }],
    [{ main: { confirm: [] } }, { path: ["main", "confirm"], fault: { type: "needed" } }],
    [{ editor: { submit: "x" } }, { path: ["editor", "submit"], fault: { type: "typed", key: "x" } }],
    [{ global: { questions: "q" } }, { path: ["global", "questions"], fault: { type: "typed", key: "q" } }],
    ...["backspace", "ctrl+h", "ctrl+8", "ctrl+?", "delete"].map((key): [WrittenKeymaps, KeymapIssue] => [
      { global: { dismiss: key } },
      { path: ["global", "dismiss"], fault: { type: "typed", key } },
    ]),
    [
      { main: { optionNote: "ctrl+3" } },
      { path: ["main", "optionNote"], fault: { type: "duplicate", key: "ctrl+3", other: "main.cancel" } },
    ],
    [{ global: { dismiss: "q" } }, { path: ["global", "dismiss"], fault: { type: "typed", key: "q" } }],
    [
      { main: { optionNote: "t" } },
      {
        path: ["main", "optionNote"],
        fault: { type: "duplicate", key: "t", other: "main.changeQuestionType" },
      },
    ],
    [
      { main: { optionNote: ["x", "?"] } },
      { path: ["main", "optionNote", 1], fault: { type: "duplicate", key: "?", other: "global.settings" } },
    ],
    [
      { global: { settings: "n" } },
      { path: ["global", "settings"], fault: { type: "duplicate", key: "n", other: "main.optionNote" } },
    ],
    [
      { main: { optionNote: "x", questionNote: "x" } },
      { path: ["main", "questionNote"], fault: { type: "duplicate", key: "x", other: "main.optionNote" } },
    ],
    [
      { main: { optionNote: "ctrl+i" } },
      { path: ["main", "optionNote"], fault: { type: "duplicate", key: "ctrl+i", other: "main.nextTab" } },
    ],
  ])("%j is refused with the reason", (written, issue) => expect(faultsOf(written)).toEqual([issue]));

  it("tells all faults at once", () => {
    expect(faultsOf({ main: { confirm: "a b c", cancel: "1" }, x: {} })).toHaveLength(3);
  });

  it("may use a key again where its other meaning does not hold", () => {
    expect(
      faultsOf({ settingsModal: { close: ["escape", "q"] }, main: { cancel: ["escape", "q"] } }),
    ).toEqual([]);
  });
});

/** Keys with how they are written and what terminals of three kinds send for them. */
const pool = [
  { id: "x", written: ["x"], sent: ["x", "\x1b[120u", "\x1b[120;1:1u"], types: true },
  { id: "g", written: ["g"], sent: ["g", "\x1b[103u", "\x1b[103;129u"], types: true },
  {
    id: "shift+g",
    written: ["Shift+G", "shift-g"],
    sent: ["G", "\x1b[103;2u", "\x1b[27;2;71~"],
    types: true,
  },
  { id: "!", written: ["!"], sent: ["!", "\x1b[49:33;2u", "\x1b[27;2;33~"], types: true },
  { id: "space", written: ["space", " "], sent: [" ", "\x1b[32u"], types: true },
  {
    id: "ctrl+s",
    written: ["Control+S", "ctrl+s"],
    sent: ["\x13", "\x1b[115;5u", "\x1b[27;5;115~"],
    types: false,
  },
  { id: "alt+k", written: ["option+k", "alt+k"], sent: ["\x1bk", "\x1b[107;3u"], types: false },
  { id: "enter", written: ["return", "Enter"], sent: ["\r", "\x1b[13u"], types: false },
  { id: "escape", written: ["esc", "Escape"], sent: ["\x1b", "\x1b[27u"], types: false },
  { id: "tab", written: ["tab"], sent: ["\t", "\x1b[9u"], types: false },
  { id: "down", written: ["down", "ArrowDown"], sent: ["\x1b[B", "\x1bOB", "\x1b[1;1:1B"], types: false },
  { id: "backspace", written: ["BS", "backspace"], sent: ["\x7f", "\x1b[127u"], types: false },
  { id: "f5", written: ["F5"], sent: ["\x1b[15~"], types: false },
] as const;

type Key = (typeof pool)[number];

const bindings = fc.uniqueArray(
  fc.record({
    entry: fc.constantFrom(...tableEntries),
    keys: fc.array(
      fc
        .constantFrom(...pool)
        .chain((key) => fc.constantFrom(...key.written).map((written) => ({ key, written }))),
      { maxLength: 2 },
    ),
  }),
  { selector: ({ entry }) => entry.action, maxLength: 8 },
);

/** The keys of all actions, by name alone. */
function modelOf(chosen: readonly { entry: { action: string }; keys: readonly { key: Key }[] }[]) {
  const model = new Map<string, readonly string[]>(
    tableEntries.map(({ action, binding }) => [
      action,
      binding.keys.map((key) => (key === "ctrl+[" ? "escape" : key)),
    ]),
  );
  for (const { entry, keys } of chosen) model.set(entry.action, [...new Set(keys.map(({ key }) => key.id))]);
  return model;
}

/** Whether the rules let the model through: looked at pair by pair. */
function isSound(
  chosen: readonly { entry: (typeof tableEntries)[number]; keys: readonly { key: Key }[] }[],
): boolean {
  const model = modelOf(chosen);
  const misfit = chosen.some(({ entry, keys }) => {
    const inEditor = /editor|filter|questions/i.test(entry.context) && !/WhenEmpty$/.test(entry.name);
    const writes = inEditor || /dismiss|questions/.test(entry.name);
    const typed = writes && keys.some(({ key }) => key.types || key.id === "backspace");
    return typed || (entry.binding.needed && keys.length === 0);
  });
  const changed = new Set<string>(chosen.map(({ entry }) => entry.action));
  const meets = (a: string, b: string) =>
    a === b || (a === "global" && b !== "settingsModal") || (b === "global" && a !== "settingsModal");
  const clash = tableEntries.some((one) =>
    tableEntries.some(
      (other) =>
        one.action !== other.action &&
        changed.has(one.action) &&
        meets(one.context, other.context) &&
        model.get(one.action)?.some((key) => model.get(other.action)?.includes(key)),
    ),
  );
  return !misfit && !clash;
}

describe("a key that a keymap names", () => {
  const bytes: readonly (readonly [string, string])[] = [
    ["ctrl+/", "\x1f"],
    ["ctrl+7", "\x1f"],
    ["ctrl+@", "\x00"],
    ["ctrl+^", "\x1e"],
    ["ctrl+3", "\x1b"],
    ["ctrl+8", "\x7f"],
    ["ctrl+?", "\x7f"],
    ["ctrl+4", "\x1c"],
    ["alt+shift+n", "\x1bN"],
    ["?", "\x1b[63;2u"],
    ["!", "\x1b[33;2u"],
  ];

  it.each(bytes)("%s is %j on a terminal", (key, sequence) => {
    const read = readKeymap({ main: { optionNote: key, cancel: [] }, global: { settings: [] } });
    const main = { context: "main", empty: false } as const;
    expect(read.ok && matchCommand(sequence, main, read.keymap)).toEqual({ type: "option-note" });
  });

  it("may be Ctrl+J in an editor, whose Enter is another key then", () => {
    const read = readKeymap({ editor: { submit: "ctrl+j" } });
    const typing = { context: "editor", empty: false } as const;
    expect(read.ok && matchCommand("\n", typing, read.keymap)).toEqual({ type: "submit-editor" });
    expect(read.ok && matchCommand("\r", typing, read.keymap)).toBeUndefined();
  });

  it("never opens the settings over text, nor locks a person into them", () => {
    const read = readKeymap({ global: { settings: "f2" }, settingsModal: { close: "super+q" } });
    expect(
      read.ok && matchCommand("\x1bOQ", { context: "editor", empty: false }, read.keymap),
    ).toBeUndefined();
    expect(read.ok && matchSettings("\x03", read.keymap)).toBe("close-settings");
  });

  it("is a digit however it is typed", () => {
    const main = { context: "main", empty: false } as const;
    for (const sequence of ["1", "\x1b[49;2u", "\x1b[27;2;49~"])
      expect(matchCommand(sequence, main, defaultKeymap)).toEqual({ type: "digit", digit: 1 });
  });
});

describe("any keymap and any key", () => {
  it("are let through and mean what a plain table says", () => {
    let sound = 0;
    fc.assert(
      fc.property(
        bindings,
        fc.constantFrom("main", "filter", "questions", "editor", "noteEditor", "settingsModal"),
        fc.boolean(),
        (chosen, context, empty) => {
          const written: Record<string, Record<string, string[]>> = {};
          for (const { entry, keys } of chosen) {
            written[entry.context] = {
              ...written[entry.context],
              [entry.name]: keys.map((key) => key.written),
            };
          }
          const read = readKeymap(written);
          expect(read.ok).toBe(isSound(chosen));
          if (!read.ok) return;
          sound += 1;
          const model = modelOf(chosen);
          const typing = /filter|questions/.test(context) || (/editor/i.test(context) && !empty);
          for (const key of pool) {
            const expected = tableEntries.find(
              (entry) =>
                (entry.context === context || (entry.context === "global" && context !== "settingsModal")) &&
                !(typing && (key.types || /WhenEmpty$/.test(entry.name) || entry.name === "settings")) &&
                model.get(entry.action)?.includes(key.id),
            )?.binding.command;
            const locked = context === "settingsModal" && expected === undefined && key.id === "escape";
            for (const bytes of key.sent) {
              const found =
                context === "settingsModal"
                  ? matchSettings(bytes, read.keymap)
                  : matchCommand(bytes, { context, empty }, read.keymap)?.type;
              expect(found, `${JSON.stringify(bytes)} in ${context}`).toBe(
                locked ? "close-settings" : expected,
              );
            }
          }
        },
      ),
      { numRuns: 2000 },
    );
    expect(sound).toBeGreaterThan(100);
  });
});
