import { type Active, activeOf, isAnswered } from "../../../store/selectors.ts";
import type { FormState } from "../../../store/state.ts";
import { countedLabel } from "../../form/counted-label.ts";
import { answerOf } from "../../form/draft.ts";
import type { Option } from "../../form/option.ts";
import { clean, cleanLine } from "../../text/clean.ts";
import type { Catalogue } from "../../text/languages/index.ts";
import { plainOf } from "./plain-of.ts";

/** Title and description of the form, which stand before the first question once. */
export function headingLines({ form }: FormState): readonly string[] {
  const title = form.title === undefined ? [] : [cleanLine(form.title)];
  return [...title, ...textLines(form.description)];
}

/** The active question as lines: what is asked, the options with their previews, what has been answered, what to type. */
export function questionLines(state: FormState): readonly string[] {
  const active = activeOf(state);
  if (active === undefined) return [];
  const { question, draft, index } = active;
  const say = plainOf(state);
  const total = state.form.questions.length;
  const label = question.label === countedLabel(index) ? undefined : cleanLine(question.label);
  const labels = answerOf(question, draft)?.labels.map(cleanLine);
  return [
    "",
    say.question(index + 1, total, label, question.required),
    ...textLines(question.prompt),
    ...optionLines(say, active),
    ...(labels === undefined ? [] : [say.answer(labels)]),
    ...(draft.note === "" ? [] : [say.noteOnQuestion(cleanLine(draft.note))]),
    hintLine(state),
  ];
}

/** One line that says what can be typed. */
export function hintLine(state: FormState): string {
  const { hints } = plainOf(state);
  const active = activeOf(state);
  if (active === undefined) return hints.review;
  const { view, index } = active;
  const hint = view.view === "field" ? hints.written : { one: hints.one, many: hints.several }[view.marks];
  return hint(isAnswered(state, index));
}

/** The same after a line that did not lead on, with where one is. */
export function againLine(state: FormState): string {
  const total = state.form.questions.length;
  const hint = hintLine(state);
  return state.tab < total ? plainOf(state).asksAgain(state.tab + 1, total, hint) : hint;
}

function optionLines(say: Catalogue["plain"], { view, draft }: Active): readonly string[] {
  if (view.view !== "list") return [];
  return view.options.flatMap((option: Option, row) => {
    const note = draft.optionNotes.get(row);
    return [
      say.option(row + 1, cleanLine(option.label), view.selected.includes(row)),
      ...indented(textLines(option.description)),
      ...(note === undefined ? [] : indented([say.note(cleanLine(note))])),
      ...(view.preview && option.preview !== undefined
        ? indented([say.preview, ...textLines(option.preview)])
        : []),
    ];
  });
}

function textLines(text: string | undefined): readonly string[] {
  return text === undefined
    ? []
    : clean(text)
        .split("\n")
        .map((line) => line.trimEnd());
}

function indented(lines: readonly string[]): readonly string[] {
  return lines.map((line) => (line === "" ? "" : `   ${line}`));
}
