import { matchesKey } from "@earendil-works/pi-tui/dist/keys.js";
import { describe, expect, it } from "vitest";
import { formatKey, keyFor } from "../../src/keys/hints.ts";
import { tableEntries } from "../../src/keys/key-table.ts";
import { defaultKeymap, readKeymap } from "../../src/keys/keymap.ts";
import { type Focus, matchCommand as match } from "../../src/keys/match.ts";
import { catalogueOf, languages } from "../../src/text/languages/index.ts";
import { keys as sent } from "../../stories/keys.ts";

const main: Focus = { context: "main", empty: false };
const typing: Focus = { context: "editor", empty: false };
const blank: Focus = { context: "editor", empty: true };

const matchCommand = (sequence: string, focus: Focus) => match(sequence, focus, defaultKeymap);

describe("the key table", () => {
  it("keeps its own rules: written down whole, it is a keymap without a fault", () => {
    const written = Object.groupBy(tableEntries, ({ context }) => context);
    const keymaps = Object.fromEntries(
      Object.entries(written).map(([context, entries]) => [
        context,
        Object.fromEntries(entries.map(({ name, binding }) => [name, [...binding.keys]])),
      ]),
    );
    expect(readKeymap(keymaps)).toEqual({ ok: true, keymap: defaultKeymap });
  });

  it("has help for every binding", () => {
    for (const { binding } of tableEntries) expect(binding.help).toMatch(/^[a-z]/);
  });
});

describe("a key where the focus is", () => {
  it.each([
    ["\x1b[A", "previous-option"],
    ["\x1bOA", "previous-option"],
    ["\x1b[B", "next-option"],
    ["\t", "next-tab"],
    ["\x1b[C", "next-tab"],
    ["\x1b[Z", "previous-tab"],
    ["\x1b[D", "previous-tab"],
    ["\r", "confirm"],
    ["\n", "confirm"],
    ["\x1b[13u", "confirm"],
    ["\x1b[57414u", "confirm"],
    ["\x1b", "cancel"],
    ["\x1b[27u", "cancel"],
    ["\x1b[91;5u", "cancel"],
    [" ", "toggle"],
    ["t", "change-type"],
    ["n", "option-note"],
    ["N", "question-note"],
    ["\x1b[110;2u", "question-note"],
    ["\x1b[27;2;78~", "question-note"],
    ["\x03", "dismiss"],
    ["\x1b[99;5u", "dismiss"],
    ["\x1b[5~", "page-up"],
    ["\x1b[6~", "page-down"],
    ["\x1b[H", "first-option"],
    ["\x1b[F", "last-option"],
    ["?", "open-settings"],
    ["\x1b[47:63;2u", "open-settings"],
    ["\x1b[223:63;2u", "open-settings"],
    ["\x1b[27;2;63~", "open-settings"],
  ])("%j on a list is %s", (sequence, type) => expect(matchCommand(sequence, main)).toEqual({ type }));

  it.each(["1", "9", "\x1b[49u", "\x1b[57400u"])("%j on a list is a digit", (sequence) => {
    expect(matchCommand(sequence, main)).toMatchObject({ type: "digit" });
  });

  it.each(["0", "x", "\x1b[I", "\x1b[<0;1;1M", "\x1b[13;1:3u", "\x1b[110;1:3u", "日"])(
    "%j on a list is nothing",
    (sequence) => expect(matchCommand(sequence, main)).toBeUndefined(),
  );

  it.each([..."jknNt 19?", "\t", "\x1b[A", "\x1b[D", "\x1b[H", "\n", "\x1b[13;2u"])(
    "%j is text while something is typed",
    (sequence) => expect(matchCommand(sequence, typing)).toBeUndefined(),
  );

  it.each([
    ["\r", "submit-editor"],
    ["\x1b", "close-editor"],
    ["\x1b[91;5u", "close-editor"],
    ["\x03", "dismiss"],
  ])("%j while something is typed is %s", (sequence, type) =>
    expect(matchCommand(sequence, typing)).toEqual({ type }),
  );

  it.each([
    ["\t", "next-tab"],
    ["\x1b[C", "next-tab"],
    ["\x1b[Z", "previous-tab"],
    ["\x1b[A", "previous-option"],
    ["\x1b[B", "next-option"],
  ])("%j in an empty editor is %s", (sequence, type) =>
    expect(matchCommand(sequence, blank)).toEqual({ type }),
  );
});

describe("a key in a hint", () => {
  it("is written as people write it, the shortest where there are several", () => {
    expect(formatKey("shift+n")).toBe("Shift+N");
    expect(formatKey("ctrl+c")).toBe("Ctrl+C");
    expect(formatKey("escape")).toBe("esc");
    expect(formatKey("ctrl++")).toBe("Ctrl++");
    expect(formatKey("+")).toBe("+");
    expect(keyFor("main.nextTab", defaultKeymap)).toBe("→");
    expect(keyFor("main.nextTab", defaultKeymap, { ascii: true, language: "en" })).toBe("right");
    expect(keyFor("main.cancel", defaultKeymap)).toBe("esc");
  });

  it.each(languages)("has its names in the language of the form: %s", (language) => {
    const { keys } = catalogueOf(language).form;
    const screen = { ascii: false, language };
    expect(keyFor("main.toggle", defaultKeymap, screen)).toBe(keys.space);
    expect(keyFor("global.dismiss", defaultKeymap, screen)).toBe(`${keys.ctrl}+C`);
    expect(formatKey("shift+tab", screen)).toBe(`${keys.shift}+${keys.tab}`);
    expect(formatKey("up", screen)).toBe("↑");
    expect(formatKey("up", { ...screen, ascii: true })).toBe(keys.up);
    const used = tableEntries.flatMap(({ binding }) => binding.keys);
    const named = used.flatMap((key) => key.split("+")).filter((part) => part.length > 1);
    expect(Object.keys(keys)).toEqual(expect.arrayContaining(named));
  });

  it("does what its command says: every key of the table matches itself", () => {
    for (const { action, context, name, binding } of tableEntries) {
      for (const key of binding.keys)
        expect(matchesKey(rawKeys[key] ?? key, key), `${action} ${key}`).toBe(true);
      if (context === "main") expect(binding.whenEmpty).toBeUndefined();
      expect(binding.whenEmpty === true).toBe(/WhenEmpty$/.test(name) || action === "global.settings");
    }
  });
});

const rawKeys: Readonly<Record<string, string>> = {
  ...sent,
  "ctrl+[": "\x1b[91;5u",
  "shift+tab": sent.shiftTab,
  "shift+n": "N",
  "shift+a": "A",
  "ctrl+o": "\x0f",
  "ctrl+c": "\x03",
  "ctrl+g": "\x07",
};
