/**
 * Shows stories:
 *
 * - `npm run story` lists them;
 * - `npm run story many-options` prints a story's frame;
 * - `npm run story many-options 40x12` prints it at a size of columns and rows.
 */
import { fileURLToPath, pathToFileURL } from "node:url";
import { stripVTControlCharacters } from "node:util";
import { build } from "esbuild";
import type { Harness, HarnessOptions } from "../tests/helpers/harness.tsx";
import { stories } from "./index.ts";
import type { Size, Story } from "./story.ts";

interface HarnessModule {
  readonly openHarness: (form: unknown, options: HarnessOptions) => Promise<Harness>;
}

const root = fileURLToPath(new URL("..", import.meta.url));

/** Node.js strips types, but does not understand TSX: the components are built first. */
async function loadHarness(): Promise<HarnessModule> {
  const outfile = `${root}node_modules/.cache/ask-form/harness.mjs`;
  await build({
    absWorkingDir: root,
    entryPoints: ["tests/helpers/harness.tsx"],
    outfile,
    bundle: true,
    packages: "external",
    platform: "node",
    format: "esm",
    jsx: "automatic",
    logLevel: "warning",
  });
  return await import(pathToFileURL(outfile).href);
}

async function show(story: Story, size: Size): Promise<void> {
  const { openHarness } = await loadHarness();
  const { form, keys = [], ...look } = story;
  const harness = await openHarness(form, { ...look, ...size });
  await harness.press(...keys);
  const frame = harness.styledFrame();
  harness.unmount();
  const rule = `${size.columns}x${size.rows} `.padEnd(size.columns, "-");
  console.log(
    `${story.caption}\n${rule}\n${process.stdout.isTTY ? frame : stripVTControlCharacters(frame)}\n${rule}`,
  );
}

function sizeOf(text: string | undefined, story: Story): Size | undefined {
  if (text === undefined) return story.sizes?.[0] ?? { columns: 80, rows: 24 };
  const [, columns, rows] = /^(\d+)x(\d+)$/.exec(text) ?? [];
  return columns === undefined || rows === undefined
    ? undefined
    : { columns: Number(columns), rows: Number(rows) };
}

const [name, sizeText] = process.argv.slice(2);
const story = stories.find((candidate) => candidate.name === name);
const size = story && sizeOf(sizeText, story);
if (name === undefined) {
  const width = Math.max(...stories.map((known) => known.name.length));
  console.log(stories.map((known) => `${known.name.padEnd(width)}  ${known.caption}`).join("\n"));
} else if (story === undefined || size === undefined) {
  console.error(
    story === undefined ? `There is no story "${name}".` : "A size is columns x rows, such as 40x12.",
  );
  process.exitCode = 2;
} else {
  await show(story, size);
}
