import { cleanLine } from "../../src/text/clean.ts";
import { glyphsFor } from "../../src/text/glyphs.ts";
import { inlineMarkdown } from "../../src/text/inline.ts";
import { copyFor } from "../../src/text/languages/index.ts";
import { widthOf } from "../../src/text/wrap.ts";
import { type Active, activeOf } from "../selectors.ts";
import type { FormState } from "../state.ts";
import { type Aside, asideOf, hiddenLines } from "./aside.ts";
import { beyondText } from "./beyond-text.ts";
import { type Doc, totalOf } from "./doc.ts";
import { type FilterLine, filterLineOf } from "./filter-line.ts";
import { type Head, questionHead } from "./head.ts";
import { type Line, lineWidth, type Row, span, titledLine } from "./line.ts";
import { markWidth } from "./option-block.ts";
import { questionDoc } from "./question-doc.ts";
import { reviewDoc } from "./review.ts";
import { spacious } from "./sizes.ts";

/** The list between header and footer: a window of `height` lines over `doc`, `top` lines from its beginning. */
export interface ListPane {
  readonly doc: Doc;
  readonly top: number;
  readonly height: number;
  /** Stands above the window where the doc is longer: the prompt and how much there is above and below. */
  readonly status: Line | undefined;
  /** Stands above the window while options are looked for. */
  readonly filter: FilterLine | undefined;
}

/** The lines of a list pane above its window. */
export function headOf({ status, filter }: ListPane): number {
  return (status === undefined ? 0 : 1) + (filter === undefined ? 0 : 1);
}

export interface Panes {
  /** Above both panes, where there are two side by side. */
  readonly head: readonly Row[];
  readonly list: ListPane;
  readonly aside: Aside | undefined;
  /** Blank lines between the list and an aside below it. */
  readonly gap: number;
  /** True when a pane is longer than its window. */
  readonly scrolls: boolean;
}

/** From here on the preview stands beside the list. */
const BESIDE_WIDTH = 72;
const GAP = 3;

/** Divides `height` lines of `width` columns between list and preview. */
export function panesOf(state: FormState, width: number, height: number): Panes {
  const active = activeOf(state);
  if (active === undefined) return stacked(state, width, height, reviewPane(state, width));
  if (active.view.view !== "list" || !active.view.preview) {
    return alone(listPane(state, questionPane(state, active, width), height));
  }
  return width >= BESIDE_WIDTH
    ? sideBySide(state, active, width, height)
    : stacked(state, width, height, questionPane(state, active, width));
}

/** A list that can give up its head to the status line. */
interface Source {
  readonly doc: Doc;
  /** The head in one line and the doc without it; undefined where the head is more than that. */
  readonly lean: { readonly title: Line; readonly doc: Doc } | undefined;
  readonly title: Line;
  /** The line of the doc on which the title stands as well. */
  readonly titleAt: number;
  /** While options are looked for, which are alone in the doc then. */
  readonly filter: FilterLine | undefined;
}

function questionPane(state: FormState, active: Active, width: number): Source {
  const head = questionHead(state, active, width);
  const short = head.short;
  const title = [span("prompt", inlineMarkdown(cleanLine(active.question.prompt)))];
  const filter = filterLineOf(state, active);
  const bare = questionDoc(state, active, width, undefined);
  if (filter !== undefined) return { doc: bare, title, titleAt: 0, lean: undefined, filter };
  const lean = short && { title: short, doc: bare };
  return { doc: questionDoc(state, active, width, head), title, titleAt: head.promptAt, lean, filter };
}

function reviewPane(state: FormState, width: number): Source {
  const title = [span("prompt", copyFor(state.screen).reviewPrompt)];
  return {
    doc: reviewDoc(state, width, true),
    title,
    titleAt: 0,
    filter: undefined,
    lean: { title, doc: reviewDoc(state, width, false) },
  };
}

function alone(list: ListPane): Panes {
  return { head: [], list, aside: undefined, gap: 0, scrolls: scrolls(list, undefined) };
}

