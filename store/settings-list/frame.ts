import { type Adjustable, adjustables } from "../../src/form/adjustable.ts";
import { formatKey, keyFor } from "../../src/keys/hints.ts";
import { cleanLine } from "../../src/text/clean.ts";
import { glyphsFor } from "../../src/text/glyphs.ts";
import { copyFor } from "../../src/text/languages/index.ts";
import { beyondText } from "../layout/beyond-text.ts";
import { firstLines, fitLine, hanging, type Line, paragraph, span, titledLine } from "../layout/line.ts";
import { spacious } from "../layout/sizes.ts";
import { tooSmallLines } from "../layout/too-small.ts";
import { highlighted, isOn, resetRow, type SettingsListState } from "./state.ts";

/** Where everything of the list stands on the screen; its height stays below the screen's. */
export interface SettingsFrame {
  readonly lines: readonly Line[];
  /** The line with the pointer; undefined while the screen is too small. */
  readonly pointer: number | undefined;
}

/** The fewest lines of the list: a row of two lines, or its beginning where something was to be said. */
const least = { quiet: 2, saying: 1 } as const;

/**
 * The list under its title, then what the highlighted row means, the file, what was to be said, and the keys. Where not
 * all fits the list scrolls, and what stands below it gives way from the top.
 */
export function settingsFrame(state: SettingsListState): SettingsFrame {
  const { columns, rows } = state.screen;
  const width = Math.max(1, columns - 2);
  const height = rows - 1;
  const tooSmall = tooSmallLines(state.screen);
  if (tooSmall !== undefined) return { lines: tooSmall, pointer: undefined };
  const gaps = rows >= spacious.gaps;
  const blocks = [
    ...adjustables.map((name, row) => switchLines(state, name, row, width)),
    resetLines(state, width),
  ];
  const listed = noticeOf(state) === undefined ? least.quiet : least.saying;
  const below = belowLines(state, width, height - 1 - listed - (gaps ? 1 : 0), gaps);
  const room = height - 1 - (gaps ? 1 : 0) - below.length;
  const { lines, top, total, start } = windowOf(blocks, state.row, room);
  const title = titleLine(state, width, { above: top, below: total - top - lines.length });
  const head = [title, ...(gaps ? [[]] : [])];
  return { lines: [...head, ...lines, ...below], pointer: head.length + start - top };
}

function titleLine(
  { screen, row }: SettingsListState,
  width: number,
  hidden: { readonly above: number; readonly below: number },
): Line {
  const copy = copyFor(screen);
  const more = beyondText(screen, hidden.above, hidden.below);
  const place = [copy.position(row + 1, resetRow + 1), more].filter(Boolean).join(" ");
  return titledLine([span("title", copy.settings.title)], place, width, 2, glyphsFor(screen).more);
}

function switchLines(state: SettingsListState, name: Adjustable, row: number, width: number): Line[] {
  const mark = glyphsFor(state.screen).many[isOn(state, name) ? 1 : 0];
  return rowLines(state, row, `${mark} `, copyFor(state.screen).settings.names[name], width);
}

function resetLines(state: SettingsListState, width: number): Line[] {
  return rowLines(state, resetRow, "", copyFor(state.screen).settings.reset, width);
}

function rowLines(state: SettingsListState, row: number, mark: string, text: string, width: number): Line[] {
  const active = state.row === row;
  const first = [
    span("pointer", active ? glyphsFor(state.screen).pointer : " "),
    span("plain", " "),
    ...(mark === "" ? [] : [span(active ? "active-mark" : "mark", mark)]),
  ];
  return hanging(first, active ? "active-label" : "label", text, width);
}

/** As many lines as there is room for, with the highlighted row, which begins at `start` of all, in the middle. */
function windowOf(blocks: readonly Line[][], row: number, room: number) {
  const all = blocks.flat();
  const start = blocks.slice(0, row).reduce((sum, block) => sum + block.length, 0);
  const height = blocks[row]?.length ?? 1;
  const middle = start - Math.max(0, Math.floor((room - height) / 2));
  const top = Math.max(0, Math.min(middle, all.length - room));
  return { lines: all.slice(top, top + room), top, total: all.length, start };
}

/**
 * Everything below the list, `room` lines at most. Where not all fits, what was to be said comes first, then the file;
 * both are cut where there is no more room. Then come the keys, then what the row means, as a whole or not at all.
 */
function belowLines(state: SettingsListState, width: number, room: number, gaps: boolean): Line[] {
  const name = highlighted(state);
  const { settings: copy } = copyFor(state.screen);
  const { more } = glyphsFor(state.screen);
  const help = paragraph("dim", name === undefined ? copy.resetHelp : copy.help[name], width);
  const notice = noticeOf(state);
  const path = cleanLine(state.path);
  // The file stands in full beside it, and a long folder would hide the reason.
  const short = cleanLine(notice ?? "").replaceAll(path, () => path.split(/[/\\]/).at(-1) ?? path);
  const said = notice === undefined ? [] : paragraph("notice", short, width);
  const file = paragraph("dim", copy.file(path), width);
  const gap: Line[] = gaps ? [[]] : [];
  const keys = [...gap, ...hintLines(state, width)];
  const lines = [
    ...firstLines(file, Math.max(0, room - said.length), width, more),
    ...firstLines(said, room, width, more),
  ];
  const withKeys = [...lines, ...keys];
  if (withKeys.length > room) return lines.slice(0, room);
  const whole = [...gap, ...help, ...gap, ...withKeys];
  return whole.length > room ? withKeys : whole;
}

function noticeOf(state: SettingsListState): string | undefined {
  if (state.resetArmed) {
    const key = keyFor("settingsModal.toggle", state.keymap, state.screen);
    return copyFor(state.screen).settings.resetAgain(key);
  }
  return state.message ?? state.problem;
}

function hintLines(state: SettingsListState, width: number): Line[] {
  const { keymap, screen } = state;
  const glyphs = glyphsFor(screen);
  const copy = copyFor(screen);
  const key = (action: Parameters<typeof keyFor>[0]) => keyFor(action, keymap, screen);
  const move = [key("settingsModal.previousOption"), key("settingsModal.nextOption")];
  const items: readonly (readonly [string, string])[] = [
    [move.every((text) => text.length === 1) ? move.join("") : move.join("/"), copy.hints.move],
    [key("settingsModal.toggle"), copy.settings.toggle],
    [keymap["settingsModal.close"].map((id) => formatKey(id, screen))[0] ?? "", copy.hints.close],
  ];
  const line = items.flatMap(([keysText, text], index) => [
    ...(index === 0 ? [] : [span("dim", ` ${glyphs.dot} `)]),
    span("key", keysText),
    span("dim", ` ${text}`),
  ]);
  return [fitLine(line, width, glyphs.more)];
}
