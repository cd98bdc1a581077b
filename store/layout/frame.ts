import { cleanLine } from "../../src/text/clean.ts";
import { glyphsFor } from "../../src/text/glyphs.ts";
import { copyFor } from "../../src/text/languages/index.ts";
import { isLarge } from "../jump.ts";
import { activeOf, contentOf } from "../selectors.ts";
import type { FormState } from "../state.ts";
import { fitEditor } from "./editor-rows.ts";
import { footerLines } from "./footer.ts";
import { jumpPanes } from "./jump-pane.ts";
import { type Line, span, titledLine } from "./line.ts";
import { type Panes, panesOf } from "./panes.ts";
import { smallest, spacious } from "./sizes.ts";
import { tabLine } from "./tabs.ts";
import { tooSmallLines } from "./too-small.ts";

/** Where everything of a form stands on the screen. Derived from the state alone. */
export interface Frame {
  /** Columns between the margins. */
  readonly width: number;
  readonly header: readonly Line[];
  readonly footer: readonly Line[];
  /** Undefined while the screen is too small: then `header` is the sentence that says so. */
  readonly panes: Panes | undefined;
  /** Rows of the open editor; 0 while none is open. */
  readonly editorHeight: number;
}

const frames = new WeakMap<FormState, Frame>();

/** The frame of a state: made once, since states are immutable. Its height stays below the screen's. */
export function frameOf(state: FormState): Frame {
  const known = frames.get(state);
  if (known !== undefined) return known;
  const frame = makeFrame(state);
  frames.set(state, frame);
  return frame;
}

function makeFrame(state: FormState): Frame {
  const { columns, rows } = state.screen;
  const width = Math.max(1, columns - 2);
  const height = rows - 1;
  const tooSmall = tooSmallLines(state.screen);
  if (tooSmall !== undefined) {
    return { width, header: tooSmall, footer: [], panes: undefined, editorHeight: 0 };
  }
  const header = headerLines(state, width);
  const room = height - header.length - smallest.body;
  // The hint for scrolling takes room of its own, so it is left out first and counted in where something scrolls.
  for (const scrolls of [false, true]) {
    const footer = footerLines(state, width, room, scrolls);
    const body = height - header.length - footer.length;
    const fitted = fitEditor(state, body);
    const panes =
      state.jump === undefined ? panesOf(fitted, width, body) : jumpPanes(state, state.jump, width, body);
    if (scrolls || !panes.scrolls) {
      return { width, header, footer, panes, editorHeight: fitted.editing?.rows ?? 0 };
    }
  }
  throw new Error("makeFrame: the second round always returns");
}

function headerLines(state: FormState, width: number): Line[] {
  const tabs = tabLine(state, width);
  const { rows } = state.screen;
  if (rows < spacious.title) return [tabs];
  return [...titleLines(state, width), tabs, ...(rows < spacious.gaps ? [] : [[]])];
}

/** `☒ 37/200`: how many questions of a large form are answered. */
function progress(state: FormState): string {
  const { screen, form } = state;
  return `${glyphsFor(screen).tab[1]} ${copyFor(screen).position(contentOf(state).answers, form.questions.length)}`;
}

function titleLines(state: FormState, width: number): Line[] {
  const { form, screen, tab } = state;
  const active = activeOf(state);
  const copy = copyFor(screen);
  const position = active === undefined ? "" : copy.position(tab + 1, form.questions.length);
  const place = isLarge(state) ? [position, progress(state)].filter(Boolean).join("  ") : position;
  if (form.title === undefined && !isLarge(state)) return [];
  const { more } = glyphsFor(screen);
  return [titledLine([span("title", cleanLine(form.title ?? ""))], place, width, 2, more)];
}
