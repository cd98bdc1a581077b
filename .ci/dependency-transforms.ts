// What the builds change in dependencies, to be fast. Each of these is written so that it could be sent to its project;
// tests/build compares each changed file with the original.
import type { Transform } from "./transform-plugin.ts";

const cache = (name: string, size: number) => `const ${name} = new QuickLRU({ maxSize: ${size} });\n`;
const importCache = "import QuickLRU from 'quick-lru';\n";

/** Text whose characters are never joined to others: each is a grapheme of its own. ASCII, Latin letters, signs. */
const loose = String.raw`/^[\u001b\u0020-\u007e\u00a1-\u00ac\u00ae-\u02ff\u2010-\u2027\u2030-\u203b\u2190-\u21ff\u2500-\u27bf]*$/`;

/** The declaration of a segmenter, and one that makes it when text needs it: the first one takes ten milliseconds. */
function lazySegmenter(name: string, options: string): readonly [find: string, replacement: string] {
  const made = `new Intl.Segmenter(${options})`;
  return [
    `const ${name} = ${made};\n`,
    `let made_${name};
const ${name} = { segment: (text) => (made_${name} ??= ${made}).segment(text) };\n`,
  ];
}

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
      lazySegmenter("segmenter", ""),
      [
        "\tfor (const {segment} of segmenter.segment(string)) {\n",
        `\t// Each character is seen, and as wide as it is alone.
	if (${loose.replace(String.raw`\u001b`, "")}.test(string)) {
		for (const character of string) {
			width += eastAsianWidth(character.codePointAt(0), eastAsianWidthOptions);
		}
		return width;
	}

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
      lazySegmenter("graphemeSegmenter", `undefined, { granularity: "grapheme" }`),
      lazySegmenter("wordSegmenter", `undefined, { granularity: "word" }`),
      [
        String.raw`const terminalSpacingMarkRegex = /^(?:[\p{Spacing_Mark}--[\u1734\u302E\u302F]]|[\u065F\u0F7F\u102B\u102C\u1031\u1033-\u1035\u1038\u103A-\u103E])+$/v;`,
        String.raw`const lazyRegex = (source) => {
    let regex;
    return {
        test: (text) => {
            regex ??= new RegExp(source, "v");
            return regex.test(text);
        },
    };
};
const terminalSpacingMarkRegex = lazyRegex("^(?:[\\p{Spacing_Mark}--[\\u1734\\u302E\\u302F]]|[\\u065F\\u0F7F\\u102B\\u102C\\u1031\\u1033-\\u1035\\u1038\\u103A-\\u103E])+$");`,
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
    replacements: [lazySegmenter("segmenter", "")],
  },
  {
    file: "slice-ansi/tokenize-ansi.js",
    sha256: "511a1f1cbf61497dd4c1310f72641e4d06f36e83389ff9b50b2c070d87292b85",
    replacements: [lazySegmenter("GRAPHEME_SEGMENTER", "undefined, {granularity: 'grapheme'}")],
  },
  {
    file: "@alcalzone/ansi-tokenize/build/tokenize.js",
    sha256: "14d08703aecd8dc2bc792b5a9ef1bddea0125b43b34d1927ac86c79e6a481c59",
    replacements: [
      lazySegmenter("segmenter", `undefined, { granularity: "grapheme" }`),
      [
        "    for (const { segment, index } of segmenter.segment(str)) {\n",
        // A line feed is joined to a carriage return only.
        `    const loose = ${loose.replace(String.raw`\u001b`, String.raw`\n\u001b`)}.test(str);
    const segments = loose
        ? Array.from(str, (segment, index) => ({ segment, index }))
        : segmenter.segment(str);
    for (const { segment, index } of segments) {
`,
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
    replacements: [lazySegmenter("segmenter", "undefined, { granularity: 'grapheme' }")],
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
