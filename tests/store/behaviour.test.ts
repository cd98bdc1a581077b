import { describe, expect, it } from "vitest";
import { contracts } from "../../src/contracts/index.ts";
import { defaultSettings } from "../../src/settings/schema.ts";
import { openSession } from "../helpers/session.ts";

const options = [
  { value: "a", label: "Alpha", preview: "A" },
  { value: "b", label: "Beta", preview: "B" },
];
const question = (id: string, type?: string) => ({ id, prompt: "Which?", options, ...(type && { type }) });
const two = { questions: [question("one"), question("two")] };
const { behaviour } = defaultSettings;
const automatic = { ...behaviour, autoSubmitWhenAnsweredWithoutNotes: true };
const several = { ...behaviour, presentSingleAsMulti: true };

describe("submitting by itself", () => {
  const open = (...keys: readonly string[]) => {
    const opened = openSession(two, { behaviour: automatic });
    opened.press(...keys);
    return opened;
  };

  it("comes with the answer that completes the form, whatever its key", () => {
    expect(open("1", "2").outcome()).toMatchObject({ kind: "submitted" });
    expect(open("space", "tab", "enter").outcome()).toMatchObject({ kind: "submitted" });
    expect(open("1", "down", "down", "own words", "enter").outcome()).toMatchObject({ kind: "submitted" });
  });

  it("waits for every answer, and never passes over a note", () => {
    expect(open("1", "tab").outcome()).toBeUndefined();
    expect(open("n", "why", "enter", "1", "2").outcome()).toBeUndefined();
    expect(open("N", "why", "enter", "1", "2").outcome()).toBeUndefined();
  });

  it("is off by default, and takes effect at once when it is switched on over a complete review", () => {
    const { session, press, outcome } = openSession(two);
    press("1", "2");
    expect(outcome()).toBeUndefined();
    session.store.dispatch({ type: "adjust", behaviour: automatic });
    expect(outcome()).toMatchObject({ kind: "submitted" });
  });

  it("does not leave a question when it is switched on there", () => {
    const { session, press, outcome } = openSession(two);
    press("1", "2", "left");
    session.store.dispatch({ type: "adjust", behaviour: automatic });
    expect(outcome()).toBeUndefined();
    press("right");
    expect(outcome()).toMatchObject({ kind: "submitted" });
  });
});

describe("single questions that take several answers", () => {
  it("say in the result what was asked and what was shown, with one note for the model", () => {
    const { press, outcome } = openSession(
      { questions: [question("one"), question("two", "preview")] },
      {
        behaviour: several,
      },
    );
    press("1", "2", "enter", "1", "enter");
    const ended = outcome();
    if (ended?.kind !== "submitted") throw new Error("the form is submitted");
    const contract = contracts["ask-user"];
    expect(contract.toDetails(ended)).toMatchObject({
      questions: [
        { id: "one", type: "single", presentedType: "multi" },
        { id: "two", type: "preview" },
      ],
      answers: { one: { values: ["a", "b"] }, two: { values: ["a"] } },
    });
    expect(contract.toModelText(ended).match(/presentedType/g)).toHaveLength(1);
  });

  it("stay as they are where the form is open already", () => {
    const { session, press, outcome } = openSession(two);
    session.store.dispatch({ type: "adjust", behaviour: several });
    press("1", "2", "enter");
    expect(outcome()).toMatchObject({ kind: "submitted" });
  });

  it("can be changed back by the person", () => {
    const { press, outcome } = openSession({ questions: [question("one")] }, { behaviour: several });
    press("t", "1", "enter");
    const ended = outcome();
    if (ended?.kind !== "submitted") throw new Error("the form is submitted");
    expect(contracts["ask-user"].toModelText(ended)).toBe("Q1: Alpha");
  });
});
