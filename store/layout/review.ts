import { answerOf, type Draft } from "../../src/form/draft.ts";
import { optionsOf, type Question, selectionOf } from "../../src/form/kinds/index.ts";
import { clean, cleanLine } from "../../src/text/clean.ts";
import { glyphsFor } from "../../src/text/glyphs.ts";
import { inlineMarkdown } from "../../src/text/inline.ts";
import { copyFor } from "../../src/text/languages/index.ts";
import { pad, widthOf } from "../../src/text/wrap.ts";
import { isLarge } from "../jump.ts";
import { contentOf, isAnswered } from "../selectors.ts";
import { type FormState, type ReviewAction, reviewActions } from "../state.ts";
import type { Doc } from "./doc.ts";
import { hanging, type Line, paragraph, span } from "./line.ts";
import { markSpans } from "./option-block.ts";

/** Below this the actions stand without their help: the summary's title tells the same. */
const NARROW = 60;

/** The action that is highlighted on the review tab. */
export function highlightedAction(state: FormState): ReviewAction {
  return reviewActions[state.row] ?? "submit";
}

/** The three actions; `head` says what this tab is. */
export function reviewDoc(state: FormState, width: number, withHead: boolean): Doc {
  const { reviewPrompt } = copyFor(state.screen);
  const head: Line[] = withHead ? [[span("prompt", reviewPrompt)], []] : [];
  const blocks = reviewActions.map((action, row) => actionLines(state, action, row, width));
  const start = (row: number) =>
    head.length + blocks.slice(0, row).reduce((sum, lines) => sum + lines.length, 0);
  return {
    width,
    head,
    count: reviewActions.length,
    start,
    lead: () => 0,
    lines: (row) => blocks[row] ?? [],
    focus: [start(state.row), start(state.row + 1)],
  };
}

/** What an action of the review does, in a few words. */
export function actionHelp(state: FormState, action: ReviewAction): string {
  const help = copyFor(state.screen).actionHelp;
  return action === "submit"
    ? help.submit(contentOf(state).answers, state.form.questions.length)
    : help[action];
}

function actionLines(state: FormState, action: ReviewAction, row: number, width: number): Line[] {
  const { actions } = copyFor(state.screen);
  const active = state.row === row;
  const help = actionHelp(state, action);
  const names = Math.max(...reviewActions.map((name) => widthOf(actions[name])));
  const [pointer, number] = markSpans(glyphsFor(state.screen), "", row, reviewActions.length, active);
  const first: Line = [
    ...(pointer ? [pointer] : []),
    ...(number ? [number] : []),
    span(active ? "active-label" : "label", pad(actions[action], names + 2)),
  ];
  return width < NARROW ? [first] : hanging(first, "dim", help, width);
}

/**
 * What the highlighted action would send. Submit and Cancel show notes of answered questions only, Elaborate all notes
 * (ask-user contract).
 */
export function summaryLines(state: FormState, width: number): Line[] {
  const { form, drafts } = state;
  const all = highlightedAction(state) === "elaborate";
  const intro = [form.title, form.description].flatMap((text) =>
    text === undefined ? [] : [...paragraph("dim", clean(text), width)],
  );
  const questions = reviewOrder(state).flatMap((index) => {
    const question = form.questions[index];
    const draft = drafts[index];
    if (question === undefined || draft === undefined) return [];
    return [[], ...questionSummary(state, question, draft, all, width)];
  });
  return intro.length > 0 ? [...intro, ...questions] : questions.slice(1);
}

/** The questions of a large form with what is open first, what is required before all; of others as they stand. */
function reviewOrder(state: FormState): readonly number[] {
  const indices = state.form.questions.map((_question, index) => index);
  if (!isLarge(state)) return indices;
  const rank = (index: number) =>
    isAnswered(state, index) ? 2 : state.form.questions[index]?.required ? 0 : 1;
  return indices.sort((a, b) => rank(a) - rank(b) || a - b);
}

function questionSummary(
  state: FormState,
  question: Question,
  draft: Draft,
  all: boolean,
  width: number,
): Line[] {
  const glyphs = glyphsFor(state.screen);
  const answer = answerOf(question, draft);
  const mark = span("mark", `${glyphs.tab[answer === undefined ? 0 : 1]} `);
  const title = hanging([mark], "label", cleanLine(question.label), width);
  const prompt = indented("dim", inlineMarkdown(cleanLine(question.prompt)), width);
  const { openRequired, unanswered } = copyFor(state.screen);
  const open = question.required ? openRequired : unanswered;
  const answers =
    answer === undefined
      ? indented("dim", open, width)
      : answer.labels.flatMap((label) => bulleted(glyphs.right, label, width));
  const notes = all || answer !== undefined ? noteLines(state, question, draft, all, width) : [];
  return [...title, ...prompt, ...answers, ...notes];
}

function noteLines(state: FormState, question: Question, draft: Draft, all: boolean, width: number): Line[] {
  const before: Line = [span("plain", "  "), span("note", `${glyphsFor(state.screen).note} `)];
  const own = draft.note === "" ? [] : hanging(before, "note", clean(draft.note), width);
  const options = optionsOf(question);
  const selected = selectionOf(question, draft.kind).indices.map((position) => position - 1);
  const shown = all ? [...draft.optionNotes.keys()].sort((a, b) => a - b) : selected;
  const notes = shown.flatMap((row) => {
    const note = draft.optionNotes.get(row);
    const label = cleanLine(options[row]?.label ?? "");
    return note === undefined ? [] : hanging(before, "note", `${label}: ${clean(note)}`, width);
  });
  return [...own, ...notes];
}

function indented(role: "dim" | "answer", text: string, width: number): Line[] {
  return hanging([span("plain", "  ")], role, text, width);
}

function bulleted(glyph: string, text: string, width: number): Line[] {
  return hanging([span("plain", "  "), span("answer", `${glyph} `)], "answer", clean(text), width);
}
