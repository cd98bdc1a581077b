import { answerOf, type Draft } from "../../form/draft.ts";
import type { Issue } from "../../form/issue.ts";
import type { TypeWord } from "../../form/kinds/define-kind.ts";
import { optionsOf, type Question, startDraft, typesOf } from "../../form/kinds/index.ts";
import type { Filled, Outcome, OutcomeKind } from "../../form/outcome.ts";
import type { Form } from "../../form/schema.ts";
import {
  type AskUserContinuation,
  type AskUserElaboration,
  continuationOf,
  elaborationOf,
} from "./elaborate.ts";

/** Metadata of one question in a result. */
export interface AskUserQuestion {
  id: string;
  label: string;
  prompt: string;
  type: TypeWord;
  /** Present when the person changed how the question is answered. */
  presentedType?: TypeWord;
}

/** One answer. `values` and `labels` hold the selected options in option order, then the own words. */
export interface AskUserAnswer {
  values: string[];
  labels: string[];
  /** 1-based positions of the selected options; own words have none. */
  indices: number[];
  customText?: string;
  note?: string;
  /** Notes on selected options, by option value. */
  optionNotes?: Record<string, string>;
}

/** `details` of the ask-user contract. `outcome` is ask-form's addition; all else is the contract's. */
export interface AskUserDetails {
  title?: string;
  /** True when the person dismissed the form, nobody could be asked, or the input was invalid. */
  cancelled: boolean;
  error?: { kind: "invalid_input"; issues: Issue[] };
  mode: "submit" | "elaborate";
  questions: AskUserQuestion[];
  /** By question id; questions without an answer are absent. */
  answers: Record<string, AskUserAnswer>;
  continuation?: AskUserContinuation;
  elaboration?: AskUserElaboration;
  outcome: OutcomeKind;
}

/** Forms the contract's `details` from how a form ended. */
export function toDetails(outcome: Outcome): AskUserDetails {
  const base = {
    cancelled: true,
    mode: "submit",
    questions: [],
    answers: {},
    outcome: outcome.kind,
  } as const;
  if (outcome.kind === "invalid") {
    return { ...base, questions: [], error: { kind: "invalid_input", issues: [...outcome.issues] } };
  }
  const { form } = outcome;
  const title = form.title === undefined ? {} : { title: form.title };
  if (outcome.kind === "unavailable") {
    return { ...title, ...base, questions: form.questions.map((question) => describe(question)) };
  }
  const questions = form.questions.map((question, index) => describe(question, outcome.drafts[index]));
  const shared = { ...title, ...base, questions };
  switch (outcome.kind) {
    case "submitted":
      return { ...shared, cancelled: false, answers: submitAnswers(outcome) };
    case "elaborated":
      return {
        ...shared,
        cancelled: false,
        mode: "elaborate",
        answers: committedAnswers(outcome),
        continuation: continuationOf(outcome),
        elaboration: elaborationOf(outcome),
      };
    default:
      return { ...shared, answers: submitAnswers(outcome) };
  }
}

/** The question as results describe it; with its draft, what it was presented as. */
export function describe(question: Question, draft?: Draft): AskUserQuestion {
  const { id, label, prompt } = question;
  if (draft === undefined) return { id, label, prompt, type: askedType(question) };
  const { asked, presented } = typesOf(question, draft.kind);
  return { id, label, prompt, type: asked, ...(presented === asked ? {} : { presentedType: presented }) };
}

function askedType(question: Question): TypeWord {
  return typesOf(question, startDraft(question)).asked;
}

/** The committed answer with the notes that belong to it, or undefined. */
export function committedAnswer(question: Question, draft: Draft): AskUserAnswer | undefined {
  const answer = answerOf(question, draft);
  if (answer === undefined) return undefined;
  const { customText } = answer;
  const notes = selectedNotes(question, draft, answer.indices);
  return {
    values: [...answer.values],
    labels: [...answer.labels],
    indices: [...answer.indices],
    ...(customText === undefined ? {} : { customText }),
    ...(draft.note === "" ? {} : { note: draft.note }),
    ...(notes.length === 0 ? {} : { optionNotes: Object.fromEntries(notes) }),
  };
}

function selectedNotes(question: Question, draft: Draft, indices: readonly number[]): [string, string][] {
  const options = optionsOf(question);
  return indices.flatMap((position): [string, string][] => {
    const note = draft.optionNotes.get(position - 1);
    const option = options[position - 1];
    return note === undefined || option === undefined ? [] : [[option.value, note]];
  });
}

function committedAnswers({ form, drafts }: Filled): Record<string, AskUserAnswer> {
  return collect(form, drafts, committedAnswer);
}

/** A question note alone is an entry on submit, with nothing in its arrays. */
function submitAnswers({ form, drafts }: Filled): Record<string, AskUserAnswer> {
  return collect(form, drafts, submittedAnswer);
}

/** What `submit` would send for one question, or undefined. */
export function submittedAnswer(question: Question, draft: Draft): AskUserAnswer | undefined {
  const answer = committedAnswer(question, draft);
  if (answer !== undefined || draft.note === "") return answer;
  return { values: [], labels: [], indices: [], note: draft.note };
}

function collect(
  form: Form,
  drafts: readonly Draft[],
  pick: (question: Question, draft: Draft) => AskUserAnswer | undefined,
): Record<string, AskUserAnswer> {
  return Object.fromEntries(
    form.questions.flatMap((question, index) => {
      const draft = drafts[index];
      const answer = draft === undefined ? undefined : pick(question, draft);
      return answer === undefined ? [] : [[question.id, answer]];
    }),
  );
}
