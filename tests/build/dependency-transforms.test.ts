import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { transforms } from "../../.ci/dependency-transforms.ts";
import { transformed, transformPlugin } from "../../.ci/transform-plugin.ts";
import { root } from "../helpers/cli.ts";

// What the builds change in dependencies is compared with the originals here.

const modules = join(root, "node_modules");
const folder = join(modules, `.transforms-${process.pid}`);
let count = 0;

/** The default export of a dependency's file, as it is and as the builds have it. */
async function both<Value>(file: string, what = ""): Promise<{ original: Value; changed: Value }> {
  const load = async (plugins: ReturnType<typeof transformPlugin>[]): Promise<Value> => {
    const outfile = join(folder, `${count++}.mjs`);
    await build({
      stdin: {
        contents: `import ${what} value from ${JSON.stringify(join(modules, file))}; export default value;`,
        resolveDir: root,
      },
      bundle: true,
      format: "esm",
      platform: "node",
      target: "node22.19",
      outfile,
      plugins,
      logLevel: "error",
    });
    const { default: value } = await import(pathToFileURL(outfile).href);
    return value;
  };
  return { original: await load([]), changed: await load([transformPlugin(transforms, { all: false })]) };
}

beforeAll(() => {
  mkdirSync(folder, { recursive: true });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const piece = fc.oneof(
  fc.constantFrom("plain", " ", "  ", "日本", "é́", "👨‍👩‍👧‍👦", "🇩🇪", "🇩", "☐", "✓️", "​", "1️⃣", "\t", "❯"),
  fc.constantFrom(
    "\x1b[31m",
    "\x1b[39m",
    "\x1b[1m",
    "\x1b[22m",
    "\x1b[7m",
    "\x1b[27m",
    "\x1b[0m",
    "\x1b[38;5;4m",
  ),
  fc.constantFrom("\x1b]8;;http://x\x07", "\x1b]8;;\x07", "\x1b[2K", "\x1b[4:3m"),
  fc.string({ unit: "grapheme", maxLength: 4 }),
);
const line = fc.array(piece, { maxLength: 6 }).map((pieces) => pieces.join("").replace(/[\r\n]/g, ""));
const block = fc.array(line, { minLength: 1, maxLength: 4 }).map((lines) => lines.join("\n"));

describe("a changed file", () => {
  it.each(transforms)("is of the version that it was changed in: $file", (transform) => {
    const text = readFileSync(join(modules, transform.file), "utf8");
    expect(transformed(transform, text)).not.toBe(text);
    expect(() => transformed(transform, `${text}\n`)).toThrow(/has changed/);
  });
});

interface Output {
  write(x: number, y: number, text: string, options: { transformers: ((text: string) => string)[] }): void;
  clip(clip: object): void;
  unclip(): void;
  get(): { output: string; height: number };
}
type OutputClass = new (size: { width: number; height: number }) => Output;

describe("Ink's output", () => {
  const write = fc.record({
    x: fc.integer({ min: -3, max: 24 }),
    y: fc.integer({ min: -2, max: 6 }),
    text: block,
    mode: fc.constantFrom("plain", "plain", "plain", "transformed", "clipped"),
  });

  it("is the same, frame after frame, whatever is written where", async () => {
    const { original, changed } = await both<OutputClass>("ink/build/output.js");
    const draw = (
      Class: OutputClass,
      size: { width: number; height: number },
      writes: readonly (typeof write extends fc.Arbitrary<infer T> ? T : never)[],
    ) => {
      const output = new Class(size);
      for (const { x, y, text, mode } of writes) {
        if (mode === "clipped") output.clip({ x1: 2, x2: 12, y1: 0, y2: 3 });
        output.write(x, y, text, {
          transformers: mode === "transformed" ? [(each) => each.toUpperCase()] : [],
        });
        if (mode === "clipped") output.unclip();
      }
      return output.get();
    };
    fc.assert(
      fc.property(
        fc.record({ width: fc.integer({ min: 1, max: 30 }), height: fc.integer({ min: 0, max: 6 }) }),
        fc.array(write, { maxLength: 6 }),
        (size, writes) => {
          expect(draw(changed, size, writes)).toEqual(draw(original, size, writes));
          const plain = writes.map((each) => ({ ...each, mode: "plain" as const }));
          expect(draw(changed, size, plain)).toEqual(draw(original, size, plain));
        },
      ),
      { numRuns: 1500 },
    );
  });
});

describe("Ink's change of a line", () => {
  it("is the same", async () => {
    type LineUpdate = (previous: string, next: string, columns: number) => string;
    const { original, changed } = await both<LineUpdate>("ink/build/line-update.js");
    fc.assert(
      fc.property(line, line, line, fc.integer({ min: 1, max: 40 }), (common, before, after, columns) => {
        const [previous, next] = [common + before, common + after];
        expect(changed(previous, next, columns)).toBe(original(previous, next, columns));
      }),
      { numRuns: 1000 },
    );
  });
});

describe("Ink's text of a node", () => {
  it("is the same", async () => {
    const { original, changed } = await both<(node: object) => string>("ink/build/squash-text-nodes.js");
    fc.assert(
      fc.property(fc.array(block, { maxLength: 3 }), (texts) => {
        const node = {
          nodeName: "ink-text",
          childNodes: texts.map((nodeValue) => ({ nodeName: "#text", nodeValue })),
        };
        expect(changed(node)).toBe(original(node));
        const inner = { nodeName: "ink-virtual-text", childNodes: node.childNodes };
        const outer = { nodeName: "ink-text", childNodes: [inner] };
        expect(changed(outer)).toBe(original(outer));
        expect(changed(inner)).toBe(original(inner));
      }),
    );
  });

  it("is as wide as it was measured", async () => {
    const { original: measure } =
      await both<(text: string) => { width: number }>("ink/build/measure-text.js");
    const { original: widest } = await both<(text: string) => number>("widest-line/index.js");
    fc.assert(
      fc.property(block, (text) => {
        expect(measure(text).width).toBe(widest(text));
      }),
    );
  });
});

describe("the width of text", () => {
  it("is the same for every character, and for sequences of them", async () => {
    const { original, changed } = await both<(text: string) => number>("string-width/index.js");
    const different: string[] = [];
    for (let point = 0; point <= 0x10ffff; point += 1) {
      const text = String.fromCodePoint(point);
      if (original(text) !== changed(text)) different.push(point.toString(16));
    }
    expect(different).toEqual([]);
    fc.assert(
      fc.property(fc.oneof(line, fc.string({ unit: "binary" })), (text) => {
        expect(changed(text)).toBe(original(text));
      }),
      { numRuns: 2000 },
    );
  }, 60_000);
});

describe("pi-tui's widths and cuts", () => {
  it("are the same", async () => {
    type Utils = typeof import("@earendil-works/pi-tui/dist/utils.js");
    const { original, changed } = await both<Utils>("@earendil-works/pi-tui/dist/utils.js", "* as");
    fc.assert(
      fc.property(
        fc.oneof(line, fc.string({ unit: "binary" })),
        fc.integer({ min: 1, max: 20 }),
        (text, width) => {
          expect(changed.visibleWidth(text)).toBe(original.visibleWidth(text));
          expect(changed.wrapTextWithAnsi(text, width)).toEqual(original.wrapTextWithAnsi(text, width));
          expect(changed.truncateToWidth(text, width)).toBe(original.truncateToWidth(text, width));
        },
      ),
    );
  });
});

describe("text in cells", () => {
  it("is cut alike", async () => {
    type Tokenize = { tokenize: (text: string) => unknown };
    const { original, changed } = await both<Tokenize>("@alcalzone/ansi-tokenize/build/tokenize.js", "* as");
    fc.assert(
      fc.property(fc.oneof(line, block, fc.string({ unit: "binary" })), (text) => {
        expect(changed.tokenize(text)).toEqual(original.tokenize(text));
      }),
      { numRuns: 1000 },
    );
    for (let point = 0; point <= 0xffff; point += 1) {
      const text = `a${String.fromCodePoint(point)}☐${String.fromCodePoint(point)}`;
      if (JSON.stringify(changed.tokenize(text)) !== JSON.stringify(original.tokenize(text)))
        throw new Error(`U+${point.toString(16)}`);
    }
  }, 60_000);

  it("is sliced alike", async () => {
    type Slice = (text: string, start: number, end: number) => string;
    const { original, changed } = await both<Slice>("slice-ansi/index.js");
    fc.assert(
      fc.property(
        line,
        fc.integer({ min: 0, max: 10 }),
        fc.integer({ min: 0, max: 30 }),
        (text, start, more) => {
          expect(changed(text, start, start + more)).toBe(original(text, start, start + more));
        },
      ),
    );
  });

  it("is wrapped alike", async () => {
    const { original, changed } =
      await both<(text: string, width: number, options: object) => string>("wrap-ansi/index.js");
    fc.assert(
      fc.property(block, fc.integer({ min: 1, max: 20 }), (text, width) => {
        const options = { trim: false, hard: true };
        expect(changed(text, width, options)).toBe(original(text, width, options));
      }),
    );
  });
});

describe("the layout engine", () => {
  it("lays out alike", async () => {
    const { original, changed } = await both<{ Node: { create: () => YogaNode } }>(
      "yoga-layout/dist/src/index.js",
    );
    const layOut = ({ Node }: typeof original, sizes: readonly number[]) => {
      const parent = Node.create();
      parent.setWidth(80);
      const children = sizes.map((size, index) => {
        const child = Node.create();
        child.setHeight(size);
        child.setFlexGrow(size % 3);
        parent.insertChild(child, index);
        return child;
      });
      parent.calculateLayout(undefined, undefined, 1);
      const places = children.map((child) => [child.getComputedTop(), child.getComputedWidth()]);
      parent.freeRecursive();
      return places;
    };
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 9 }), { maxLength: 8 }), (sizes) => {
        expect(layOut(changed, sizes)).toEqual(layOut(original, sizes));
      }),
    );
  });
});

interface YogaNode {
  setWidth(width: number): void;
  setHeight(height: number): void;
  setFlexGrow(grow: number): void;
  insertChild(child: YogaNode, index: number): void;
  calculateLayout(width: undefined, height: undefined, direction: number): void;
  getComputedTop(): number;
  getComputedWidth(): number;
  freeRecursive(): void;
}