/** The list as a window; where it is too long its first line tells the prompt and what is hidden. */
function listPane(state: FormState, source: Source, height: number): ListPane {
  const { doc, filter } = source;
  if (filter !== undefined)
    return windowOver(state, doc, Math.max(1, height - 2), () => source.title, filter);
  if (totalOf(doc) <= height) return { doc, top: 0, height, status: undefined, filter: undefined };
  const window = Math.max(1, height - 1);
  const { lean } = source;
  if (lean !== undefined && lineWidth(lean.title) < doc.width - placeWidth(state, totalOf(doc))) {
    return windowOver(state, lean.doc, window, () => lean.title);
  }
  // The prompt stands in the doc: it is told again only where it is out of sight.
  return windowOver(state, doc, window, (top) => (top > source.titleAt ? source.title : []));
}

function windowOver(
  state: FormState,
  doc: Doc,
  height: number,
  title: (top: number) => Line,
  filter?: FilterLine,
): ListPane {
  const hidden = Math.max(0, totalOf(doc) - height);
  const top = Math.max(0, Math.min(state.listTop, hidden));
  return { doc, top, height, status: statusLine(state, title(top), doc.width, top, hidden - top), filter };
}

/** The most that the place in a doc of `total` lines can take, with a space before it. */
function placeWidth(state: FormState, total: number): number {
  return widthOf(beyondText(state.screen, total, total)) + 1;
}

function statusLine(state: FormState, title: Line, width: number, above: number, below: number): Line {
  const place = beyondText(state.screen, above, below);
  return titledLine(title, place, width, 1, glyphsFor(state.screen).more);
}

/** What the list has to have at least while an editor is open in it. */
function editorRoom({ editing }: FormState): number {
  return editing === undefined ? 0 : editing.rows + 2;
}

/** The list above, the preview or summary below it. */
function stacked(state: FormState, width: number, height: number, source: Source): Panes {
  // On the lowest screens a preview needs a line too; the three actions of the review come first.
  const least = height < 6 && activeOf(state) !== undefined ? 2 : 3;
  const room = Math.max(least, Math.ceil(height / 2), height - 12, editorRoom(state));
  const list = listPane(
    state,
    source,
    source.filter === undefined ? Math.min(totalOf(source.doc), room) : room,
  );
  const used = list.status === undefined ? totalOf(list.doc) : list.height + headOf(list);
  const gap = state.screen.rows >= spacious.gaps ? 1 : 0;
  const aside = asideOf(state, width, Math.max(0, height - used - gap - 1), "below");
  return { head: [], list, aside, gap, scrolls: scrolls(list, aside) };
}

/** The prompt over both, the list on the left, the preview on the right. */
function sideBySide(state: FormState, active: Active, width: number, height: number): Panes {
  const head = questionHead(state, active, width);
  const listWidth = listWidthOf(active, width);
  const asideWidth = width - listWidth - GAP;
  const most = Math.min(Math.floor(height / 2), height - editorRoom(state));
  const above = head.lines.length <= most ? head : undefined;
  const room = height - (above?.lines.length ?? 0);
  const list = listPane(state, splitPane(state, active, listWidth, above), room);
  const aside = asideOf(state, asideWidth, Math.max(0, room - 1), "beside");
  return { head: above?.lines ?? [], list, aside, gap: 0, scrolls: scrolls(list, aside) };
}

function scrolls(list: ListPane, aside: Aside | undefined): boolean {
  return totalOf(list.doc) > list.height || (aside !== undefined && hiddenLines(aside) > 0);
}

function splitPane(state: FormState, active: Active, width: number, above: Head | undefined): Source {
  if (above === undefined) return questionPane(state, active, width);
  const doc = questionDoc(state, active, width, undefined);
  return { doc, title: [], titleAt: 0, filter: filterLineOf(state, active), lean: { title: [], doc } };
}

/** At least 24 columns, at most half; between them what the longest label takes. */
function listWidthOf({ view }: Active, width: number): number {
  if (view.view !== "list") return width;
  const labels = view.options.slice(0, 200).map(({ label, description }) => {
    return Math.max(widthOf(cleanLine(label)), Math.min(40, widthOf(cleanLine(description ?? ""))));
  });
  const wanted = markWidth(view.options.length + 1) + Math.max(14, ...labels);
  return Math.max(24, Math.min(wanted, Math.floor(width / 2)));
}
