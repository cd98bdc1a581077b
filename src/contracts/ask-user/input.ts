import * as z from "zod/mini";
import { formatPath, type Issue } from "../../form/issue.ts";
import { messages } from "../../form/issue-messages.ts";
import { isRecord } from "../../form/normalize.ts";
import { type Form, type Parsed, parseForm } from "../../form/schema.ts";
import { describedAs, descriptions } from "../../form/texts.ts";

const types = ["single", "multi", "preview"] as const;

// What the tool tells a model. Flat, without unions: some providers take no others. The rules between fields are
// checked when the tool runs.
const inputSchema = z.object({
  title: z.optional(describedAs("Short heading above the form", z.string())),
  questions: describedAs(
    "One or more questions, each a focused decision",
    z.array(
      z.object({
        id: describedAs("Stable name of the answer, unique in this call", z.string()),
        label: z.optional(describedAs("One or two words for the tab", z.string())),
        prompt: describedAs("The question itself, with the context that is needed to answer it", z.string()),
        type: z.optional(
          describedAs(
            "single (default): one answer; multi: several; preview: one, compared by previews",
            z.enum(types),
          ),
        ),
        required: z.optional(describedAs("A mark for the person; never blocks submission", z.boolean())),
        options: z.array(
          z.object({
            value: describedAs("What the result holds; unique in its question", z.string()),
            label: describedAs("What the person reads", z.string()),
            description: z.optional(describedAs("The effect or tradeoff of this option", z.string())),
            preview: z.optional(
              describedAs("Markdown or code; needed for every option of a preview question", z.string()),
            ),
          }),
        ),
      }),
    ),
  ),
});

/** JSON Schema of the `ask_user` tool's parameters, made from zod. */
export function askUserJsonSchema(): Record<string, unknown> {
  const { $schema: _dialect, ...schema } = z.toJSONSchema(inputSchema, {
    io: "input",
    metadata: descriptions,
  });
  return { ...schema };
}

/**
 * The tool's input as a form. Models add fields of their own: those are left out. `freeform` is let through only for
 * forms that were extracted from a message: it must be the sole option of its question, and the person then writes.
 */
export function parseAskUser(
  input: unknown,
  { freeform = false }: { readonly freeform?: boolean } = {},
): Parsed<Form> {
  if (!isRecord(input)) return parseForm(input);
  const { title, questions } = input;
  const known = Array.isArray(questions)
    ? questions.map((question) => knownFields(question, freeform))
    : questions;
  const parsed = parseForm(pick({ title, questions: known }));
  const issues = Array.isArray(questions)
    ? questions.flatMap((question, index) => typeIssues(question, index, freeform))
    : [];
  if (issues.length === 0) return parsed;
  return { ok: false, issues: [...(parsed.ok ? [] : parsed.issues), ...issues] };
}

/** Own `text` questions exist in files, not in the tool; a freeform option stands alone. */
function typeIssues(question: unknown, index: number, freeform: boolean): Issue[] {
  if (!isRecord(question)) return [];
  const issues: Issue[] = [];
  if (question.type === "text") {
    issues.push({ path: formatPath(["questions", index, "type"]), message: messages.oneOf(types) });
  }
  const options = Array.isArray(question.options) ? question.options : [];
  const marked = options.findIndex((option: unknown) => isRecord(option) && option.freeform === true);
  if (freeform && marked >= 0 && options.length > 1) {
    issues.push({
      path: formatPath(["questions", index, "options", marked, "freeform"]),
      message: messages.freeformAlone,
    });
  }
  return issues;
}

function knownFields(question: unknown, freeform: boolean): unknown {
  if (!isRecord(question)) return question;
  const { id, label, prompt, type, required, options } = question;
  const list = Array.isArray(options) ? options : undefined;
  if (freeform && list?.length === 1 && isRecord(list[0]) && list[0].freeform === true) {
    return pick({ id, label, prompt, required, type: "text" });
  }
  return pick({ id, label, prompt, type, required, options: list?.map(knownOption) ?? options });
}

function knownOption(option: unknown): unknown {
  if (!isRecord(option)) return option;
  const { value, label, description, preview } = option;
  return pick({ value, label, description, preview });
}

/** The fields that are there. */
function pick(fields: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}
