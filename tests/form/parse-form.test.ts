import { describe, expect, it } from "vitest";
import { wellFormed } from "../../src/form/normalize.ts";
import { formJsonSchema, parseForm } from "../../src/form/schema.ts";

const option = (value: string) => ({ value, label: value.toUpperCase() });
const question = (id: string, more: Readonly<Record<string, unknown>> = {}) => ({
  id,
  prompt: `${id}?`,
  options: [option("a"), option("b")],
  ...more,
});

function issuesOf(input: unknown): string[] {
  const parsed = parseForm(input);
  return parsed.ok ? [] : parsed.issues.map(({ path, message }) => `${path}: ${message}`);
}

function pathsOf(input: unknown): string[] {
  const parsed = parseForm(input);
  return parsed.ok ? [] : parsed.issues.map(({ path }) => path);
}

describe("a form that is let through", () => {
  it("gets defaults: type single, not required, labels Q1, Q2, …", () => {
    const parsed = parseForm({ questions: [question("x"), question("y", { label: "  " })] });
    expect(parsed).toMatchObject({
      ok: true,
      value: {
        questions: [
          { id: "x", label: "Q1", kind: "choice", pick: "one", preview: false, required: false },
          { label: "Q2" },
        ],
      },
    });
  });

  it("is looked through once, however deep the text that no JSON can carry", () => {
    let looks = 0;
    const nested = (depth: number): object => ({
      get inner() {
        looks += 1;
        return depth === 0 ? "\ud800" : nested(depth - 1);
      },
    });
    expect(wellFormed(nested(14))).toMatchObject({ inner: { inner: { inner: expect.anything() } } });
    expect(looks).toBe(15);
    expect(JSON.stringify(wellFormed({ "\udc00": ["a", { b: "c\ud800" }] }))).toBe(
      '{"\ufffd":["a",{"b":"c\ufffd"}]}',
    );
    const sound = { a: [{ b: "c" }] };
    expect(wellFormed(sound)).toBe(sound);
  });

  it("loses blank optional fields", () => {
    const options = [{ value: "a", label: "A", description: " ", preview: "" }];
    const parsed = parseForm({ title: "\n", description: "", questions: [question("x", { options })] });
    expect(parsed).toMatchObject({
      ok: true,
      value: { questions: [{ options: [{ value: "a", label: "A" }] }] },
    });
    expect(JSON.stringify(parsed)).not.toMatch(/title|description|"preview":"/);
  });

  it.each([
    ["foo-bar_baz", undefined, "Foo bar baz"],
    ["éa-b", "", "Éa b"],
    ["😀_x", " ", "😀 x"],
    ["---", undefined, "---"],
    ["x", "Given", "Given"],
  ])("derives the label of %j with label %j: %j", (value, label, derived) => {
    const given = { value, ...(label === undefined ? {} : { label }) };
    expect(parseForm({ questions: [question("x", { options: [given] })] })).toMatchObject({
      ok: true,
      value: { questions: [{ options: [{ value, label: derived }] }] },
    });
  });

  it("keeps texts as they are, but makes them well formed", () => {
    const options = [{ value: " a ", label: "Ja, „sofort“ \ud82d" }];
    expect(parseForm({ questions: [question("x", { prompt: " 🎉 \ud83c ", options })] })).toMatchObject({
      ok: true,
      value: {
        questions: [{ prompt: " 🎉 \ufffd ", options: [{ value: " a ", label: "Ja, „sofort“ \ufffd" }] }],
      },
    });
  });

  it("takes ids and values that are names of object members", () => {
    const options = [option("__proto__"), option("constructor")];
    const parsed = parseForm({ questions: [question("__proto__", { options }), question("toString")] });
    expect(parsed).toMatchObject({
      ok: true,
      value: { questions: [{ id: "__proto__" }, { id: "toString" }] },
    });
  });

  it("has no limit on options, labels and equal labels or prompts", () => {
    const options = Array.from({ length: 500 }, (_, index) => ({
      value: `v${index}`,
      label: "x".repeat(5000),
    }));
    expect(
      issuesOf({ questions: [question("a", { options, prompt: "?" }), question("b", { prompt: "?" })] }),
    ).toEqual([]);
  });

  it("may have text questions", () => {
    expect(parseForm({ questions: [{ id: "t", prompt: "Why?", type: "text" }] })).toMatchObject({
      ok: true,
      value: { questions: [{ kind: "text", id: "t", label: "Q1" }] },
    });
  });
});

describe("a form that is refused", () => {
  it.each([undefined, null, 42, "text", [], [question("x")]])("says what a form is: %j", (input) => {
    expect(issuesOf(input)).toEqual([expect.stringContaining('"questions"')]);
  });

  it.each([
    [{}, ["questions: is missing; expected an array"]],
    [{ questions: [] }, ["questions: add at least one question"]],
    [{ questions: 42 }, ["questions: expected an array, got a number"]],
    [{ questions: "[]" }, ["questions: expected an array, got a string"]],
    [
      { questions: [null, "x"] },
      ["questions[0]: expected an object, got null", "questions[1]: expected an object, got a string"],
    ],
  ])("names the path and the fix: %j", (input, issues) => expect(issuesOf(input)).toEqual(issues));

  it("tells all issues at once, of types and of rules", () => {
    expect(
      pathsOf({
        title: 7,
        questions: [
          { id: " ", prompt: "", options: [] },
          { id: "x", prompt: 1, options: [option("a"), option("a"), { value: "", label: " " }, {}] },
          question("x", { type: "preview", label: null }),
          question("y", { type: "radio" }),
          { id: "z", type: "text", prompt: "?", options: [option("a")] },
        ],
      }),
    ).toEqual([
      "title",
      "questions[2].id",
      "questions[0].id",
      "questions[0].prompt",
      "questions[0].options",
      "questions[1].prompt",
      "questions[1].options[2].value",
      "questions[1].options[2].label",
      "questions[1].options[3].value",
      "questions[1].options[3].label",
      "questions[1].options[1].value",
      "questions[2].label",
      "questions[2].options[0].preview",
      "questions[2].options[1].preview",
      "questions[3].type",
      "questions[4]",
    ]);
  });

  it("tells previews how to be mended; descriptions do not satisfy the rule", () => {
    const options = [{ value: "a", label: "A", description: "long" }];
    expect(issuesOf({ questions: [question("p", { type: "preview", options })] })).toEqual([
      'questions[0].options[0].preview: missing preview text; add "preview" to every option, or switch to type: "single"',
    ]);
  });

  it("names the second of two equal ids, and the first", () => {
    expect(issuesOf({ questions: [question("src"), question("b"), question("src")] })).toEqual([
      "questions[2].id: is already used by questions[0]; ids must be unique",
    ]);
  });

  it("lists the types that exist", () => {
    expect(issuesOf({ questions: [question("x", { type: "bool" })] })).toEqual([
      "questions[0].type: must be one of single, multi, preview, text",
    ]);
  });

  it("lists the fields that exist when one is unknown", () => {
    expect(issuesOf({ questions: [question("x", { multiSelect: true })] })).toEqual([
      'questions[0]: "multiSelect" is not a field here; remove it or use one of id, label, prompt, required, type, options',
    ]);
  });

  it("refuses a prompt in which nothing can be seen", () => {
    expect(pathsOf({ questions: [question("x", { prompt: "\u200b\u0000 " })] })).toEqual([
      "questions[0].prompt",
    ]);
  });

  it("never throws on deep or hostile input", () => {
    const deep = JSON.parse(`{"questions":[${"[".repeat(5000)}${"]".repeat(5000)}]}`);
    expect(issuesOf(deep)).toHaveLength(1);
  });
});

it("has a JSON Schema that tells both sorts of questions apart and allows no other field", () => {
  expect(formJsonSchema()).toMatchObject({
    type: "object",
    required: ["questions"],
    additionalProperties: false,
    properties: {
      questions: {
        minItems: 1,
        items: { anyOf: [{ required: ["id", "prompt", "options"] }, { required: ["id", "prompt", "type"] }] },
      },
    },
  });
});
