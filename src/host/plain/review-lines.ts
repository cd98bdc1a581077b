import { actionHelp } from "../../../store/layout/review.ts";
import { type FormState, reviewActions } from "../../../store/state.ts";
import { answerOf, type Draft } from "../../form/draft.ts";
import { isPicked, optionsOf, type Question } from "../../form/kinds/index.ts";
import { cleanLine } from "../../text/clean.ts";
import { copy } from "../../text/copy.ts";
import { plainCopy } from "../../text/copy-plain.ts";
import { hintLine } from "./question-lines.ts";

/** The review as lines: every question with its answer and notes, then what can be done. */
export function reviewLines(state: FormState): readonly string[] {
  const { questions } = state.form;
  return [
    "",
    plainCopy.review,
    ...questions.flatMap((question, index) => {
      const draft = state.drafts[index];
      return draft === undefined ? [] : answerLines(question, draft, index + 1);
    }),
    ...reviewActions.map((action, index) =>
      plainCopy.action(index + 1, copy.actions[action], actionHelp(state, action)),
    ),
    hintLine(state),
  ];
}

function answerLines(question: Question, draft: Draft, number: number): readonly string[] {
  const labels = answerOf(question, draft)?.labels.map(cleanLine);
  const missing = question.required ? copy.openRequired : copy.unanswered;
  const options = optionsOf(question);
  const onOptions = [...draft.optionNotes]
    .sort(([a], [b]) => a - b)
    .map(([row, note]) => {
      const line = plainCopy.noteOnOption(row + 1, cleanLine(options[row]?.label ?? ""), cleanLine(note));
      return isPicked(question, draft, row) ? line : plainCopy.noteUnpicked(line);
    });
  const notes = [...(draft.note === "" ? [] : [plainCopy.note(cleanLine(draft.note))]), ...onOptions];
  return [
    plainCopy.reviewLine(number, cleanLine(question.label), labels?.join(", ") ?? missing),
    ...notes.map((note) => `   ${note}`),
  ];
}
