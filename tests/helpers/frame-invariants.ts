import { stripVTControlCharacters } from "node:util";
import { visibleWidth } from "@earendil-works/pi-tui/dist/utils.js";
import xterm from "@xterm/headless";
import { expect } from "vitest";
import { createPainter } from "../../src/host/painter.ts";
import { clean, cleanLine } from "../../src/text/clean.ts";
import { glyphsFor } from "../../src/text/glyphs.ts";
import { inlineMarkdown } from "../../src/text/inline.ts";
import { copyFor } from "../../src/text/languages/index.ts";
import { asideTitle } from "../../store/layout/aside.ts";
import { frameOf } from "../../store/layout/frame.ts";
import { type Line, lineWidth, type Row } from "../../store/layout/line.ts";
import { pointerPlaceOf } from "../../store/layout/pointer-place.ts";
import { activeOf } from "../../store/selectors.ts";
import { keys } from "../../stories/keys.ts";
import type { Size } from "../../stories/story.ts";
import type { Harness } from "./harness.tsx";

// What holds for every frame, whatever the form and the keys. Each function expects one thing.

/** True when the last key was one that scrolls: then the highlight may be out of sight. */
export function paged(writes: readonly string[] = []): boolean {
  const last = writes.at(-1);
  return last === keys.pageUp || last === keys.pageDown;
}

/** Fewer lines than rows, none wider than the screen, and on a terminal each stands on its own row. */
export async function staysInside(harness: Harness, { columns, rows }: Size, before: string): Promise<void> {
  const lines = harness.styledFrame().split("\n");
  expect(lines.filter((line) => visibleWidth(line) > columns)).toEqual([]);
  expect(lines.length).toBeLessThan(rows);
  const terminal = new xterm.Terminal({ cols: columns, rows, scrollback: 0, allowProposedApi: true });
  const written: string[] = [];
  const painter = createPainter((bytes) => written.push(bytes));
  painter.paint(before.split("\n"), undefined);
  painter.paint(lines, undefined);
  await new Promise<void>((resolve) => terminal.write(`\x1b[?7l${written.join("")}`, resolve));
  const { active } = terminal.buffer;
  const shown = lines.map((_line, row) => active.getLine(row)?.translateToString(true) ?? "");
  terminal.dispose();
  expect(shown.map(comparable)).toEqual(
    lines.map((line) => comparable(stripVTControlCharacters(line).trimEnd())),
  );
}

/** Terminals draw joined emoji differently: what stands before the first one tells whether a line is on its row. */
function comparable(line: string): string {
  const [before = ""] = line.split(/\u200d|\ufe0f|\p{Emoji_Presentation}|\p{Regional_Indicator}/u);
  return before.trimEnd();
}

/** No line was made wider than its place, so that Ink had nothing to cut. */
export function leavesNothingToCut(harness: Harness): void {
  const state = harness.state();
  const { width, header, footer, panes } = frameOf(state);
  expect([...header, ...footer].filter((line) => lineWidth(line) > width).map(textOf)).toEqual([]);
  if (panes === undefined) return;
  const { head, list, aside } = panes;
  const rows: readonly Row[] = [...head, ...(list.status === undefined ? [] : [list.status])];
  expect(rows.filter((row) => !("editor" in row) && lineWidth(row) > width).map(textOf)).toEqual([]);
  if (aside === undefined) return;
  for (const [above, below] of [
    [0, 0],
    [7, 0],
    [10, 200],
  ] as const) {
    const title = asideTitle(state, aside, above, below);
    expect(`${lineWidth(title)} ${textOf(title)}`).toBe(`${aside.width} ${textOf(title)}`);
  }
}

/** Neither control characters nor marks that turn the order of the text around them. */
export function hasNoControls(harness: Harness): void {
  expect(harness.frame()).not.toMatch(
    /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]/,
  );
}

