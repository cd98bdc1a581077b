import { type Draft, hasNotes } from "../../form/draft.ts";
import { optionsOf, type Question } from "../../form/kinds/index.ts";
import type { Option } from "../../form/option.ts";
import type { Filled } from "../../form/outcome.ts";
import { type AskUserAnswer, type AskUserQuestion, committedAnswer, describe } from "./details.ts";

/** What the next ask should keep and what it should revisit. */
export interface AskUserContinuation {
  strategy: "refine_only" | "resume";
  affectedQuestionIds: string[];
  preservedAnswers: Record<string, AskUserAnswer>;
  questionStates: Record<string, { status: "answered" | "needs_clarification" | "unanswered" }>;
}

/** What the person wants to have explained, note by note. */
export interface AskUserElaboration {
  instruction: string;
  nextAction: "clarify" | "clarify_then_reask";
  items: AskUserElaborationItem[];
}

/** A note with all that is needed to understand it: the question with its options, and the answer so far. */
export type AskUserElaborationItem = {
  question: AskUserQuestion & { options: Option[] };
  answered: boolean;
  answer?: AskUserAnswer;
  note: string;
} & (
  | { target: { kind: "question" } }
  | { target: { kind: "option"; optionValue: string }; option: Option; selected: boolean }
);

const INSTRUCTION =
  "Answer the requested clarification directly first. Then ask again only the affected questions, and only if a choice is still needed; keep the preserved answers.";

type Status = "answered" | "needs_clarification" | "unanswered";

function statusOf(question: Question, draft: Draft): Status {
  if (hasNotes(draft)) return "needs_clarification";
  return committedAnswer(question, draft) === undefined ? "unanswered" : "answered";
}

/** A question with any note needs clarification; answers without one are preserved (ask-user contract). */
export function continuationOf({ form, drafts }: Filled): AskUserContinuation {
  const rows = form.questions.flatMap((question, index) => {
    const draft = drafts[index];
    return draft === undefined
      ? []
      : [{ id: question.id, status: statusOf(question, draft), answer: committedAnswer(question, draft) }];
  });
  return {
    strategy: "refine_only",
    affectedQuestionIds: rows.filter((row) => row.status === "needs_clarification").map((row) => row.id),
    preservedAnswers: Object.fromEntries(
      rows.flatMap(({ id, status, answer }) => (status === "answered" && answer ? [[id, answer]] : [])),
    ),
    questionStates: Object.fromEntries(rows.map(({ id, status }) => [id, { status }])),
  };
}

/** Every note as an item, those on unselected options too: by question, its own note first, then option order. */
export function elaborationOf({ form, drafts }: Filled): AskUserElaboration {
  const items = form.questions.flatMap((question, index) => {
    const draft = drafts[index];
    return draft === undefined ? [] : itemsOf(question, draft);
  });
  return { instruction: INSTRUCTION, nextAction: "clarify_then_reask", items };
}

/** The notes of one question as elaboration items. */
export function itemsOf(question: Question, draft: Draft): AskUserElaborationItem[] {
  const answer = committedAnswer(question, draft);
  const options = [...optionsOf(question)];
  const shared = {
    question: { ...describe(question, draft), options },
    answered: answer !== undefined,
    ...(answer === undefined ? {} : { answer }),
  };
  const onQuestion: AskUserElaborationItem[] =
    draft.note === "" ? [] : [{ target: { kind: "question" }, ...shared, note: draft.note }];
  const onOptions = options.flatMap((option, row): AskUserElaborationItem[] => {
    const note = draft.optionNotes.get(row);
    if (note === undefined) return [];
    const selected = answer?.indices.includes(row + 1) ?? false;
    return [{ target: { kind: "option", optionValue: option.value }, ...shared, option, selected, note }];
  });
  return [...onQuestion, ...onOptions];
}
