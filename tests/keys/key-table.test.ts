import { matchesKey } from "@earendil-works/pi-tui/dist/keys.js";
import { describe, expect, it } from "vitest";
import { formatKey, keyFor } from "../../src/keys/hints.ts";
import { bindingsOf, isWhenEmpty, type KeyContext, keyTable } from "../../src/keys/key-table.ts";
import { type Focus, matchCommand } from "../../src/keys/match.ts";
import { keys as sent } from "../../stories/keys.ts";

const main: Focus = { context: "main", empty: false };
const typing: Focus = { context: "editor", empty: false };
const blank: Focus = { context: "editor", empty: true };

describe("the key table", () => {
  it.each(Object.keys(keyTable) as KeyContext[])(
    "has help for every binding and no key twice in %s",
    (context) => {
      const bindings = Object.entries({ ...bindingsOf("global"), ...bindingsOf(context) });
      const keys = bindings.flatMap(([, binding]) => binding.keys);
      expect(new Set(keys).size).toBe(keys.length);
      for (const [, { help }] of bindings) expect(help).toMatch(/^[a-z]/);
    },
  );

  it("leaves digits and the keys that come with settings alone", () => {
    const keys = Object.keys(keyTable).flatMap((context) =>
      Object.values(bindingsOf(context as KeyContext)).flatMap((binding): readonly string[] => binding.keys),
    );
    expect(keys.filter((key) => /^[0-9?]$/.test(key))).toEqual([]);
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
  ])("%j on a list is %s", (sequence, type) => expect(matchCommand(sequence, main)).toEqual({ type }));

  it.each(["1", "9", "\x1b[49u", "\x1b[57400u"])("%j on a list is a digit", (sequence) => {
    expect(matchCommand(sequence, main)).toMatchObject({ type: "digit" });
  });

  it.each(["0", "x", "?", "\x1b[I", "\x1b[<0;1;1M", "\x1b[13;1:3u", "\x1b[110;1:3u", "日"])(
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
    expect(keyFor("main.nextTab")).toBe("→");
    expect(keyFor("main.nextTab", true)).toBe("right");
    expect(keyFor("main.cancel")).toBe("esc");
  });

  it("does what its command says: every key of the table matches itself", () => {
    for (const context of ["main", "editor", "noteEditor"] as const) {
      for (const [name, { keys }] of Object.entries(bindingsOf(context))) {
        for (const key of keys)
          expect(matchesKey(rawKeys[key] ?? key, key), `${context}.${name} ${key}`).toBe(true);
        if (context === "main") expect(isWhenEmpty(name)).toBe(false);
      }
    }
  });
});

const rawKeys: Readonly<Record<string, string>> = {
  ...sent,
  "ctrl+[": "\x1b[91;5u",
  "shift+tab": sent.shiftTab,
  "shift+n": "N",
};