/** Weight, slant, lines and inversion only. */
export function hasNoColors(harness: Harness): void {
  const used = [...harness.styledFrame().matchAll(/\u001b\[([\d;:]*)m/g)];
  const codes = used.flatMap(([, list = ""]) => list.split(/[;:]/));
  const allowed = ["", "0", "1", "2", "3", "4", "7", "9", "22", "23", "24", "27", "29"];
  expect(codes.filter((code) => !allowed.includes(code))).toEqual([]);
}

export function isAscii(harness: Harness): void {
  expect(harness.frame()).toMatch(/^[\x20-\x7e\n]*$/);
}

/**
 * The cursor of the open editor stands on the cell that is drawn as the cursor; else the highlighted row shows, and the
 * cursor's place is its pointer.
 */
export function showsFocus(harness: Harness): void {
  const state = harness.state();
  if (frameOf(state).panes === undefined || frameOf(state).panes?.list.doc.count === 0) return;
  const lines = harness.styledFrame().split("\n");
  if (state.editing !== undefined && state.jump === undefined) {
    const cursor = harness.session.editors.view()?.cursor;
    const [before, ...after] = (lines[cursor?.row ?? -1] ?? "").split("\u001b[7m");
    expect([after.length, visibleWidth(before ?? "")]).toEqual([1, cursor?.column]);
    return;
  }
  // A text field is all there is to highlight, and has no caret.
  if (state.jump === undefined && activeOf(state)?.view.view === "field") {
    expect(underPointer(harness)?.startsWith(copyFor(state.screen).fieldLabel)).toBe(true);
    return;
  }
  const pointer = glyphsFor(state.screen).pointer;
  const found = lines.filter((line) => stripVTControlCharacters(line).startsWith(` ${pointer} `));
  expect(found.length, harness.frame()).toBe(1);
  expect(underPointer(harness)).toMatch(new RegExp(`^${pointer} `));
}

/** What the screen shows from the place of the pointer on; undefined where it has none. */
export function underPointer(harness: Harness): string | undefined {
  const place = pointerPlaceOf(harness.state());
  return place && harness.frame().split("\n")[place.row]?.slice(place.column);
}

/** Text that is out of sight in the open editor is marked; a list or preview that scrolls has marks of its own. */
export function marksHiddenText(harness: Harness): void {
  const state = harness.state();
  const { editing, screen } = state;
  const { panes, footer, editorHeight } = frameOf(state);
  if (editing === undefined || panes === undefined || editing.rows <= editorHeight) return;
  if (panes.list.status !== undefined || panes.aside !== undefined) return;
  const { up, down, more } = glyphsFor(screen);
  const shown = harness.frame().split("\n").slice(0, -footer.length).join("\n");
  expect(
    [up, down, more].some((mark) => shown.includes(mark)),
    harness.frame(),
  ).toBe(true);
}

/** Whoever sees options sees what they answer. */
export function showsPrompt(harness: Harness): void {
  const active = activeOf(harness.state());
  if (active === undefined || !/^ [ ❯>] +\d+\. [([]/m.test(harness.frame())) return;
  const prompt = stripVTControlCharacters(inlineMarkdown(cleanLine(active.question.prompt)));
  const [first = ""] = prompt.split(" ");
  expect(squeeze(harness.frame())).toContain(first.slice(0, 4));
}

/** Prompt, labels and descriptions can be read in full by scrolling: no word of them is cut away. */
export function lacksNoWord(harness: Harness): void {
  const state = harness.state();
  const active = activeOf(state);
  const { panes } = frameOf(state);
  // The list of questions tells each in one line.
  if (active === undefined || panes === undefined || state.jump !== undefined) return;
  const { head, list } = panes;
  const rows = Array.from({ length: list.doc.count }, (_, row) => list.doc.lines(row)).flat();
  const all = squeeze([...head, list.status ?? [], ...list.doc.head, ...rows].map(textOf).join(""));
  const { question, view } = active;
  const options = view.view === "list" ? view.options : [];
  const texts = [
    // While options are looked for, the prompt stands in one line.
    ...(state.filter === undefined ? [clean(question.prompt)] : []),
    ...options.flatMap(({ label, description = "" }) => [cleanLine(label), clean(description)]),
  ];
  const missing = texts.filter(
    (text) => !all.includes(squeeze(stripVTControlCharacters(inlineMarkdown(text)))),
  );
  expect(missing).toEqual([]);
}

function textOf(row: Row): string {
  const line: Line = "editor" in row ? [] : row;
  return stripVTControlCharacters(line.map(({ text }) => text).join(""));
}

/** Without white space, which differs where text is wrapped. */
function squeeze(text: string): string {
  return text.replace(/\s+/g, "");
}
