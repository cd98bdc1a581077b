import type { Draft } from "../../form/draft.ts";
import { exhaustive } from "../../form/exhaustive.ts";
import { formatIssues } from "../../form/issue.ts";
import { optionsOf, type Question, typesOf } from "../../form/kinds/index.ts";
import type { Filled, Outcome } from "../../form/outcome.ts";
import type { Form } from "../../form/schema.ts";
import { type AskUserAnswer, committedAnswer, submittedAnswer } from "./details.ts";
import { itemsOf } from "./elaborate.ts";
import { englishWords } from "./transcript-words.ts";

/** What the model reads. The first line tells what happened. Always English. */
export function toModelText(outcome: Outcome): string {
  switch (outcome.kind) {
    case "submitted":
      return submitText(outcome);
    case "elaborated":
      return elaborateText(outcome);
    case "cancelled":
      return endedText("The user dismissed the form", outcome);
    case "timed-out":
      return endedText("Nobody submitted the form before its time was up", outcome);
    case "aborted":
      return endedText("The form was ended before the user submitted it", outcome);
    case "unavailable":
      return unavailableText(outcome.form);
    case "invalid":
      return ["Invalid ask_user payload:", ...formatIssues(outcome.issues).map((line) => `- ${line}`)].join(
        "\n",
      );
    default:
      return exhaustive(outcome);
  }
}

function submitText(filled: Filled): string {
  const lines = [...eachQuestion(filled, submitLines), ...presentationNote(filled)];
  return lines.length > 0 ? lines.join("\n") : "The user submitted the form without answering any question.";
}

/** `Label: A, B`, `Label note: x`, `Label / Option note: x`; a question that was left open gets no line. */
function submitLines(question: Question, draft: Draft): string[] {
  const answer = submittedAnswer(question, draft);
  if (answer === undefined) return [];
  const labels = answer.labels.length > 0 ? [`${question.label}: ${answer.labels.join(", ")}`] : [];
  return [...labels, ...submitNoteLines(question, answer)];
}

/** The lines for the notes that go with an answer. */
export function submitNoteLines(question: Question, answer: AskUserAnswer, words = englishWords): string[] {
  const { label } = question;
  return [
    ...(answer.note === undefined ? [] : [words.note(label, answer.note)]),
    ...optionNotes(question, answer).map(([option, note]) => words.optionNote(label, option, note)),
  ];
}

/** Notes on selected options as `[option label, note]`, in option order. */
function optionNotes(question: Question, answer: AskUserAnswer): [string, string][] {
  return optionsOf(question).flatMap(({ value, label }): [string, string][] => {
    const notes = answer.optionNotes ?? {};
    const note = Object.hasOwn(notes, value) ? notes[value] : undefined;
    return note === undefined ? [] : [[label, note]];
  });
}

/** Once, when a question with an entry in `answers` was presented otherwise than asked (ask-user contract, "one compact note"). */
function presentationNote(filled: Filled): string[] {
  const changed = eachQuestion(filled, (question, draft) => {
    if (submittedAnswer(question, draft) === undefined) return [];
    const { asked, presented } = typesOf(question, draft.kind);
    return asked === presented ? [] : [question.id];
  });
  if (changed.length === 0) return [];
  return ["Note: some questions were answered as another type than asked; see presentedType."];
}

function elaborateText(filled: Filled): string {
  const notes = eachQuestion(filled, noteLines);
  const lines = notes.length > 0 ? notes : eachQuestion(filled, answeredLines);
  if (lines.length > 0) return lines.join("\n");
  return "User asked to elaborate on the questions before answering any of them.";
}

function noteLines(question: Question, draft: Draft): string[] {
  return itemsOf(question, draft).map((item) => {
    const option = "option" in item ? ` option ${quote(item.option.label)}` : "";
    return `${about(question, draft, option)} with note ${quote(item.note)}`;
  });
}

function answeredLines(question: Question, draft: Draft): string[] {
  return committedAnswer(question, draft) === undefined ? [] : [about(question, draft, "")];
}

function about(question: Question, draft: Draft, option: string): string {
  const answer = committedAnswer(question, draft);
  const after = answer === undefined ? "" : ` after current answer ${quote(answer.labels.join(", "))}`;
  return `User asked to elaborate on question ${quote(question.prompt)}${option}${after}`;
}

/** What `lines` gives for each question in turn, in one list. */
export function eachQuestion<Line>(
  { form, drafts }: Filled,
  lines: (question: Question, draft: Draft) => readonly Line[],
): Line[] {
  return form.questions.flatMap((question, index) => {
    const draft = drafts[index];
    return draft === undefined ? [] : lines(question, draft);
  });
}

function quote(text: string): string {
  return `"${text}"`;
}

function endedText(what: string, filled: Filled): string {
  const lines = eachQuestion(filled, submitLines);
  if (lines.length === 0) return `${what}. Nothing had been filled in.`;
  return [`${what}. What had been filled in until then follows; it is not an answer:`, ...lines].join("\n");
}

function unavailableText(form: Form): string {
  return [
    "Needs user input: ask_user requires interactive TUI mode. Nobody was asked; ask the user these questions in plain text:",
    ...(form.title === undefined ? [] : [form.title]),
    ...form.questions.flatMap((question, index) => [
      `${index + 1}. ${question.prompt}`,
      ...optionsOf(question).map(
        ({ label, description }) => `   - ${label}${description === undefined ? "" : `: ${description}`}`,
      ),
    ]),
  ].join("\n");
}
