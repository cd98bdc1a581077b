import { formatKey, keyFor } from "../../src/keys/hints.ts";
import type { KeyId } from "../../src/keys/key-table.ts";
import { glyphsFor } from "../../src/text/glyphs.ts";
import { copyFor } from "../../src/text/languages/index.ts";
import { activeOf, contentOf, hasUnsavedText } from "../selectors.ts";
import { type FormState, reviewActions, type Screen } from "../state.ts";
import { hintKeys, hintsFor } from "./hints.ts";
import { firstLines, fitLine, type Line, lineWidth, paragraph, type Span, span } from "./line.ts";
import { spacious } from "./sizes.ts";

/**
 * The last rows of the frame, `room` at most: what is waiting for a second key press, then what keys do here. Where
 * both do not fit the hints go first, then all notices but the last.
 */
export function footerLines(state: FormState, width: number, room: number, scrolls: boolean): Line[] {
  const notices = noticeLines(noticesOf(state), width, room, glyphsFor(state.screen).more);
  const hints =
    state.behaviour.showFooterHints && state.listening
      ? hintLines(state, width, room - notices.length, scrolls)
      : [];
  const shown = [...notices, ...hints];
  const gap = state.screen.rows >= spacious.gaps && shown.length > 0 && shown.length < room;
  return gap ? [[], ...shown] : shown;
}

function noticeLines(notices: readonly string[], width: number, room: number, more: string): Line[] {
  const all = notices.flatMap((text) => paragraph("notice", text, width));
  if (all.length <= room) return all;
  const last = paragraph("notice", notices.at(-1) ?? "", width);
  return [...firstLines(last, room, width, more)];
}

/** What is to be said about the last key, and what waits for another one. */
export function noticesOf(state: FormState): string[] {
  const { keymap, screen } = state;
  const { actions, notices: says } = copyFor(screen);
  const notices: string[] = [];
  if (state.armed !== undefined) {
    const key = keyFor(state.armed === "cancel" ? "main.cancel" : "global.dismiss", keymap, screen);
    const { answers, notes } = contentOf(state);
    notices.push(says.discards(key, answers, notes, hasUnsavedText(state)));
  }
  if (state.pending === "change-type") {
    const own = activeOf(state)?.draft.own.selected ?? false;
    notices.push(says.changeType(keyFor("main.changeQuestionType", keymap, screen), own));
  } else if (state.pending !== undefined) {
    const digit = String(reviewActions.indexOf(state.pending) + 1);
    notices.push(says.pressAgain(digit, actions[state.pending]));
  }
  if (state.notice === "empty-editor")
    notices.push(says.emptyEditor(firstKey(keymap["editor.nextTabWhenEmpty"], screen)));
  else if (state.notice !== undefined) notices.push(says[sentences[state.notice]]);
  return notices;
}

function firstKey([key]: readonly KeyId[], screen: Screen): string {
  return key === undefined ? "" : formatKey(key, screen);
}

/** The sentences by what they are about. */
const sentences = {
  "paste-nowhere": "pasteNowhere",
  "no-editor": "noEditor",
  "editor-failed": "editorFailed",
  "text-unreadable": "textUnreadable",
  "text-too-large": "textTooLarge",
} as const satisfies Record<Exclude<FormState["notice"], "empty-editor" | undefined>, string>;

/** Hints joined by dots, on as many lines as the height allows; where some do not fit a mark says so. */
function hintLines(state: FormState, width: number, room: number, scrolls: boolean): Line[] {
  const { rows } = state.screen;
  const glyphs = glyphsFor(state.screen);
  const words = copyFor(state.screen).hints;
  const most = Math.min(room, rows >= spacious.gaps ? 3 : 2);
  const lines: Line[][] = [];
  const join = (items: readonly Line[]) => joined(items, span("dim", ` ${glyphs.dot} `));
  if (most < 1) return [];
  for (const hint of hintsFor(state, scrolls)) {
    const item = [span("key", hintKeys(hint, state)), span("dim", ` ${words[hint.text]}`)];
    const line = lines.at(-1);
    if (line !== undefined && lineWidth(join([...line, item])) <= width) line.push(item);
    else if (hint.spare) continue;
    else if (lines.length < most) lines.push([item]);
    else {
      const mark = [span("dim", glyphs.more)];
      while (line !== undefined && line.length > 1 && lineWidth(join([...line, mark])) > width) line.pop();
      line?.push(mark);
      break;
    }
  }
  return lines.map((items) => fitLine(join(items), width, glyphs.more));
}

function joined(items: readonly Line[], separator: Span): Line {
  return items.flatMap((item, index) => (index === 0 ? item : [separator, ...item]));
}
