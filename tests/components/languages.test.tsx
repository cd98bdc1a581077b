import { describe, expect, it } from "vitest";
import { adjustables } from "../../src/form/adjustable.ts";
import { defaultKeymap } from "../../src/keys/keymap.ts";
import { glyphsFor } from "../../src/text/glyphs.ts";
import { catalogueOf, languages } from "../../src/text/languages/index.ts";
import { widthOf } from "../../src/text/wrap.ts";
import { frameOf } from "../../store/layout/frame.ts";
import { hintKeys, hintsFor } from "../../store/layout/hints.ts";
import type { Row } from "../../store/layout/line.ts";
import { activeOf } from "../../store/selectors.ts";
import { settingsFrame } from "../../store/settings-list/frame.ts";
import { resetRow } from "../../store/settings-list/state.ts";
import { stories } from "../../stories/index.ts";
import * as invariants from "../helpers/frame-invariants.ts";
import { type Harness, openHarness } from "../helpers/harness.tsx";

// English is looked at more closely by the tests of the stories.
const others = languages.filter((language) => language !== "en");
const sizes = [
  { columns: 80, rows: 24 },
  { columns: 40, rows: 12 },
  { columns: 20, rows: 8 },
];

describe.each(others)("in %s", (language) => {
  describe.each(sizes)("at $columns×$rows", (size) => {
    // The marks of ASCII are wider: they ask for more than the smallest screen has beside the words.
    const shown = stories.filter(({ ascii = false }) => !ascii || size.columns >= 40);

    it.each(shown)("$name holds what every frame holds, and says what matters", async (story) => {
      const { form, keys: writes = [], ...look } = story;
      const harness = await openHarness(form, { ...look, ...size, language });
      try {
        await harness.press(...writes.slice(0, -1));
        const before = harness.styledFrame();
        await harness.press(...writes.slice(-1));
        await invariants.staysInside(harness, size, before);
        invariants.leavesNothingToCut(harness);
        invariants.hasNoControls(harness);
        if (!invariants.paged(writes)) invariants.showsFocus(harness);
        invariants.marksHiddenText(harness);
        invariants.showsPrompt(harness);
        invariants.lacksNoWord(harness);
        showsActions(harness);
        if (size.columns < 40) return;
        showsOwnRow(harness);
        showsFirstHints(harness);
      } finally {
        harness.unmount();
      }
    });
  });
});

describe.each(languages)("the settings in %s", (language) => {
  const { settings: words, hints } = catalogueOf(language).form;
  const path = "/home/ada/.config/ask-form/config.json";
  const drawn = (row: number, rows: number) => {
    const screen = { columns: 40, rows, ascii: false, language };
    const saved = {
      autoSubmitWhenAnsweredWithoutNotes: false,
      confirmDismissWhenDirty: true,
      doublePressReviewShortcuts: true,
      presentSingleAsMulti: false,
      notifications: true,
      showFooterHints: true,
    };
    const state = { path, saved, wanted: new Map(), row, keymap: defaultKeymap, screen, closed: false };
    const message = words.resetAgain("enter");
    return settingsFrame({ ...state, resetArmed: false, message, problem: undefined });
  };
  const names = [...adjustables.map((name) => words.names[name]), words.reset];

  it.each(names.map((name, row) => ({ name, row })))("show $name and the file at 40×12", ({ name, row }) => {
    const { lines, pointer = -1 } = drawn(row, 12);
    const texts = lines.map(textOf);
    const highlighted = squeezed(texts.slice(pointer).join("")).replace(/^❯(?:\[✓?\])?/, "");
    expect(highlighted.slice(0, squeezed(name).length)).toBe(squeezed(name));
    expect(squeezed(texts.join(""))).toContain(squeezed(words.file(path)));
    expect(squeezed(texts.join(""))).toContain(squeezed(words.resetAgain("enter")));
    expect(texts[0]).toContain(words.title);
  });

  it("show their keys in 40 columns", () => {
    const keys = textOf(drawn(resetRow, 24).lines.at(-1) ?? []);
    for (const word of [hints.move, words.toggle, hints.close]) expect(keys).toContain(word);
    expect(keys).not.toContain(glyphsFor({ ascii: false }).more);
  });
});

/** The review has the names of its three actions in full, seen or scrolled away. */
function showsActions(harness: Harness): void {
  const state = harness.state();
  const { list } = frameOf(state).panes ?? {};
  if (list === undefined || activeOf(state) !== undefined) return;
  const { doc } = list;
  const rows = Array.from({ length: doc.count }, (_, row) => textOf(doc.lines(row)[0] ?? []).trimEnd());
  expect(rows.filter((row) => widthOf(row) > doc.width)).toEqual([]);
  for (const [row, name] of Object.values(catalogueOf(state.screen.language).form.actions).entries())
    expect(rows[row]).toContain(` ${row + 1}. ${name}`);
}

/** The row for own words has its name in full, seen or scrolled away. */
function showsOwnRow(harness: Harness): void {
  const state = harness.state();
  const { list } = frameOf(state).panes ?? {};
  if (list === undefined || state.jump !== undefined || activeOf(state)?.view.view !== "list") return;
  const [row = []] = list.doc.lines(list.doc.count - 1);
  expect(textOf(row)).toContain(catalogueOf(state.screen.language).form.ownRow);
}

/** Unless a notice needs their place, the two hints that matter most can be read in full. */
function showsFirstHints(harness: Harness): void {
  const state = harness.state();
  const { footer, panes } = frameOf(state);
  const { armed, pending, notice, listening } = state;
  if (panes === undefined || !listening) return;
  if (armed !== undefined || pending !== undefined || notice !== undefined) return;
  const words = catalogueOf(state.screen.language).form.hints;
  const shown = footer.map(textOf).join("\n");
  for (const hint of hintsFor(state, panes.scrolls).slice(0, 2))
    expect(shown).toContain(`${hintKeys(hint, state)} ${words[hint.text]}`);
}

function textOf(row: Row): string {
  return "editor" in row ? "" : row.map(({ text }) => text).join("");
}

function squeezed(text: string): string {
  return text.replace(/\s+/g, "");
}
