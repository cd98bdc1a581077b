import { describe, expect, it } from "vitest";
import { contracts } from "../../src/contracts/index.ts";
import type { Outcome } from "../../src/form/outcome.ts";
import { formOf, openSession } from "../helpers/session.ts";

const { toDetails, toModelText, toTranscript, toForm } = contracts["ask-user"];

const options = [
  { value: "a", label: "Alpha", description: "first" },
  { value: "b", label: "Yes, proceed" },
];
const input = {
  title: "Release",
  questions: [
    { id: "one", label: "One", prompt: "Which?", options },
    { id: "many", label: "Many", prompt: "Which ones?", type: "multi", options },
    { id: "words", label: "Words", prompt: "Why?", type: "text" },
  ],
};

/** The form, answered by keys and then ended. */
function ended(
  ending: "submitted" | "elaborated" | "cancelled" | "timed-out" | "aborted",
  ...keys: string[]
): Outcome {
  const { session, press, outcome } = openSession(input);
  press(...keys);
  session.store.dispatch({ type: "end", ending });
  const result = outcome();
  if (result === undefined) throw new Error("the form did not end");
  return result;
}

describe("a submitted form", () => {
  const outcome = ended(
    "submitted",
    "n",
    "why",
    "enter",
    "enter",
    "1",
    "2",
    "N",
    "both",
    "enter",
    "tab",
    "my words",
    "enter",
  );

  it("gives labels, notes and own words as lines", () => {
    expect(toModelText(outcome)).toBe(
      "One: Alpha\nOne / Alpha note: why\nMany: Alpha, Yes, proceed\nMany note: both\nWords: my words",
    );
  });

  it("marks answers in the transcript, own words as written", () => {
    expect(toTranscript(outcome)).toEqual([
      { asked: "Which?", lines: ["✓ One: Alpha", "One / Alpha note: why"] },
      { asked: "Which ones?", lines: ["✓ Many: Alpha, Yes, proceed", "Many note: both"] },
      { asked: "Why?", lines: ["✓ Words: (wrote) my words"] },
    ]);
  });

  it("has other words in the transcript where they are handed in", () => {
    const words = {
      wrote: "«own» ",
      note: (label: string, text: string) => `${label} → ${text}`,
      optionNote: (label: string, option: string, text: string) => `${label}, ${option} → ${text}`,
    };
    expect(toTranscript(outcome, words).flatMap(({ lines }) => lines)).toEqual([
      "✓ One: Alpha",
      "One, Alpha → why",
      "✓ Many: Alpha, Yes, proceed",
      "Many → both",
      "✓ Words: «own» my words",
    ]);
  });

  it("has the fields of the contract and the outcome", () => {
    expect(toDetails(outcome)).toEqual({
      title: "Release",
      cancelled: false,
      mode: "submit",
      outcome: "submitted",
      questions: [
        { id: "one", label: "One", prompt: "Which?", type: "single" },
        { id: "many", label: "Many", prompt: "Which ones?", type: "multi" },
        { id: "words", label: "Words", prompt: "Why?", type: "text" },
      ],
      answers: {
        one: { values: ["a"], labels: ["Alpha"], indices: [1], optionNotes: { a: "why" } },
        many: { values: ["a", "b"], labels: ["Alpha", "Yes, proceed"], indices: [1, 2], note: "both" },
        words: { values: ["my words"], labels: ["my words"], indices: [], customText: "my words" },
      },
    });
  });

  it("says so when nothing was answered, and gives open questions no line", () => {
    expect(toModelText(ended("submitted"))).toMatch(/without answering/);
    expect(toModelText(ended("submitted", "down", "enter"))).toBe("One: Yes, proceed");
  });

  it("keeps a question note without an answer, and drops a note on an unselected option", () => {
    expect(toDetails(ended("submitted", "N", "hm", "enter")).answers).toEqual({
      one: { values: [], labels: [], indices: [], note: "hm" },
    });
    expect(toDetails(ended("submitted", "n", "hm", "enter")).answers).toEqual({});
  });

  it("adds one compact note when an answered question was presented otherwise, whichever way", () => {
    const text = toModelText(ended("submitted", "t", "1", "tab", "t", "1"));
    expect(text.split("\n")).toEqual(["One: Alpha", "Many: Alpha", expect.stringContaining("presentedType")]);
    expect(toDetails(ended("submitted", "t", "1")).questions[0]).toMatchObject({
      type: "single",
      presentedType: "multi",
    });
    expect(toModelText(ended("submitted", "t"))).not.toContain("presentedType");
  });
});

