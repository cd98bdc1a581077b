import { cleanLine } from "../../src/text/clean.ts";
import { glyphsFor } from "../../src/text/glyphs.ts";
import { copyFor } from "../../src/text/languages/index.ts";
import { type Jump, jumpTabs } from "../jump.ts";
import { isAnswered } from "../selectors.ts";
import type { FormState } from "../state.ts";
import type { Doc } from "./doc.ts";
import type { FilterLine } from "./filter-line.ts";
import { fitLine, type Line, span } from "./line.ts";
import type { Panes } from "./panes.ts";

/** The list of questions: its title, the field, and the questions that match, one to a line. */
export function jumpPanes(state: FormState, jump: Jump, width: number, height: number): Panes {
  const tabs = jumpTabs(state);
  const copy = copyFor(state.screen);
  const rows = Math.max(1, height - 2);
  const doc: Doc = {
    width,
    head: [],
    count: tabs.length,
    start: (row) => Math.min(row, tabs.length),
    lead: () => 0,
    lines: (row) => [tabLine(state, tabs[row] ?? 0, row === jump.row, width)],
    focus: [jump.row, jump.row + 1],
  };
  const top = Math.max(0, Math.min(jump.row - Math.floor((rows - 1) / 2), tabs.length - rows));
  const place =
    tabs.length === 0
      ? copy.filter.none
      : copy.filter.place(jump.row + 1, tabs.length, state.form.questions.length + 1);
  const title = fitLine([span("prompt", copy.questions)], width, glyphsFor(state.screen).more);
  const filter: FilterLine = { of: "questions", text: jump.text, typing: true, version: jump.version, place };
  return {
    head: [],
    list: { doc, top, height: rows, status: title, filter },
    aside: undefined,
    gap: 0,
    scrolls: tabs.length > rows,
  };
}

/** `❯ ☒ 12. Region: Where do we start?` */
function tabLine(state: FormState, tab: number, active: boolean, width: number): Line {
  const glyphs = glyphsFor(state.screen);
  const question = state.form.questions[tab];
  const pointer = span("pointer", active ? glyphs.pointer : " ");
  const role = active ? "active-label" : "label";
  if (question === undefined) {
    const text = ` ${glyphs.review} ${copyFor(state.screen).review}`;
    return fitLine([pointer, span(role, text)], width, glyphs.more);
  }
  const mark = glyphs.tab[isAnswered(state, tab) ? 1 : 0];
  const number = `${tab + 1}.`.padStart(String(state.form.questions.length).length + 1);
  const parts = [
    pointer,
    span(active ? "active-mark" : "mark", ` ${mark} `),
    span("dim", `${number} `),
    span(role, cleanLine(question.label)),
    span("dim", `  ${cleanLine(question.prompt)}`),
  ];
  return fitLine(parts, width, glyphs.more);
}
