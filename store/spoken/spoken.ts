import { clean, cleanLine } from "../../src/text/clean.ts";
import { copyFor } from "../../src/text/languages/index.ts";
import { type Jump, jumpTabs } from "../jump.ts";
import { filterLineOf } from "../layout/filter-line.ts";
import { noticesOf } from "../layout/footer.ts";
import { frameOf } from "../layout/frame.ts";
import { hintKeys, hintsFor } from "../layout/hints.ts";
import type { ListPane } from "../layout/panes.ts";
import { type Active, activeOf, isAnswered } from "../selectors.ts";
import type { FormState } from "../state.ts";
import { spokenAside } from "./spoken-aside.ts";
import { type SpokenEditor, type SpokenRow, spokenRows } from "./spoken-rows.ts";

/** A tab: one of them is where the person is. */
interface SpokenTab {
  readonly text: string;
  readonly current: boolean;
}

/** A form as a screen reader tells it, from the top: words alone, nothing that only draws. */
export interface Spoken {
  readonly title: string | undefined;
  readonly tabs: readonly SpokenTab[];
  /** What is asked. */
  readonly prompt: readonly string[];
  /** The open editor of the note on the question. */
  readonly noteEditor: SpokenEditor | undefined;
  /** What can be chosen: of a long list the part that a sighted person would see. */
  readonly rows: readonly SpokenRow[];
  /** Which part that is, where it is not all. */
  readonly part: string | undefined;
  /** The preview, or what the review's action would send. */
  readonly aside: readonly string[];
  /** What waits for a second key press, then what keys do here. */
  readonly footer: readonly string[];
}

/** What is to be told about a state. */
export function spokenOf(state: FormState): Spoken {
  const { panes, header } = frameOf(state);
  const active = activeOf(state);
  if (panes === undefined)
    return { ...nothing, prompt: header.map((line) => line.map(({ text }) => text).join("")) };
  if (state.jump !== undefined) return spokenJump(state, state.jump, panes.list);
  const { title } = state.form;
  const copy = copyFor(state.screen);
  const { rows, part } = spokenRows(state, panes.list);
  return {
    title: title === undefined ? undefined : cleanLine(title),
    tabs: spokenTabs(state),
    prompt: active === undefined ? [copy.reviewPrompt] : spokenPrompt(state, active),
    noteEditor:
      state.editing?.field.field === "note"
        ? { label: copy.noteOnQuestion, text: clean(state.editing.text) }
        : undefined,
    rows,
    part,
    aside: panes.aside === undefined ? [] : spokenAside(state, panes.aside),
    footer: [...noticesOf(state), ...spokenHints(state, panes.scrolls)],
  };
}

/** The list of questions: what is looked for, then those in sight. */
function spokenJump(state: FormState, jump: Jump, { top, height }: ListPane): Spoken {
  const copy = copyFor(state.screen);
  const rows = jumpTabs(state)
    .slice(top, top + height)
    .map((tab, index): SpokenRow => {
      const question = state.form.questions[tab];
      const text =
        question === undefined
          ? copy.review
          : copy.spoken.option(tab + 1, cleanLine(question.label), cleanLine(question.prompt));
      const current = top + index === jump.row;
      return { row: top + index, role: "button", text, checked: false, current, editor: undefined };
    });
  return {
    ...nothing,
    prompt: [copy.questions, jump.text].filter((line) => line !== ""),
    rows,
    footer: spokenHints(state, false),
  };
}

const nothing: Spoken = {
  title: undefined,
  tabs: [],
  prompt: [],
  noteEditor: undefined,
  rows: [],
  part: undefined,
  aside: [],
  footer: [],
};

function spokenTabs(state: FormState): readonly SpokenTab[] {
  const { questions } = state.form;
  const copy = copyFor(state.screen);
  const labels = questions.map(({ label }, index) =>
    copy.spoken.tab(cleanLine(label), isAnswered(state, index)),
  );
  return [...labels, copy.review].map((text, index) => ({ text, current: index === state.tab }));
}

function spokenPrompt(state: FormState, active: Active): readonly string[] {
  const { form, editing, screen } = state;
  const { index, question, draft } = active;
  const copy = copyFor(screen);
  const description = index === 0 && form.description !== undefined ? [clean(form.description).trim()] : [];
  const prompt = clean(question.prompt).trim();
  const note =
    draft.note === "" || editing?.field.field === "note" ? [] : [copy.spoken.note(cleanLine(draft.note))];
  const line = active.view.view === "list" ? filterLineOf(state, active) : undefined;
  const filter = line === undefined ? [] : [`/ ${line.text}`.trim(), line.place];
  return [...description, question.required ? `${prompt} (${copy.required})` : prompt, ...note, ...filter];
}

function spokenHints(state: FormState, scrolls: boolean): readonly string[] {
  if (!state.behaviour.showFooterHints || !state.listening) return [];
  const words = copyFor(state.screen).hints;
  // Arrows have names that can be told.
  const named: FormState = { ...state, screen: { ...state.screen, ascii: true } };
  return [
    hintsFor(state, scrolls)
      .map((hint) => `${hintKeys(hint, named)} ${words[hint.text]}`)
      .join(", "),
  ];
}
