import { actionHelp } from "../../../store/layout/review.ts";
import { type FormState, reviewActions } from "../../../store/state.ts";
import { answerOf, type Draft } from "../../form/draft.ts";
import { isPicked, optionsOf, type Question } from "../../form/kinds/index.ts";
import { cleanLine } from "../../text/clean.ts";
import { copyFor } from "../../text/languages/index.ts";
import { plainOf } from "./plain-of.ts";
import { hintLine } from "./question-lines.ts";

/** The review as lines: every question with its answer and notes, then what can be done. */
export function reviewLines(state: FormState): readonly string[] {
  const { questions } = state.form;
  const say = plainOf(state);
  return [
    "",
    say.review,
    ...questions.flatMap((question, index) => {
      const draft = state.drafts[index];
      return draft === undefined ? [] : answerLines(state, question, draft, index + 1);
    }),
    ...reviewActions.map((action, index) =>
      say.action(index + 1, copyFor(state.screen).actions[action], actionHelp(state, action)),
    ),
    hintLine(state),
  ];
}

function answerLines(state: FormState, question: Question, draft: Draft, number: number): readonly string[] {
  const say = plainOf(state);
  const { openRequired, unanswered } = copyFor(state.screen);
  const labels = answerOf(question, draft)?.labels.map(cleanLine);
  const missing = question.required ? openRequired : unanswered;
  const options = optionsOf(question);
  const onOptions = [...draft.optionNotes]
    .sort(([a], [b]) => a - b)
    .map(([row, note]) => {
      const line = say.noteOnOption(row + 1, cleanLine(options[row]?.label ?? ""), cleanLine(note));
      return isPicked(question, draft, row) ? line : say.noteUnpicked(line);
    });
  const notes = [...(draft.note === "" ? [] : [say.note(cleanLine(draft.note))]), ...onOptions];
  return [
    say.reviewLine(number, cleanLine(question.label), labels?.join(", ") ?? missing),
    ...notes.map((note) => `   ${note}`),
  ];
}
