import * as z from "zod/mini";
import { chooseOption, type Draft, emptyDraft, saveNote, saveOptionNote, saveOwn } from "./draft.ts";
import { formatPath, type Issue } from "./issue.ts";
import { messages } from "./issue-messages.ts";
import { isExclusive, optionsOf, type Question, startDraft } from "./kinds/index.ts";
import { isRecord, wellFormed } from "./normalize.ts";
import type { Filled } from "./outcome.ts";
import type { Form, Parsed } from "./schema.ts";
import { describeZodIssue } from "./zod-issues.ts";

// Maps are let through as they are and their entries one by one: zod's own records leave out a key named __proto__.
const mapSchema = z.custom<Readonly<Record<string, unknown>>>(isRecord, messages.noMap);

const answerSchema = z.strictObject({
  values: z.optional(z.array(z.string())),
  customText: z.optional(z.string()),
  note: z.optional(z.string()),
  optionNotes: z.optional(mapSchema),
});

/** Answers that were given elsewhere than on the screen: `{ mode?, answers: { [id]: { values?, customText?, … } } }`. */
const givenAnswersSchema = z.strictObject({
  mode: z.optional(z.enum(["submit", "elaborate"])),
  answers: mapSchema,
});

type GivenAnswer = z.output<typeof answerSchema>;

/** A filled form and how it is sent. */
export interface Given extends Filled {
  readonly mode: "submit" | "elaborate";
}

/**
 * Takes answers that were given elsewhere, or tells everything that is wrong with them. Nothing is inferred: questions
 * without an answer stay open, unknown ids and values are issues, `mode` defaults to `submit`.
 */
export function applyGivenAnswers(form: Form, input: unknown): Parsed<Given> {
  const parsed = givenAnswersSchema.safeParse(wellFormed(input), { error: describeZodIssue });
  if (!parsed.success) {
    return {
      ok: false,
      issues: parsed.error.issues.map(({ path, message }) => ({ path: formatPath(path), message })),
    };
  }
  const { mode = "submit", answers } = parsed.data;
  const entries = Object.entries(answers).map(([id, answer]) => ({ id, ...parseAnswer(id, answer) }));
  const given = new Map(entries.map(({ id, answer }) => [id, answer]));
  const ids = form.questions.map(({ id }) => id);
  const unknown = [...given.keys()].filter((id) => !ids.includes(id));
  const issues = [
    ...entries.flatMap((entry) => entry.issues),
    ...unknown.map(
      (id): Issue => ({ path: formatPath(["answers", id]), message: messages.unknownQuestion(ids) }),
    ),
    ...form.questions.flatMap((question) => check(question, given.get(question.id) ?? {})),
  ];
  if (issues.length > 0) return { ok: false, issues };
  const drafts = form.questions.map((question) => fill(question, given.get(question.id) ?? {}));
  return { ok: true, value: { form, drafts, mode } };
}

function parseAnswer(id: string, input: unknown): { answer: GivenAnswer; issues: Issue[] } {
  const parsed = answerSchema.safeParse(input, { error: describeZodIssue });
  const at = (path: readonly PropertyKey[]) => formatPath(["answers", id, ...path]);
  if (!parsed.success) {
    return {
      answer: {},
      issues: parsed.error.issues.map(({ path, message }) => ({ path: at(path), message })),
    };
  }
  const notes = Object.entries(parsed.data.optionNotes ?? {});
  const wrong = notes.filter(([, note]) => typeof note !== "string");
  return {
    answer: parsed.data,
    issues: wrong.map(([value]) => ({ path: at(["optionNotes", value]), message: messages.noText })),
  };
}

function check(question: Question, { values = [], customText, optionNotes = {} }: GivenAnswer): Issue[] {
  const at = (path: PropertyKey[], message: string): Issue => ({
    path: formatPath(["answers", question.id, ...path]),
    message,
  });
  const known = optionsOf(question).map(({ value }) => value);
  if (known.length === 0) {
    return [
      ...(values.length > 0 ? [at(["values"], messages.textValues)] : []),
      ...(Object.keys(optionNotes).length > 0 ? [at(["optionNotes"], messages.optionNotesOfText)] : []),
    ];
  }
  const issues = values.flatMap((value, index) => {
    const first = values.indexOf(value);
    if (!known.includes(value)) return [at(["values", index], messages.unknownValue(known))];
    return first < index ? [at(["values", index], messages.twice(first))] : [];
  });
  const noted = Object.keys(optionNotes).filter((value) => !known.includes(value));
  const one = isExclusive(question, startDraft(question));
  const text = (customText ?? "").trim() !== "";
  return [
    ...issues,
    ...(one && values.length > 1 ? [at(["values"], messages.oneValue)] : []),
    ...(one && values.length > 0 && text ? [at([], messages.valueAndText)] : []),
    ...noted.map((value) => at(["optionNotes", value], messages.unknownValue(known))),
  ];
}

/** What a person would have done to give this answer. */
function fill(question: Question, given: GivenAnswer): Draft {
  const rowOf = (value: string) => optionsOf(question).findIndex((option) => option.value === value);
  let draft = emptyDraft(question);
  for (const value of given.values ?? []) draft = chooseOption(question, draft, "toggle", rowOf(value));
  if ((given.customText ?? "").trim() !== "") draft = saveOwn(question, draft, given.customText ?? "");
  draft = saveNote(draft, given.note ?? "");
  for (const [value, note] of Object.entries(given.optionNotes ?? {})) {
    if (typeof note === "string") draft = saveOptionNote(draft, rowOf(value), note);
  }
  return draft;
}
