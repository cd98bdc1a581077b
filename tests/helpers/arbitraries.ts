import fc from "fast-check";
import { isBlank } from "../../src/form/normalize.ts";
import type { FormInput } from "../../src/form/schema.ts";
import { keyBytes } from "./session.ts";

const nasty = fc.constantFrom(
  "Plain label",
  "日本語のとても長いラベルです",
  "👨‍👩‍👧‍👦 family 🇩🇪",
  "\x1b[31mred\x1b[0m",
  "a\r\rb\r\nc",
  "x".repeat(300),
  "האם לפרוס",
  "é́́́ combining",
  "**bold** and `code` src/**/*.ts",
  "\ud83c lone",
  "tab\tand\u0000nul",
  "line one\nline two\n\n- item",
);
const text = fc
  .oneof(nasty, fc.string({ minLength: 1, maxLength: 40, unit: "binary" }))
  .filter((value) => !isBlank(value));

/** Question inputs without their id. */
const question = fc.oneof(
  fc.record({ prompt: text, type: fc.constant("text" as const), required: fc.boolean() }),
  fc.record({
    prompt: text,
    type: fc.constantFrom("single" as const, "multi" as const, "preview" as const),
    required: fc.boolean(),
    options: fc.array(
      fc.record({ label: text, description: fc.option(text, { nil: undefined }), preview: text }),
      {
        minLength: 1,
        maxLength: 12,
      },
    ),
  }),
);

/** Valid forms with ugly text. */
export const anyForm: fc.Arbitrary<FormInput> = fc
  .record({
    title: fc.option(text, { nil: undefined }),
    questions: fc.array(question, { minLength: 1, maxLength: 5 }),
  })
  .map(({ title, questions }) => ({
    ...(title === undefined ? {} : { title }),
    questions: questions.map((entry, index) =>
      "options" in entry
        ? {
            ...entry,
            id: `q${index}`,
            options: entry.options.map(({ description, ...option }, row) => ({
              ...option,
              ...(description === undefined ? {} : { description }),
              value: `v${row}`,
            })),
          }
        : { ...entry, id: `q${index}` },
    ),
  }));

const bytes = fc.oneof(
  { weight: 12, arbitrary: fc.constantFrom(...Object.keys(keyBytes), "esc") },
  {
    weight: 4,
    arbitrary: fc.constantFrom(
      "n",
      "N",
      "t",
      "1",
      "2",
      "3",
      "5",
      "9",
      "?",
      "@",
      "\\",
      "/",
      "/",
      "a",
      "A",
      "\x0f",
    ),
  },
  {
    weight: 3,
    arbitrary: fc.constantFrom(
      "日本語",
      "👨‍👩‍👧‍👦",
      "hello world",
      "ab\r",
      "1\r",
      "one\rtwo\r",
      "\x1b[B\x1b[B\r",
    ),
  },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      "\x1b[200~p\r\nq\x1b[201~",
      "\x1b[I",
      "\x1b[<65;10;10M",
      "\x1b[110;2u",
      "\x1b[13;1:3u",
    ),
  },
  { weight: 1, arbitrary: fc.string({ maxLength: 6, unit: "binary" }) },
);

/** What can happen to an open form: writes to the terminal, and new sizes as `[columns, rows]`. */
export const anyEvents = fc.array(
  fc.oneof(
    { weight: 15, arbitrary: bytes },
    { weight: 1, arbitrary: fc.tuple(fc.integer({ min: 1, max: 220 }), fc.integer({ min: 1, max: 60 })) },
  ),
  { maxLength: 60 },
);