describe("an elaborated form", () => {
  const outcome = ended(
    "elaborated",
    "enter",
    "n",
    "what is it?",
    "enter",
    "N",
    "both?",
    "enter",
    "1",
    "tab",
    "done",
    "enter",
  );

  it("tells every note with prompt, option and current answer", () => {
    expect(toModelText(outcome).split("\n")).toEqual([
      'User asked to elaborate on question "Which ones?" after current answer "Alpha" with note "both?"',
      'User asked to elaborate on question "Which ones?" option "Alpha" after current answer "Alpha" with note "what is it?"',
    ]);
  });

  it("says what to keep and what to ask again", () => {
    expect(toDetails(outcome)).toMatchObject({
      mode: "elaborate",
      cancelled: false,
      continuation: {
        strategy: "refine_only",
        affectedQuestionIds: ["many"],
        preservedAnswers: { one: { values: ["a"] }, words: { customText: "done" } },
        questionStates: {
          one: { status: "answered" },
          many: { status: "needs_clarification" },
          words: { status: "answered" },
        },
      },
      elaboration: {
        nextAction: "clarify_then_reask",
        instruction: expect.stringMatching(/directly first.*only the affected questions/),
        items: [
          { target: { kind: "question" }, answered: true, note: "both?", question: { id: "many", options } },
          {
            target: { kind: "option", optionValue: "a" },
            option: options[0],
            selected: true,
            note: "what is it?",
          },
        ],
      },
    });
  });

  it("tells committed answers where there are no notes, and has no items", () => {
    const plain = ended("elaborated", "enter");
    expect(toModelText(plain)).toBe(
      'User asked to elaborate on question "Which?" after current answer "Alpha"',
    );
    expect(toDetails(plain).elaboration?.items).toEqual([]);
    expect(toModelText(ended("elaborated"))).toMatch(/before answering/);
  });

  it("moves notes without an answer into the items", () => {
    const details = toDetails(ended("elaborated", "N", "hm", "enter"));
    expect(details.answers).toEqual({});
    expect(details.elaboration?.items).toMatchObject([{ answered: false, note: "hm" }]);
  });
});

describe("a form without an answer", () => {
  it.each([
    ["cancelled", /^The user dismissed the form\./],
    ["timed-out", /^Nobody submitted/],
    ["aborted", /^The form was ended/],
  ] as const)("that was %s keeps what had been filled in and says that it is no answer", (ending, first) => {
    const outcome = ended(ending, "enter");
    expect(toDetails(outcome)).toMatchObject({
      cancelled: true,
      mode: "submit",
      outcome: ending,
      answers: { one: { values: ["a"] } },
    });
    const [head, ...lines] = toModelText(outcome).split("\n");
    expect(head).toMatch(first);
    expect(head).toMatch(/not an answer/);
    expect(lines).toEqual(["One: Alpha"]);
    expect(toModelText(ended(ending))).toMatch(/Nothing had been filled in/);
  });

  it("that could not be asked lists the questions, so that they can be asked in prose", () => {
    const outcome: Outcome = { kind: "unavailable", form: formOf(input) };
    expect(toDetails(outcome)).toMatchObject({
      cancelled: true,
      outcome: "unavailable",
      answers: {},
      questions: [{ id: "one" }, {}, {}],
    });
    const text = toModelText(outcome);
    expect(text).toMatch(/^Needs user input: ask_user requires interactive TUI mode\./);
    for (const part of ["Which?", "Alpha: first", "Yes, proceed", "Why?"]) expect(text).toContain(part);
  });

  it("that was invalid names every issue", () => {
    const parsed = toForm({
      questions: [
        {
          id: "x",
          prompt: "",
          options: [
            { value: "a", label: "A" },
            { value: "a", label: "B" },
          ],
        },
      ],
    });
    if (parsed.ok) throw new Error("expected issues");
    const outcome: Outcome = { kind: "invalid", issues: parsed.issues };
    expect(toDetails(outcome)).toEqual({
      cancelled: true,
      mode: "submit",
      questions: [],
      answers: {},
      outcome: "invalid",
      error: { kind: "invalid_input", issues: parsed.issues },
    });
    expect(toModelText(outcome).split("\n")).toEqual([
      "Invalid ask_user payload:",
      "- questions[0].prompt: must not be blank",
      "- questions[0].options[1].value: is already used by options[0]; values must be unique within a question",
    ]);
  });
});
