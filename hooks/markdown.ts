import type { MarkdownTheme } from "@earendil-works/pi-tui/dist/components/markdown.js";
import { wrap } from "../src/text/wrap.ts";
import type { Highlight } from "./highlight.ts";
import type { Theme } from "./theme.ts";

/** Cleaned Markdown as lines of at most `width` columns. */
export type RenderMarkdown = (text: string, width: number) => readonly string[];

/** Markdown as painted lines of at most `width` columns, spaces at their ends. */
export type DrawMarkdown = (text: string, width: number, theme: MarkdownTheme) => readonly string[];

export interface MarkdownOptions {
  /** Without it text is shown as it is written. */
  readonly draw: DrawMarkdown | undefined;
  readonly theme: Theme;
  /** Undefined until it is loaded. */
  readonly highlight: Highlight | undefined;
  /** Draw tables, rules and quotes with ASCII. */
  readonly ascii: boolean;
}

const KEPT = 8;

/** A renderer that keeps the last few results: the same preview is drawn again with every key. */
export function createMarkdown({ draw = plain, theme, highlight, ascii }: MarkdownOptions): RenderMarkdown {
  const kept = new Map<string, readonly string[]>();
  const markdown = highlight === undefined ? theme.markdown : { ...theme.markdown, highlightCode: highlight };
  return (text, width) => {
    const key = `${width} ${text}`;
    const known = kept.get(key);
    if (known !== undefined) return known;
    const lines = render(text, width);
    kept.set(key, lines);
    for (const oldest of kept.keys()) {
      if (kept.size <= KEPT) break;
      kept.delete(oldest);
    }
    return lines;
  };

  function render(text: string, width: number): readonly string[] {
    const drawn = draw(text, Math.max(1, width), markdown);
    const lines = drawn.map((line) => (ascii ? asciiBoxes(line) : line).trimEnd());
    return lines.length > 0 ? lines : [""];
  }
}

function plain(text: string, width: number): readonly string[] {
  return wrap(text, width);
}

/** What Markdown is drawn with beside its text, as ASCII of the same width. */
function asciiBoxes(line: string): string {
  return line
    .replace(/[─━]/g, "-")
    .replace(/[│┃]/g, "|")
    .replace(/[┌┐└┘├┤┬┴┼]/g, "+")
    .replace(/[•◦▪]/g, "*");
}
