// What the builds change in dependencies, to be fast: exact replacements in files that are pinned by their content. A
// build stops where a dependency has changed; tests/build compares each changed file with the original. Each of these is
// written so that it could be sent to its project.
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { Plugin } from "esbuild";

const cache = (name: string, size: number) => `const ${name} = new QuickLRU({ maxSize: ${size} });\n`;
const importCache = "import QuickLRU from 'quick-lru';\n";

interface Transform {
  /** Below node_modules. */
  readonly file: string;
  /** Of the file as it is. */
  readonly sha256: string;
  /** What stands there once, and what takes its place. */
  readonly replacements: readonly (readonly [find: string, replacement: string])[];
}

/** Text whose characters are never joined to others: each is a grapheme of its own. ASCII, Latin letters, signs. */
const loose = String.raw`/^[\u001b\u0020-\u007e\u00a1-\u00ac\u00ae-\u02ff\u2010-\u2027\u2030-\u203b\u2190-\u21ff\u2500-\u27bf]*$/`;

export const transforms: readonly Transform[] = [
  {
    // First frame: 40 ms and 15 MiB less. The binary stands in the file; fetching it from there loads an HTTP client.
    file: "yoga-layout/dist/binaries/yoga-wasm-base64-esm.js",
    sha256: "2cfeda49ae87f57bcd4a5fe433940edefc531a69bd0f83e32759fb5837df205c",
    replacements: [
      [
        `function ya(){return w||`,
        `function ya(){if(!w&&ua(H))w=new Uint8Array(Buffer.from(H.slice(37),"base64"));return w||`,
      ],
    ],
  },
  {
    // First frame: 14 ms less. The list of emoji sequences takes long to compile, and no single character needs it: of
    // those the sequences are the ones with Emoji_Presentation, lone regional indicators aside.
    file: "string-width/index.js",
    sha256: "abc20775da6b552188b098688ebec671e29f5416d6339d3534bb7b016174003e",
    replacements: [
      [
        `const rgiEmojiRegex = /^\\p{RGI_Emoji}$/v;\n`,
        `const singleEmojiRegex = /^(?!\\p{Regional_Indicator})\\p{Emoji_Presentation}$/u;
let rgiEmojiRegex;
function isRgiEmoji(segment) {
	if (segment.length === 1 || (segment.length === 2 && segment.codePointAt(0) > 0xFF_FF)) {
		return singleEmojiRegex.test(segment);
	}
	rgiEmojiRegex ??= new RegExp(String.raw\`^\\p{RGI_Emoji}$\`, 'v');
	return rgiEmojiRegex.test(segment);
}
`,
      ],
      ["if (rgiEmojiRegex.test(segment) || ", "if (isRgiEmoji(segment) || "],
      [
        "const segmenter = new Intl.Segmenter();\n",
        `let segmenter;\n// Each character is seen, and as wide as it is alone.\nconst looseRegex = ${loose.replace(String.raw`\u001b`, "")};\n`,
      ],
      [
        "\tfor (const {segment} of segmenter.segment(string)) {\n",
        `\tif (looseRegex.test(string)) {
		for (const character of string) {
			width += eastAsianWidth(character.codePointAt(0), eastAsianWidthOptions);
		}
		return width;
	}

	segmenter ??= new Intl.Segmenter();
	for (const {segment} of segmenter.segment(string)) {
`,
      ],
    ],
  },
  {
    // First frame: 18 ms less. Segmenters and the sets of emoji and marks take long to make, and plain text needs none.
    file: "@earendil-works/pi-tui/dist/utils.js",
    sha256: "953a1d6eb4000642469db59d10d3d602b10db88f23b6d1db309dcdb8a2ca0018",
    replacements: [
      [
        `const graphemeSegmenter = new Intl.Segmenter(undefined, { granularity: "grapheme" });
const wordSegmenter = new Intl.Segmenter(undefined, { granularity: "word" });
`,
        `const lazySegmenter = (granularity) => {
    let segmenter;
    return {
        segment: (text) => {
            segmenter ??= new Intl.Segmenter(undefined, { granularity });
            return segmenter.segment(text);
        },
    };
};
const lazyRegex = (source) => {
    let regex;
    return {
        test: (text) => {
            regex ??= new RegExp(source, "v");
            return regex.test(text);
        },
    };
};
const graphemeSegmenter = lazySegmenter("grapheme");
const wordSegmenter = lazySegmenter("word");
`,
      ],
      [
        String.raw`const terminalSpacingMarkRegex = /^(?:[\p{Spacing_Mark}--[\u1734\u302E\u302F]]|[\u065F\u0F7F\u102B\u102C\u1031\u1033-\u1035\u1038\u103A-\u103E])+$/v;`,
        String.raw`const terminalSpacingMarkRegex = lazyRegex("^(?:[\\p{Spacing_Mark}--[\\u1734\\u302E\\u302F]]|[\\u065F\\u0F7F\\u102B\\u102C\\u1031\\u1033-\\u1035\\u1038\\u103A-\\u103E])+$");`,
      ],
      [
        String.raw`const rgiEmojiRegex = /^\p{RGI_Emoji}$/v;`,
        String.raw`const rgiEmojiRegex = lazyRegex("^\\p{RGI_Emoji}$");`,
      ],
    ],
  },
  {
    // First frame: with the next two 7 ms less where all is plain text.
    file: "wrap-ansi/index.js",
    sha256: "0c65e1cad00d994a60eb6755ea7ed1bde4d81d072b0ab83d19a301bf67ca1750",
    replacements: [
      ["const segmenter = new Intl.Segmenter();\n", "let segmenter;\n"],
      [
        "\t\tfor (const {segment} of segmenter.segment(plainText)) {\n",
        "\t\tsegmenter ??= new Intl.Segmenter();\n\t\tfor (const {segment} of segmenter.segment(plainText)) {\n",
      ],
    ],
  },
  {
    file: "slice-ansi/tokenize-ansi.js",
    sha256: "511a1f1cbf61497dd4c1310f72641e4d06f36e83389ff9b50b2c070d87292b85",
    replacements: [
      [
        "const GRAPHEME_SEGMENTER = new Intl.Segmenter(undefined, {granularity: 'grapheme'});\n",
        `let segmenter;
const GRAPHEME_SEGMENTER = {
	segment(string) {
		segmenter ??= new Intl.Segmenter(undefined, {granularity: 'grapheme'});
		return segmenter.segment(string);
	},
};
`,
      ],
    ],
  },
  {
    file: "@alcalzone/ansi-tokenize/build/tokenize.js",
    sha256: "14d08703aecd8dc2bc792b5a9ef1bddea0125b43b34d1927ac86c79e6a481c59",
    replacements: [
      [
        'const segmenter = new Intl.Segmenter(undefined, { granularity: "grapheme" });\n',
        // A line feed is joined to a carriage return only.
        `let segmenter;
const looseRegex = ${loose.replace(String.raw`\u001b`, String.raw`\n\u001b`)};
function segmentsOf(string) {
    if (looseRegex.test(string))
        return Array.from(string, (segment, index) => ({ segment, index }));
    segmenter ??= new Intl.Segmenter(undefined, { granularity: "grapheme" });
    return segmenter.segment(string);
}
`,
      ],
      [
        "    for (const { segment, index } of segmenter.segment(str)) {\n",
        "    for (const { segment, index } of segmentsOf(str)) {\n",
      ],
    ],
  },
  {
    // A key: rows that are as they were are not cut into cells and joined again.
    file: "ink/build/output.js",
    sha256: "5e6c511c0a573f48cd5765d7f1f16583d2595f7b05775608382bdb990b63f225",
    replacements: [
      [
        "import stringWidth from 'string-width';\n",
        `import stringWidth from 'string-width';\n${importCache}`,
      ],
      [
        "class OutputCaches {\n",
        `// These outlive a frame: most rows of the next one are the same.
${cache("linesCache", 4096)}${cache("rowsCache", 4096)}// Lines that keep the styles which an earlier line has opened.
const splitStyledLines = (characters) => {
    const lines = [[]];
    for (const character of characters) {
        if (character.value === '\\n') {
            lines.push([]);
        }
        else {
            lines.at(-1).push(character);
        }
    }
    return lines.map(line => styledCharsToString(line));
};
class OutputCaches {
`,
      ],
      [
        "    get() {\n        // Initialize output array",
        `    get() {
        const simple = this.operations.every(operation => operation.type === 'write' &&
            Number.isInteger(operation.x) &&
            Number.isInteger(operation.y));
        // A row depends on what is written into it alone, unless something is clipped.
        return simple && Number.isInteger(this.width) ? this.getRows() : this.getCells();
    }
    getRows() {
        const rows = new Map();
        for (const { x, y, text, transformers } of this.operations) {
            let lines = linesCache.get(text);
            if (lines === undefined) {
                lines = splitStyledLines(this.caches.getStyledChars(text));
                linesCache.set(text, lines);
            }
            for (let [index, line] of lines.entries()) {
                // Lines outside are not transformed: a transformer may count its calls.
                if (y + index < 0 || y + index >= this.height) {
                    continue;
                }
                for (const transformer of transformers) {
                    line = transformer(line, index);
                }
                if (line === '') {
                    continue;
                }
                const row = rows.get(y + index) ?? { key: '', writes: [] };
                row.key += \`\${x} \${line.length} \${line}\`;
                row.writes.push([x, line]);
                rows.set(y + index, row);
            }
        }
        const lines = [];
        for (let y = 0; y < this.height; y++) {
            lines.push(this.getRow(rows.get(y)));
        }
        return {
            output: lines.join('\\n'),
            height: lines.length,
        };
    }
    getRow(row) {
        if (row === undefined) {
            return '';
        }
        const key = \`\${this.width} \${row.key}\`;
        let line = rowsCache.get(key);
        if (line === undefined) {
            const output = new Output({ width: this.width, height: 1 });
            output.caches = this.caches;
            for (const [x, text] of row.writes) {
                output.write(x, 0, text, { transformers: [] });
            }
            line = output.getCells().output;
            rowsCache.set(key, line);
        }
        return line;
    }
    getCells() {
        // Initialize output array`,
      ],
    ],
  },
  {
    // First frame: 6 ms less.
    file: "ink/build/line-update.js",
    sha256: "3101b3bbf790a845dc0268343f1d5d033ffa6468f2b8ea8947336c03d50d828f",
    replacements: [
      ["const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });\n", "let segmenter;\n"],
      [
        "        const previousSegments = segmenter.",
        `        segmenter ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' });
        const previousSegments = segmenter.`,
      ],
    ],
  },
  {
    // A key: text that is as it was is not cleaned again.
    file: "ink/build/squash-text-nodes.js",
    sha256: "a66185343ca591a7618b5300289a910753c2c8d0299c0e8b5945240263ed69c6",
    replacements: [
      [
        "import sanitizeAnsi from './sanitize-ansi.js';\n",
        `import sanitizeAnsi from './sanitize-ansi.js';\n${importCache}${cache("squashedCache", 4096)}`,
      ],
      [
        "const squashTextNodes = (node) => {\n",
        `const squashTextNodes = (node) => {
    const [child, ...others] = node.childNodes;
    if (others.length > 0 || child?.nodeName !== '#text') {
        return squashNodes(node);
    }
    const key = \`\${node.nodeName} \${child.nodeValue}\`;
    let text = squashedCache.get(key);
    if (text === undefined) {
        text = squashNodes(node);
        squashedCache.set(key, text);
    }
    return text;
};
const squashNodes = (node) => {
`,
      ],
    ],
  },
  {
    // A key: the width of text is the one that was measured for the layout.
    file: "ink/build/render-node-to-output.js",
    sha256: "de6aebe3d2224648cf2ec899f8897cb6436f76b49d986644a06e53b234d9cb0c",
    replacements: [
      ["import widestLine from 'widest-line';\n", "import measureText from './measure-text.js';\n"],
      ["const currentWidth = widestLine(text);", "const currentWidth = measureText(text).width;"],
    ],
  },
];

