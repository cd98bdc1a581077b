import { describe, expect, it } from "vitest";
import { contracts } from "../../../src/contracts/index.ts";
import { applyGivenAnswers } from "../../../src/form/given-answers.ts";
import { takeLine } from "../../../src/host/plain/take-line.ts";
import { outcomeOf } from "../../../store/selectors.ts";
import { startState } from "../../../store/state.ts";
import { choice } from "../../helpers/cli.ts";
import { formOf } from "../../helpers/session.ts";

const form = formOf({
  questions: [
    choice("one", "Which?"),
    choice("many", "Which ones?", { type: "multi" }),
    { id: "why", prompt: "Why?", type: "text", required: true },
  ],
});

/** Types lines; gives what the last one said, and where the form stands. */
function type(...lines: readonly string[]) {
  let state = startState({ form });
  let said: readonly string[] = [];
  for (const line of lines) ({ state, said } = takeLine(state, line));
  const outcome = outcomeOf({ ...state, ending: state.ending ?? "submitted" });
  if (outcome === undefined) throw new Error("The form has no outcome.");
  return { state, said: said.join("\n"), details: contracts["ask-user"].toDetails(outcome) };
}

describe("a typed line", () => {
  it.each([
    { lines: ["2"], said: "Answered: Beta", tab: 1 },
    { lines: ["Oslo"], said: "Answered: Oslo", tab: 1 },
    { lines: [""], said: "Skipped: no answer.", tab: 1 },
    { lines: ["2", ":back"], said: "Back to question 1.", tab: 0 },
    { lines: ["2", ":back", ""], said: "Kept: Beta", tab: 1 },
    { lines: [":back"], said: "This is the first question.", tab: 0 },
    { lines: ["", "", ""], said: "Skipped: no answer, although the question is marked as required.", tab: 3 },
    { lines: ["", "3,1"], said: "Answered: Alpha, Gamma", tab: 2 },
    { lines: [":review"], said: "To the review.", tab: 3 },
    { lines: [":review", ":back"], said: "Back to question 3.", tab: 2 },
    { lines: [":review", ":go 2"], said: "To question 2.", tab: 1 },
    { lines: [":note soon"], said: "Note on the question: soon", tab: 0 },
    { lines: [":note 2 soon"], said: "Note on 2, Beta: soon", tab: 0 },
    { lines: [":note 2 soon", ":note 2"], said: "Note removed.", tab: 0 },
    { lines: [":note soon", ":note"], said: "Note removed.", tab: 0 },
    { lines: [":note"], said: /^Write the note after :note/, tab: 0 },
    { lines: [":note 2"], said: /^Write the note after :note/, tab: 0 },
    { lines: ["1,2"], said: /^This question takes one answer/, tab: 0 },
    { lines: [":submit"], said: "Submitted.", tab: 0 },
    { lines: [":elaborate"], said: "Explanation asked for.", tab: 0 },
  ])("is confirmed: $lines", ({ lines, said, tab }) => {
    const typed = type(...lines);
    expect(typed.said).toMatch(said);
    expect(typed.said.split("\n")).toHaveLength(1);
    expect(typed.state.tab).toBe(tab);
  });

  it.each([
    { name: "an option", lines: ["2"], answers: { one: { values: ["b"] } } },
    { name: "an option for another", lines: ["2", ":back", "3"], answers: { one: { values: ["g"] } } },
    { name: "own words for an option", lines: ["2", ":back", "x"], answers: { one: { customText: "x" } } },
    { name: "an option for own words", lines: ["x", ":back", "1"], answers: { one: { values: ["a"] } } },
    { name: "a number in own words", lines: [":own 2"], answers: { one: { customText: "2" } } },
    { name: "several", lines: ["", "3,1"], answers: { many: { values: ["a", "g"] } } },
    { name: "other ones", lines: ["", "3,1", ":back", "2"], answers: { many: { values: ["b"] } } },
    {
      name: "several with own words",
      lines: ["", "1", ":back", "x", ":back", "2,3"],
      answers: { many: { values: ["b", "g"], customText: "x" } },
    },
    { name: "nothing any more", lines: ["", "1", ":back", "x", ":back", ":clear"], answers: {} },
    {
      name: "notes",
      lines: [":note all", ":note 2 this", "2"],
      answers: { one: { values: ["b"], note: "all", optionNotes: { b: "this" } } },
    },
  ])("answers as a file of answers does: $name", ({ lines, answers }) => {
    const given = applyGivenAnswers(form, { answers });
    if (!given.ok) throw new Error(JSON.stringify(given.issues));
    const outcome = { kind: "submitted", form, drafts: given.value.drafts } as const;
    expect(type(...lines).details).toEqual(contracts["ask-user"].toDetails(outcome));
  });

  it.each([
    { line: "1", outcome: "submitted" },
    { line: "elaborate", outcome: "elaborated" },
    { line: "3", outcome: "cancelled" },
    { line: ":cancel", outcome: "cancelled" },
  ])("ends the form on the review: $line", ({ line, outcome }) => {
    expect(type("1", ":review", line).details.outcome).toBe(outcome);
  });

  it("lists the commands", () => {
    const { said } = type(":help");
    for (const name of ["back", "note", "review", "submit", "elaborate", "cancel", "help"])
      expect(said).toContain(`:${name}`);
  });
});
