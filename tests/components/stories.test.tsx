import { describe, expect, it } from "vitest";
import { formStories, kindStories, stories } from "../../stories/index.ts";
import type { Size, Story } from "../../stories/story.ts";
import * as invariants from "../helpers/frame-invariants.ts";
import { type Harness, openHarness } from "../helpers/harness.tsx";

const snapshotSizes: readonly Size[] = [
  { columns: 80, rows: 24 },
  { columns: 40, rows: 12 },
];
/** 72 and 74: just below the fewest columns with a preview beside the list, and these. */
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

  it("exist for every kind and for whole forms", () => {
    const all = Object.entries({ ...kindStories, form: formStories });
    expect(all.filter(([, list]) => list.length === 0)).toEqual([]);
  });
});

describe.each(stories)("$name", (story) => {
  it("looks as it did", async () => {
    const frames: string[] = [];
    for (const size of story.sizes ?? snapshotSizes) {
      await withStory(story, size, (harness) => frames.push(framed(harness.frame(), size)));
    }
    const text = [story.caption, ...frames].join("\n\n");
    await expect(`${text}\n`).toMatchFileSnapshot(`__snapshots__/${story.name}.txt`);
  });

  it.each([...snapshotSizes, ...moreSizes])("holds what every frame holds at $columns×$rows", (size) =>
    withStory(story, size, async (harness, before) => {
      await invariants.staysInside(harness, size, before);
      invariants.leavesNothingToCut(harness);
      invariants.hasNoControls(harness);
      if (story.colors === "none") invariants.hasNoColors(harness);
      if (story.ascii === true && isAscii(story)) invariants.isAscii(harness);
      if (!invariants.paged(story.keys)) invariants.showsFocus(harness);
      invariants.marksHiddenText(harness);
      invariants.showsPrompt(harness);
      invariants.lacksNoWord(harness);
    }),
  );
});

/** Calls back with the frame before the last key as well. */
async function withStory(
  story: Story,
  size: Size,
  use: (harness: Harness, before: string) => unknown,
): Promise<void> {
  const { form, keys: writes = [], ...look } = story;
  const harness = await openHarness(form, { ...look, ...size });
  try {
    await harness.press(...writes.slice(0, -1));
    const before = harness.styledFrame();
    await harness.press(...writes.slice(-1));
    await use(harness, before);
  } finally {
    harness.unmount();
  }
}

/** A frame between two rules that are as wide as its screen. */
function framed(frame: string, { columns, rows }: Size): string {
  const rule = `${columns}x${rows} `.padEnd(columns, "-");
  return `${rule}\n${frame.replace(/ +$/gm, "")}\n${"-".repeat(columns)}`;
}

function isAscii({ form, keys: writes }: Story): boolean {
  return /^[\x20-\x7e]*$/.test(JSON.stringify([form, writes]));
}
