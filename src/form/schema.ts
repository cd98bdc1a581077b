import * as z from "zod/mini";
import { countedLabel } from "./counted-label.ts";
import { formatPath, type Issue } from "./issue.ts";
import { messages } from "./issue-messages.ts";
import type { Kind, TypeWord } from "./kinds/define-kind.ts";
import { type KindName, kinds, type Question } from "./kinds/index.ts";
import { deriveLabels } from "./labels.ts";
import { filled, isBlank, isRecord, wellFormed } from "./normalize.ts";
import { describedAs, descriptions } from "./texts.ts";
import { describeZodIssue } from "./zod-issues.ts";

/** A form that can be asked: at least one question, ids unique, blank optional fields gone. */
export interface Form {
  readonly title?: string;
  readonly description?: string;
  readonly questions: readonly Question[];
}

export type Parsed<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly issues: readonly Issue[] };

type QuestionInput = z.input<(typeof kinds)[KindName]["schema"]>;

// The compiler can't see that the registry has at least one kind, which a union needs.
const schemas = Object.values(kinds).map(({ schema }) => schema) as unknown as [
  z.ZodMiniType<QuestionInput, QuestionInput>,
];
const questionSchema = z.union(schemas);

/** What stands beside the questions. */
const heading = {
  $schema: z.optional(describedAs("For editors; not part of the form", z.string())),
  title: z.optional(describedAs("Stands above the form", z.string())),
  description: z.optional(describedAs("Shown with the first question", z.string())),
};

/** The native form: what questions.json may hold. A superset of the ask-user input. */
const formSchema = z.strictObject({
  ...heading,
  questions: z.array(questionSchema).check(z.minLength(1)),
});

/** A form as a program writes it; `parseForm` turns it into a `Form`. */
export type FormInput = z.input<typeof formSchema>;

const outline = z.strictObject({
  ...heading,
  questions: z.array(z.unknown()).check(z.minLength(1, messages.noQuestions)),
});

/**
 * Lets a form through, or tells everything that must be fixed in it, all issues at once. Never throws.
 *
 * @param input - the native form or an ask-user payload, as JSON gives it
 */
export function parseForm(input: unknown): Parsed<Form> {
  if (!isRecord(input)) return { ok: false, issues: [{ path: "", message: messages.notAForm }] };
  const raw = deriveLabels(wellFormed(input));
  const parsed = outline.safeParse(raw, { error: describeZodIssue });
  const issues = parsed.success ? [] : parsed.error.issues.map(toIssue);
  const entries = isRecord(raw) && Array.isArray(raw.questions) ? raw.questions : [];
  if (parsed.success && entries.length === 0)
    issues.push({ path: "questions", message: messages.noQuestions });
  const questions = entries.map((entry, index) => parseQuestion(entry, index));
  const all = [...issues, ...sameIds(entries), ...questions.flatMap((q) => (q.ok ? [] : q.issues))];
  if (!parsed.success || all.length > 0) return { ok: false, issues: all };
  return {
    ok: true,
    value: {
      ...filled("title", parsed.data.title),
      ...filled("description", parsed.data.description),
      questions: questions.flatMap((q) => (q.ok ? [q.value] : [])),
    },
  };
}

function parseQuestion(raw: unknown, index: number): Parsed<Question> {
  const at = (path: readonly PropertyKey[], message: string): Issue => ({
    path: formatPath(["questions", index, ...path]),
    message,
  });
  const name = isRecord(raw) ? kindNamed(raw.type) : "choice";
  if (name === undefined) {
    const words = Object.values(kinds).flatMap((kind): readonly TypeWord[] => kind.words);
    return { ok: false, issues: [at(["type"], messages.oneOf(words))] };
  }
  return parseAs(name);

  function parseAs(kindName: KindName): Parsed<Question> {
    const kind = kinds[kindName] as unknown as Kind<SharedInput, Question, unknown>;
    const parsed = kind.schema.safeParse(raw, { error: describeZodIssue });
    const typed = parsed.success ? [] : parsed.error.issues.map((issue) => at(issue.path, issue.message));
    const record = isRecord(raw) ? raw : {};
    const issues = [...typed, ...kind.check(record).map(({ path, message }) => at(path, message))];
    if (!parsed.success || issues.length > 0) return { ok: false, issues };
    const { id, label, prompt, required } = parsed.data;
    const base = {
      id,
      label: filled("label", label).label ?? countedLabel(index),
      prompt,
      required: required ?? false,
    };
    return { ok: true, value: kind.normalize(parsed.data, base) };
  }
}

interface SharedInput {
  readonly id: string;
  readonly label?: string | undefined;
  readonly prompt: string;
  readonly required?: boolean | undefined;
}

function kindNamed(word: unknown): KindName | undefined {
  if (word === undefined) return "choice";
  return Object.values(kinds).find((kind) => kind.words.some((known) => known === word))?.name;
}

function sameIds(entries: readonly unknown[]): Issue[] {
  const firsts = new Map<string, number>();
  return entries.flatMap((entry, index) => {
    if (!isRecord(entry) || typeof entry.id !== "string" || isBlank(entry.id)) return [];
    const first = firsts.get(entry.id);
    if (first === undefined) {
      firsts.set(entry.id, index);
      return [];
    }
    return [{ path: formatPath(["questions", index, "id"]), message: messages.sameId(first) }];
  });
}

function toIssue(issue: z.core.$ZodIssue): Issue {
  return { path: formatPath(issue.path), message: issue.message };
}

/** JSON Schema (2020-12) of the native form, for editors and for tools that write forms. */
export function formJsonSchema(): Record<string, unknown> {
  return { ...z.toJSONSchema(formSchema, { io: "input", metadata: descriptions }) };
}
