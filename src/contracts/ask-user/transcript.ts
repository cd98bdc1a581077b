import type { Draft } from "../../form/draft.ts";
import type { Question } from "../../form/kinds/index.ts";
import type { Outcome } from "../../form/outcome.ts";
import type { TranscriptEntry } from "../define-contract.ts";
import { committedAnswer, submittedAnswer } from "./details.ts";
import { eachQuestion, submitNoteLines, toModelText } from "./model-text.ts";

/**
 * What was asked and what was answered. `✓ ` marks an answer and `(wrote) ` one that has only own words (ask-user
 * contract); a form that did not end with answers shows the sentence for the model instead.
 */
export function toTranscript(outcome: Outcome): readonly TranscriptEntry[] {
  switch (outcome.kind) {
    case "submitted":
      return eachQuestion(outcome, (question, draft) => [entryOf(question, draft)]);
    case "elaborated":
      return [
        ...eachQuestion(outcome, (question, draft) => [
          { asked: question.prompt, lines: answerLine(question, draft) },
        ]),
        { lines: toModelText(outcome).split("\n") },
      ];
    default:
      return [{ lines: toModelText(outcome).split("\n") }];
  }
}

function entryOf(question: Question, draft: Draft): TranscriptEntry {
  const answer = submittedAnswer(question, draft);
  const notes = answer === undefined ? [] : submitNoteLines(question, answer);
  return { asked: question.prompt, lines: [...answerLine(question, draft), ...notes] };
}

function answerLine(question: Question, draft: Draft): string[] {
  const answer = committedAnswer(question, draft);
  if (answer === undefined) return [];
  const wrote = answer.customText !== undefined && answer.indices.length === 0 ? "(wrote) " : "";
  return [`✓ ${question.label}: ${wrote}${answer.labels.join(", ")}`];
}
