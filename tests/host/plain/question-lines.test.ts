import { describe, expect, it } from "vitest";
import { headingLines, questionLines } from "../../../src/host/plain/question-lines.ts";
import { reviewLines } from "../../../src/host/plain/review-lines.ts";
import { takeLine } from "../../../src/host/plain/take-line.ts";
import { type FormState, startState } from "../../../store/state.ts";
import { formOf } from "../../helpers/session.ts";

const form = {
  title: "Release",
  description: "Two\nlines",
  questions: [
    {
      id: "how",
      label: "Rollout",
      prompt: "How?",
      type: "preview",
      required: true,
      options: [
        { value: "a", label: "Canary", description: "A small share", preview: "# Canary\n\nslow" },
        { value: "b", label: "At once", preview: "fast" },
      ],
    },
    { id: "where", prompt: "Where?\nAll at once?", type: "multi", options: [{ value: "x" }, { value: "y" }] },
    { id: "why", prompt: "Why?", type: "text" },
  ],
};

const typed = (...lines: readonly string[]): FormState =>
  lines.reduce((state, line) => takeLine(state, line).state, startState({ form: formOf(form) }));

describe("a question as lines", () => {
  it("has the heading of the form once", () => {
    expect(headingLines(typed())).toEqual(["Release", "Two", "lines"]);
  });

  it("has its options with descriptions and previews", () => {
    expect(questionLines(typed())).toEqual([
      "",
      "Question 1 of 3: Rollout (required)",
      "How?",
      "1. Canary",
      "   A small share",
      "   Preview:",
      "   # Canary",
      "",
      "   slow",
      "2. At once",
      "   Preview:",
      "   fast",
      "Type one number, or your own answer; an empty line skips; :help lists the commands.",
    ]);
  });

  it("tells what has been answered and noted", () => {
    const lines = questionLines(typed("", "2", ":back", ":note soon", ":note 1 never"));
    expect(lines).toEqual([
      "",
      "Question 2 of 3",
      "Where?",
      "All at once?",
      "1. X",
      "   Note: never",
      "2. Y (picked)",
      "Your answer: Y",
      "Note on the question: soon",
      "Type numbers such as 1,3, or your own answer; an empty line keeps your answer; :help lists the commands.",
    ]);
  });

  it("has nothing to choose where it is only written", () => {
    expect(questionLines(typed("", ""))).toEqual([
      "",
      "Question 3 of 3",
      "Why?",
      "Type your answer; an empty line skips; :help lists the commands.",
    ]);
  });
});

describe("the review as lines", () => {
  it("has all answers, notes and what can be done", () => {
    expect(reviewLines(typed(":note later", ":note 1 why", "", ":note 2 ask", "1,2", "because"))).toEqual([
      "",
      "Review",
      "Question 1, Rollout: required, no answer yet",
      "   Note: later",
      "   Note on 1, Canary: why (not picked, so sent with elaborate only)",
      "Question 2, Q2: X, Y",
      "   Note on 2, Y: ask",
      "Question 3, Q3: because",
      "1. Submit: send the answers (2 of 3)",
      "2. Elaborate: ask for an explanation first",
      "3. Cancel: send no answer",
      "Type 1, 2 or 3; :back returns to the last question; :help lists the commands.",
    ]);
  });
});
