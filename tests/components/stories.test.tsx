import { visibleWidth } from "@earendil-works/pi-tui";
import xterm from "@xterm/headless";
import { describe, expect, it } from "vitest";
import { cleanLine } from "../../src/text/clean.ts";
import { copy } from "../../src/text/copy.ts";
import { glyphsFor } from "../../src/text/glyphs.ts";
import { inlineMarkdown } from "../../src/text/inline.ts";
import { activeOf } from "../../store/selectors.ts";
import { kindStories, stories } from "../../stories/index.ts";
import { keys } from "../../stories/keys.ts";
import type { Size, Story } from "../../stories/story.ts";
import { type Harness, openHarness } from "../helpers/harness.tsx";

const snapshotSizes: readonly Size[] = [
  { columns: 80, rows: 24 },
  { columns: 40, rows: 12 },
];
/** With those of the snapshots; 74 columns are the fewest with a preview beside the list. */
const moreSizes: readonly Size[] = [
  { columns: 20, rows: 8 },
  { columns: 200, rows: 50 },
  { columns: 72, rows: 24 },
  { columns: 74, rows: 24 },
];

describe("stories", () => {
  it("have names of their own", () => {
    const names = stories.map(({ name }) => name);
    expect(names).toEqual([...new Set(names)]);
    expect(names.filter((name) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name))).toEqual([]);
  });

  it("exist for every kind", () => {
    expect(Object.entries(kindStories).filter(([, list]) => list.length === 0)).toEqual([]);
  });
});

describe.each(stories)("$name", (story) => {
  it("looks as it did", async () => {
    const frames: string[] = [];
    for (const size of story.sizes ?? snapshotSizes) frames.push(framed(await frameAt(story, size), size));
    const text = [story.caption, ...frames].join("\n\n");
    await expect(`${text}\n`).toMatchFileSnapshot(`__snapshots__/${story.name}.txt`);
  });

  it.each([...snapshotSizes, ...moreSizes])("holds the invariants at $columns×$rows", async (size) => {
    await withStory(story, size, async (harness) => {
      await fitsScreen(harness, size);
      hasNoControls(harness);
      hasNoColors(harness, story);
      isAscii(harness, story);
      showsFocus(harness, story, size);
      showsPrompt(harness, story);
    });
  });
});

async function withStory(
  story: Story,
  size: Size,
  use: (harness: Harness) => void | Promise<void>,
): Promise<void> {
  const { form, keys: writes = [], ...look } = story;
  const harness = await openHarness(form, { ...look, ...size });
  try {
    await harness.press(...writes);
    await use(harness);
  } finally {
    harness.unmount();
  }
}

async function frameAt(story: Story, size: Size): Promise<string> {
  let frame = "";
  await withStory(story, size, (harness) => {
    frame = harness.frame();
  });
  return frame;
}

/** A frame between two rules that are as wide as its screen. */
function framed(frame: string, { columns, rows }: Size): string {
  const rule = `${columns}x${rows} `.padEnd(columns, "-");
  return `${rule}\n${frame.replace(/ +$/gm, "")}\n${"-".repeat(columns)}`;
}

async function fitsScreen(harness: Harness, { columns, rows }: Size): Promise<void> {
  const lines = harness.styledFrame().split("\n");
  expect(lines.filter((line) => visibleWidth(line) > columns)).toEqual([]);
  expect(lines.length).toBeLessThan(rows);
  const terminal = new xterm.Terminal({ cols: columns, rows, allowProposedApi: true, convertEol: true });
  await new Promise<void>((resolve) => terminal.write(harness.styledFrame(), resolve));
  const { active } = terminal.buffer;
  const wrapped = lines.filter((_line, row) => active.getLine(row)?.isWrapped);
  terminal.dispose();
  expect(wrapped).toEqual([]);
  expect(active.cursorY).toBe(lines.length - 1);
}

/** Neither control characters nor marks that turn the order of the text around them. */
function hasNoControls(harness: Harness): void {
  expect(harness.frame()).not.toMatch(
    /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]/,
  );
}

/** Without colours only weight, slant, lines and inversion are used. */
function hasNoColors(harness: Harness, { colors }: Story): void {
  if (colors !== "none") return;
  const used = [...harness.styledFrame().matchAll(/\u001b\[([\d;:]*)m/g)].flatMap(([, codes = ""]) =>
    codes.split(/[;:]/),
  );
  const allowed = ["", "0", "1", "2", "3", "4", "7", "9", "22", "23", "24", "27", "29"];
  expect([...new Set(used)].filter((code) => !allowed.includes(code))).toEqual([]);
}

function isAscii(harness: Harness, { ascii, form, keys: writes }: Story): void {
  if (ascii !== true || !/^[\x20-\x7e]*$/.test(JSON.stringify([form, writes]))) return;
  expect(harness.frame()).toMatch(/^[\x20-\x7e\n]*$/);
}

/** The open editor's cursor, else the highlighted row; paging may leave a row that is taller than its window. */
function showsFocus(harness: Harness, { keys: writes = [] }: Story, size: Size): void {
  const last = writes.at(-1);
  if (isTooSmall(harness) || last === keys.pageUp || last === keys.pageDown) return;
  const state = harness.state();
  if (state.editing !== undefined) {
    const cursor = harness.session.editors.view()?.cursor;
    expect(cursor).toBeDefined();
    expect(cursor?.row).toBeLessThan(harness.frame().split("\n").length);
    expect(cursor?.column).toBeLessThan(size.columns);
    return;
  }
  const pointer = glyphsFor(state.screen).pointer;
  expect(harness.frame().split("\n")).toContainEqual(expect.stringMatching(new RegExp(`^ ${pointer} `)));
}

/** Whoever sees options sees what they answer. */
function showsPrompt(harness: Harness, _story: Story): void {
  const active = activeOf(harness.state());
  if (active === undefined || isTooSmall(harness) || !/^ . +\d+\. /m.test(harness.frame())) return;
  const prompt = inlineMarkdown(cleanLine(active.question.prompt)).replace(/\u001b\[\d+m/g, "");
  const [first = ""] = prompt.split(/\s/);
  expect(harness.frame().replace(/\s+/g, " ")).toContain(first.slice(0, 8));
}

function isTooSmall(harness: Harness): boolean {
  return (
    harness.frame().includes(copy.tooSmall(20, 8).slice(0, 2)) && harness.frame().split("\n").length === 1
  );
}
