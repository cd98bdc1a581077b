import { clean, cleanLine } from "../../src/text/clean.ts";
import { glyphsFor } from "../../src/text/glyphs.ts";
import { copyFor } from "../../src/text/languages/index.ts";
import { widthOf } from "../../src/text/wrap.ts";
import { activeOf } from "../selectors.ts";
import type { FormState } from "../state.ts";
import { beyondText } from "./beyond-text.ts";
import { fitLine, type Line, lineWidth, paragraph, span } from "./line.ts";
import { highlightedAction, summaryLines } from "./review.ts";

/** What stands beside or below the list: a preview as Markdown, or what the review's action would send. */
export interface Aside {
  readonly side: "beside" | "below";
  readonly width: number;
  /** Lines below the title. */
  readonly height: number;
  readonly title: Line;
  /** Lines of the content; those of Markdown are told by who draws it. */
  readonly total: number;
  readonly content:
    | { readonly type: "markdown"; readonly text: string }
    | { readonly type: "lines"; readonly lines: readonly Line[] };
}

/** The aside of the active tab in `height` lines below its title; undefined where there is no room for it. */
export function asideOf(
  state: FormState,
  width: number,
  height: number,
  side: Aside["side"],
): Aside | undefined {
  if (height < 1) return undefined;
  const active = activeOf(state);
  const shape = { side, width, height };
  if (active === undefined) {
    const title = [span("dim", copyFor(state.screen).wouldSend[highlightedAction(state)])];
    return { ...shape, title, ...linesContent(summaryLines(state, width)) };
  }
  const option = active.view.view === "list" ? active.view.options[state.row] : undefined;
  if (option?.preview === undefined) {
    return { ...shape, title: [], ...linesContent(paragraph("dim", copyFor(state.screen).noPreview, width)) };
  }
  const title = [span("dim", copyFor(state.screen).preview(cleanLine(option.label)))];
  const content = { type: "markdown", text: clean(option.preview) } as const;
  return { ...shape, title, total: state.previewLines, content };
}

function linesContent(lines: readonly Line[]): Pick<Aside, "total" | "content"> {
  return { total: lines.length, content: { type: "lines", lines } };
}

/** How far an aside can be scrolled. */
export function hiddenLines({ total, height }: Aside): number {
  return Math.max(0, total - height);
}

/** `─ Preview: A ─── ↑3 ↓20 ─`: the title of an aside with what is above and below its window. */
export function asideTitle(state: FormState, aside: Aside, above: number, below: number): Line {
  const glyphs = glyphsFor(state.screen);
  const place = beyondText(state.screen, above, below);
  const start = span("border", aside.title.length === 0 ? glyphs.rule.repeat(2) : `${glyphs.rule} `);
  const end = place === "" ? [] : [span("dim", ` ${place} `)];
  const room = aside.width - 4 - lineWidth(end);
  const text =
    aside.title.length === 0 ? [] : [...fitLine(aside.title, room, glyphs.more), span("plain", " ")];
  const used = 2 * widthOf(glyphs.rule) + lineWidth(text) + lineWidth(end);
  const line = span("border", glyphs.rule.repeat(Math.max(0, aside.width - used - 1)));
  return [start, ...text, line, ...end, span("border", glyphs.rule)];
}
