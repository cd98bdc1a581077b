import type { Draft } from "../../form/draft.ts";
import type { Question } from "../../form/kinds/index.ts";
import type { Outcome } from "../../form/outcome.ts";
import type { TranscriptEntry, TranscriptWords } from "../define-contract.ts";
import { committedAnswer, submittedAnswer } from "./details.ts";
import { eachQuestion, submitNoteLines, toModelText } from "./model-text.ts";
import { englishWords } from "./transcript-words.ts";

/**
 * What was asked and what was answered. `✓ ` marks an answer and `(wrote) ` one that has only own words (ask-user
 * contract); a form that did not end with answers shows the sentence for the model instead.
 */
export function toTranscript(outcome: Outcome, words = englishWords): readonly TranscriptEntry[] {
  switch (outcome.kind) {
    case "submitted":
      return eachQuestion(outcome, (question, draft) => [entryOf(question, draft, words)]);
    case "elaborated":
      return [
        ...eachQuestion(outcome, (question, draft) => [
          { asked: question.prompt, lines: answerLine(question, draft, words) },
        ]),
        { lines: toModelText(outcome).split("\n") },
      ];
    default:
      return [{ lines: toModelText(outcome).split("\n") }];
  }
}

function entryOf(question: Question, draft: Draft, words: TranscriptWords): TranscriptEntry {
  const answer = submittedAnswer(question, draft);
  const notes = answer === undefined ? [] : submitNoteLines(question, answer, words);
  return { asked: question.prompt, lines: [...answerLine(question, draft, words), ...notes] };
}

function answerLine(question: Question, draft: Draft, words: TranscriptWords): string[] {
  const answer = committedAnswer(question, draft);
  if (answer === undefined) return [];
  const wrote = answer.customText !== undefined && answer.indices.length === 0 ? words.wrote : "";
  return [`✓ ${question.label}: ${wrote}${answer.labels.join(", ")}`];
}
