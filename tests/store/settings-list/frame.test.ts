import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { adjustables } from "../../../src/form/adjustable.ts";
import { defaultKeymap } from "../../../src/keys/keymap.ts";
import { catalogueOf, languages } from "../../../src/text/languages/index.ts";
import { lineWidth } from "../../../store/layout/line.ts";
import { smallest } from "../../../store/layout/sizes.ts";
import { settingsFrame } from "../../../store/settings-list/frame.ts";
import { resetRow, type SettingsListState } from "../../../store/settings-list/state.ts";

const states: fc.Arbitrary<SettingsListState> = fc.record({
  path: fc.constantFrom(
    "/a",
    "/home/ada/.config/ask-form/config.json",
    `/${"very-long-folder/".repeat(12)}x.json`,
    "/日本語/\x1b[31m",
  ),
  saved: fc.record(Object.fromEntries(adjustables.map((name) => [name, fc.boolean()]))) as fc.Arbitrary<
    SettingsListState["saved"]
  >,
  wanted: fc
    .uniqueArray(fc.constantFrom(...adjustables))
    .map((names) => new Map(names.map((name) => [name, true]))),
  row: fc.integer({ min: 0, max: resetRow }),
  resetArmed: fc.boolean(),
  message: fc.option(fc.constantFrom("Saved.", "no space left ".repeat(20)), { nil: undefined }),
  problem: fc.option(fc.constant("config.json: no JSON at line 1, column 2; the defaults are used."), {
    nil: undefined,
  }),
  keymap: fc.constant(defaultKeymap),
  screen: fc.record({
    columns: fc.integer({ min: 1, max: 220 }),
    rows: fc.integer({ min: 1, max: 60 }),
    ascii: fc.boolean(),
    language: fc.constantFrom(...languages),
  }),
  closed: fc.constant(false),
});

const state: SettingsListState = {
  path: "/home/ada/of/the/long/folder/.config/ask-form/config.json",
  saved: {
    autoSubmitWhenAnsweredWithoutNotes: false,
    confirmDismissWhenDirty: true,
    doublePressReviewShortcuts: true,
    showFooterHints: true,
    presentSingleAsMulti: false,
    notifications: true,
  },
  wanted: new Map(),
  row: 0,
  resetArmed: false,
  message: undefined,
  problem: undefined,
  keymap: defaultKeymap,
  screen: { ...smallest, ascii: false, language: "en" },
  closed: false,
};

describe("the list of settings", () => {
  it.each(languages)("has room on the smallest screen for why nothing was saved: %s", (language) => {
    const say = catalogueOf(language);
    const message = say.terminal.cannotWrite(state.path, say.terminal.reasons.ENOSPC ?? "");
    const screen = { ...state.screen, language };
    const { lines } = settingsFrame({ ...state, message, screen });
    const text = lines.map((line) => line.map((part) => part.text).join("")).join("");
    const shown = message.replace(state.path, "config.json");
    expect(text.replace(/\s/g, "")).toContain(shown.replace(/\s/g, ""));
  });

  it("stays on any screen, with the highlighted row in sight", () => {
    fc.assert(
      fc.property(states, (state) => {
        const { lines, pointer } = settingsFrame(state);
        const { columns, rows, ascii } = state.screen;
        expect(lines.length).toBeLessThanOrEqual(Math.max(1, rows - 1));
        expect(lines.filter((line) => lineWidth(line) > Math.max(1, columns - 2))).toEqual([]);
        const pointers = lines.filter(([first]) => first?.text === (ascii ? ">" : "❯"));
        const fits = columns >= smallest.columns && rows >= smallest.rows;
        expect(pointers).toEqual(fits ? [lines[pointer ?? -1]] : []);
        expect(JSON.stringify(lines)).not.toContain("\\u001b");
        if (!fits) return;
        const text = lines.map((line) => line.map((part) => part.text).join("")).join(" ");
        // The beginning of what was to be said is never pushed out, nor of the file where there is room for both.
        const said = state.resetArmed ? undefined : (state.message ?? state.problem);
        if (said !== undefined) expect(text).toContain(said.slice(0, 6));
        const { settings } = catalogueOf(state.screen.language).form;
        if (rows >= 24 && columns >= 80) expect(text).toContain(settings.file("").slice(0, 4));
      }),
    );
  });
});