/** The text of a dependency's file with its changes. Throws where it is another one than the changes were made for. */
export function transformed({ file, sha256, replacements }: Transform, text: string): string {
  const found = createHash("sha256").update(text).digest("hex");
  if (found !== sha256) {
    throw new Error(
      `${file} has changed (${found}): check its changes in .ci/dependency-transforms.ts, or drop them`,
    );
  }
  return replacements.reduce((before, [find, replacement]) => {
    if (before.split(find).length !== 2)
      throw new Error(`${file}: ${JSON.stringify(find)} is not there once`);
    return before.replace(find, () => replacement);
  }, text);
}

/** For esbuild: bundles the changed files. With `all`, a build in which one of them is not bundled fails. */
export function dependencyTransforms({ all }: { readonly all: boolean }): Plugin {
  return {
    name: "dependency-transforms",
    setup({ onLoad, onEnd }) {
      const missing = new Set(transforms.map(({ file }) => file));
      for (const transform of transforms) {
        const path = transform.file.replaceAll(".", "\\.").replaceAll("/", String.raw`[\\/]`);
        onLoad({ filter: new RegExp(String.raw`node_modules[\\/]${path}$`) }, async (file) => {
          missing.delete(transform.file);
          return { contents: transformed(transform, await readFile(file.path, "utf8")), loader: "js" };
        });
      }
      onEnd(() => {
        if (all && missing.size > 0) throw new Error(`not bundled any more: ${[...missing].join(", ")}`);
      });
    },
  };
}
