import { cleanLine } from "../../src/text/clean.ts";
import { glyphsFor } from "../../src/text/glyphs.ts";
import { copyFor } from "../../src/text/languages/index.ts";
import { cut, widthOf } from "../../src/text/wrap.ts";
import { isAnswered } from "../selectors.ts";
import type { FormState } from "../state.ts";
import { type Line, type Span, span } from "./line.ts";

const LABEL_WIDTH = 20;

/** The tab row: `← ☒ Target  ☐ Regions  ☰ Review →`, scrolled so that the active tab shows. */
export function tabLine(state: FormState, width: number): Line {
  const glyphs = glyphsFor(state.screen);
  const count = state.form.questions.length + 1;
  const space = width - widthOf(`${glyphs.left}${glyphs.right}`);
  // Of one tab there has to be room for its mark, its spaces, and for the marks of hidden tabs on both sides.
  const around = widthOf(` ${glyphs.tab[0]}  `) + 2 * widthOf(` ${glyphs.more}`);
  const text = (tab: number) => tabText(state, tab, Math.min(LABEL_WIDTH, space - around));
  const [from, to] = windowAround(state.tab, count, space, text, widthOf(` ${glyphs.more}`));
  const tabs: Span[] = [];
  for (let tab = from; tab <= to; tab += 1) {
    if (tab > from) tabs.push(span("plain", " "));
    tabs.push(span(tab === state.tab ? "active-tab" : "tab", ` ${text(tab)} `));
  }
  const dim = (shown: boolean, mark: string) => (shown ? [span("dim", mark)] : []);
  return [
    span("dim", glyphs.left),
    ...dim(from > 0, ` ${glyphs.more}`),
    ...tabs,
    ...dim(to < count - 1, `${glyphs.more} `),
    span("dim", glyphs.right),
  ];
}

/** Whether a tab's label had to be cut, so that the question shows it in full. */
export function isLabelCut(label: string): boolean {
  return widthOf(cleanLine(label)) > LABEL_WIDTH;
}

function tabText(state: FormState, tab: number, width: number): string {
  const glyphs = glyphsFor(state.screen);
  const question = state.form.questions[tab];
  if (question === undefined) return `${glyphs.review} ${copyFor(state.screen).review}`;
  const mark = glyphs.tab[isAnswered(state, tab) ? 1 : 0];
  return `${mark} ${cut(cleanLine(question.label), Math.max(2, width), glyphs.more)}`;
}

/** The tabs that fit around the active one: as far to the left as needed, then as far to the right as possible. */
function windowAround(
  active: number,
  count: number,
  space: number,
  text: (tab: number) => string,
  more: number,
): [number, number] {
  // A tab has a space on both sides, and one before the next.
  const size = (tab: number) => widthOf(text(tab)) + 3;
  let from = active;
  let to = active;
  let used = size(active) - 1;
  const room = (extra: number, first: number, last: number) =>
    used + extra + (first > 0 ? more : 0) + (last < count - 1 ? more : 0) <= space;
  for (;;) {
    if (to < count - 1 && room(size(to + 1), from, to + 1)) {
      to += 1;
      used += size(to);
    } else if (from > 0 && room(size(from - 1), from - 1, to)) {
      from -= 1;
      used += size(from);
    } else return [from, to];
  }
}
