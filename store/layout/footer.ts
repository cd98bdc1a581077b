import { keyFor } from "../../src/keys/hints.ts";
import { copy } from "../../src/text/copy.ts";
import { glyphsFor } from "../../src/text/glyphs.ts";
import { widthOf } from "../../src/text/wrap.ts";
import { activeOf, contentOf, hasUnsavedText } from "../selectors.ts";
import { type FormState, reviewActions } from "../state.ts";
import { hintKeys, hintsFor } from "./hints.ts";
import { fitLine, type Line, lineWidth, paragraph, type Span, span } from "./line.ts";
import { spacious } from "./sizes.ts";

/** The last rows of the frame: what is waiting for a second key press, then what keys do here. */
export function footerLines(state: FormState, width: number, scrolls: boolean): Line[] {
  const notices = noticesOf(state).flatMap((text) => paragraph("notice", text, width));
  const hints = state.behaviour.showFooterHints ? hintLines(state, width, scrolls) : [];
  const gap: Line[] = state.screen.rows >= spacious.gaps && notices.length + hints.length > 0 ? [[]] : [];
  return [...gap, ...notices, ...hints];
}

function noticesOf(state: FormState): string[] {
  const { ascii } = state.screen;
  const notices: string[] = [];
  if (state.armed !== undefined) {
    const key = keyFor(state.armed === "cancel" ? "main.cancel" : "global.dismiss", ascii);
    const { answers, notes } = contentOf(state);
    notices.push(copy.notices.discards(key, answers, notes, hasUnsavedText(state)));
  }
  if (state.pending === "change-type") {
    const own = activeOf(state)?.draft.own.selected ?? false;
    notices.push(copy.notices.changeType(keyFor("main.changeQuestionType", ascii), own));
  } else if (state.pending !== undefined) {
    const digit = String(reviewActions.indexOf(state.pending) + 1);
    notices.push(copy.notices.pressAgain(digit, copy.actions[state.pending]));
  }
  if (state.notice === "empty-editor") notices.push(copy.notices.emptyEditor);
  if (state.notice === "paste-nowhere") notices.push(copy.notices.pasteNowhere);
  return notices;
}

/** Hints joined by dots, on as many lines as the height allows; what does not fit is marked. */
function hintLines(state: FormState, width: number, scrolls: boolean): Line[] {
  const { ascii, rows } = state.screen;
  const glyphs = glyphsFor(state.screen);
  const most = rows >= spacious.gaps ? 3 : rows >= spacious.title ? 2 : 1;
  const separator = span("dim", ` ${glyphs.dot} `);
  const lines: Span[][] = [];
  for (const hint of hintsFor(state, scrolls)) {
    const item = [span("key", hintKeys(hint, ascii)), span("dim", ` ${hint.text}`)];
    const line = lines.at(-1);
    const joined = line === undefined ? undefined : [...line, separator, ...item];
    if (joined !== undefined && lineWidth(joined) <= width) lines[lines.length - 1] = joined;
    else if (lines.length < most) lines.push(item);
    else {
      const room = width - widthOf(` ${glyphs.more}`);
      lines[lines.length - 1] = [...fitLine(line ?? [], room, glyphs.more), span("dim", ` ${glyphs.more}`)];
      break;
    }
  }
  return lines.map((line) => fitLine(line, width, glyphs.more));
}
