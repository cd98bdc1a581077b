import { describe, expect, it } from "vitest";
import { contracts } from "../../src/contracts/index.ts";
import { applyGivenAnswers } from "../../src/form/given-answers.ts";
import { formOf } from "../helpers/session.ts";

const options = ["a", "b", "c"].map((value) => ({ value, label: value.toUpperCase() }));
const form = formOf({
  questions: [
    { id: "one", prompt: "One?", options },
    { id: "many", prompt: "Many?", type: "multi", options },
    { id: "words", prompt: "Words?", type: "text" },
  ],
});

function detailsOf(input: unknown) {
  const given = applyGivenAnswers(form, input);
  if (!given.ok) throw new Error(JSON.stringify(given.issues));
  const { mode, drafts } = given.value;
  return contracts["ask-user"].toDetails({
    kind: mode === "submit" ? "submitted" : "elaborated",
    form,
    drafts,
  });
}

function issuesOf(input: unknown): string[] {
  const given = applyGivenAnswers(form, input);
  return given.ok ? [] : given.issues.map(({ path, message }) => `${path}: ${message}`);
}

describe("answers given elsewhere", () => {
  it("give what a person would have given, in option order; labels and indices are worked out anew", () => {
    const details = detailsOf({
      answers: {
        one: { values: ["b"], note: " why " },
        many: { values: ["c", "a"], customText: " own ", optionNotes: { a: "x", b: "not selected" } },
        words: { customText: "line\nline" },
      },
    });
    expect(details).toMatchObject({
      cancelled: false,
      mode: "submit",
      outcome: "submitted",
      answers: {
        one: { values: ["b"], labels: ["B"], indices: [2], note: "why" },
        many: {
          values: ["a", "c", "own"],
          labels: ["A", "C", "own"],
          indices: [1, 3],
          customText: "own",
          optionNotes: { a: "x" },
        },
        words: { values: ["line\nline"], labels: ["line\nline"], indices: [], customText: "line\nline" },
      },
    });
  });

  it("leave questions open that they do not answer: nothing is invented", () => {
    expect(detailsOf({ answers: {} }).answers).toEqual({});
    expect(detailsOf({ answers: { one: {}, many: { values: [] } } }).answers).toEqual({});
  });

  it("may ask for an explanation", () => {
    expect(detailsOf({ mode: "elaborate", answers: { one: { note: "what?" } } })).toMatchObject({
      mode: "elaborate",
      outcome: "elaborated",
      answers: {},
      continuation: { affectedQuestionIds: ["one"] },
      elaboration: { items: [{ note: "what?", answered: false }] },
    });
  });

  it.each([
    [{}, ["answers: expected an object"]],
    [{ mode: "yes", answers: {} }, ["mode: must be one of submit, elaborate"]],
    [{ answers: { nope: {} } }, ["answers.nope: is no question of this form; the ids are one, many, words"]],
    [
      { answers: { one: { values: ["A"] } } },
      ["answers.one.values[0]: is no option of this question; the values are a, b, c"],
    ],
    [
      { answers: { one: { values: ["a", "b"] } } },
      ["answers.one.values: takes one value; give one, or none with a customText"],
    ],
    [
      { answers: { one: { values: ["a"], customText: "x" } } },
      ["answers.one: takes either a value or a customText, not both"],
    ],
    [
      { answers: { many: { values: ["a", "a"] } } },
      ["answers.many.values[1]: is the same as values[0]; give each value once"],
    ],
    [
      { answers: { many: { optionNotes: { z: "x" } } } },
      ["answers.many.optionNotes.z: is no option of this question; the values are a, b, c"],
    ],
    [
      { answers: { words: { values: ["a"] } } },
      ["answers.words.values: is a text question and has no values; use customText"],
    ],
    [
      { answers: { one: { value: "a" } } },
      [
        'answers.one: "value" is not a field here; remove it or use one of values, customText, note, optionNotes',
      ],
    ],
  ])("are refused with path and fix: %j", (input, issues) => expect(issuesOf(input)).toEqual(issues));

  it("may be for ids and values that are names of object members", () => {
    const odd = ["__proto__", "constructor"].map((value) => ({ value, label: value }));
    const strange = formOf({ questions: [{ id: "__proto__", prompt: "?", options: odd }] });
    const given = applyGivenAnswers(
      strange,
      JSON.parse('{"answers":{"__proto__":{"values":["__proto__"],"optionNotes":{"__proto__":"n"}}}}'),
    );
    expect(given).toMatchObject({
      ok: true,
      value: { drafts: [{ kind: { selected: [0] }, optionNotes: new Map([[0, "n"]]) }] },
    });
    expect(issuesOf(JSON.parse('{"answers":{"__proto__":{}}}'))).toEqual([
      "answers.__proto__: is no question of this form; the ids are one, many, words",
    ]);
  });

  it("tell all issues at once", () => {
    expect(
      issuesOf({ answers: { nope: {}, one: { values: ["x", "y"] }, words: { values: ["q"] } } }),
    ).toHaveLength(5);
  });
});
