import * as z from "zod/mini";
import { messages } from "../issue-messages.ts";
import { filled, isBlank, isRecord } from "../normalize.ts";
import { type Option, optionsSchema } from "../option.ts";
import { type QuestionBase, questionFields } from "../question.ts";
import { type DraftAction, defineKind, type RelativeIssue } from "./define-kind.ts";

const schema = z.strictObject({
  ...questionFields,
  type: z.optional(z.enum(["single", "multi", "preview"])),
  options: optionsSchema,
});
type ChoiceInput = z.output<typeof schema>;

/** A question with options. `single`, `multi` and `preview` are words of the outside for `pick` and `preview`. */
export interface ChoiceQuestion extends QuestionBase {
  readonly kind: "choice";
  readonly pick: "one" | "many";
  readonly preview: boolean;
  readonly options: readonly Option[];
}

export interface ChoiceDraft {
  readonly kind: "choice";
  /** May differ from the question's: a person can change it while the form is open. */
  readonly pick: "one" | "many";
  /** Rows of the selected options, ascending, whatever order they were chosen in. */
  readonly selected: readonly number[];
}

function normalizeOption(option: ChoiceInput["options"][number]): Option {
  return {
    value: option.value,
    label: option.label,
    ...filled("description", option.description),
    ...filled("group", option.group),
    ...filled("preview", option.preview),
  };
}

function check(raw: Readonly<Record<string, unknown>>): readonly RelativeIssue[] {
  if (!Array.isArray(raw.options)) return [];
  const options: readonly unknown[] = raw.options;
  const firsts = new Map<string, number>();
  const issues: RelativeIssue[] = [];
  options.forEach((option, index) => {
    if (!isRecord(option)) return;
    const fault = (field: string, message: string) => {
      issues.push({ path: ["options", index, field], message });
    };
    if (typeof option.value === "string" && !isBlank(option.value)) {
      const first = firsts.get(option.value);
      if (first !== undefined) fault("value", messages.sameValue(first));
      else firsts.set(option.value, index);
    }
    if (raw.type === "preview" && (option.preview === undefined || isBlank(option.preview)))
      fault("preview", messages.noPreview);
  });
  return issues;
}

function update(question: ChoiceQuestion, draft: ChoiceDraft, action: DraftAction): ChoiceDraft {
  switch (action.type) {
    case "pick":
      return select(draft, [action.row]);
    case "clear":
      return select(draft, []);
    case "toggle": {
      const rest = draft.selected.filter((row) => row !== action.row);
      if (rest.length < draft.selected.length) return select(draft, rest);
      return select(draft, draft.pick === "one" ? [action.row] : [...rest, action.row]);
    }
    case "select":
      return draft.pick === "one" ? draft : select(draft, [...draft.selected, ...action.rows]);
    case "deselect": {
      const gone = new Set(action.rows);
      return select(
        draft,
        draft.selected.filter((row) => !gone.has(row)),
      );
    }
    case "change-type":
      if (draft.pick === "one") return { ...draft, pick: "many" };
      return select({ ...draft, pick: "one" }, draft.selected.length > 1 ? [] : draft.selected);
  }
  function select(from: ChoiceDraft, rows: readonly number[]): ChoiceDraft {
    const known = rows.filter((row) => row in question.options);
    return { ...from, selected: [...new Set(known)].sort((a, b) => a - b) };
  }
}

/** A question with options, of which one or several are picked; previews are shown beside them when it has any. */
export const choice = defineKind<ChoiceInput, ChoiceQuestion, ChoiceDraft>({
  name: "choice",
  words: ["single", "multi", "preview"],
  schema,
  normalize: (input, base) => ({
    ...base,
    kind: "choice",
    pick: input.type === "multi" ? "many" : "one",
    preview: input.type === "preview",
    options: input.options.map(normalizeOption),
  }),
  check,
  start: (question) => ({ kind: "choice", pick: question.pick, selected: [] }),
  update,
  options: (question) => question.options,
  view: (question, draft) => ({
    view: "list",
    options: question.options,
    marks: draft.pick,
    selected: draft.selected,
    preview: question.preview,
  }),
  answer: (question, draft) => {
    const options = draft.selected.flatMap((row) => question.options[row] ?? []);
    return {
      values: options.map((option) => option.value),
      labels: options.map((option) => option.label),
      indices: draft.selected.map((row) => row + 1),
    };
  },
  exclusive: (_question, draft) => draft.pick === "one",
  types: (question, draft) => ({
    asked: word(question.pick, question.preview),
    presented: word(draft.pick, question.preview),
  }),
});

function word(pick: "one" | "many", preview: boolean): "single" | "multi" | "preview" {
  if (pick === "many") return "multi";
  return preview ? "preview" : "single";
}
