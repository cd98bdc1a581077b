import { describe, expect, it } from "vitest";
import { contracts } from "../../src/contracts/index.ts";
import { isRecord } from "../../src/form/normalize.ts";
import flows from "../fixtures/recorded-flows.json" with { type: "json" };
import { openSession } from "../helpers/session.ts";

/** Stands in the recordings for sentences that a form says in its own words. */
const OWN_WORDS = "(own words)";

// Where ask-form differs on purpose.
const KEEPS_CHOICE = 146; // an empty custom editor left by Tab: the recording lost the choice
const ASKS_AGAIN = 155; // Esc on a dirty form: the recording left at once

describe("200 recorded runs of the ask-user contract", () => {
  it.each(flows.map((flow, index) => ({ index, ...flow })))("run $index gives details and text", (flow) => {
    const { press, outcome } = openSession(flow.params);
    press(...flow.keys.flatMap(writesOf));
    if (flow.index === ASKS_AGAIN) {
      expect(outcome()).toBeUndefined();
      press("esc");
    }
    const ended = outcome();
    if (ended === undefined) throw new Error("the form did not end");
    const { outcome: _added, ...details } = contracts["ask-user"].toDetails(ended);
    const expected = inOptionOrder(flow.details);
    if (flow.index === KEEPS_CHOICE) {
      expect(details.answers).toEqual({ q1: { values: ["v0"], labels: ["Eps 0"], indices: [1] } });
      expect({ ...details, answers: {} }).toEqual(expected);
      return;
    }
    expect(ownWords(details)).toEqual(expected);
    // A dismissed form says what had been filled in; the recordings did not.
    if (ended.kind === "cancelled") return;
    const lines = contracts["ask-user"].toModelText(ended).split("\n");
    const recorded = inOptionOrderText(flow.text, flow.details).split("\n");
    expect(
      lines.map((line, index) => (recorded[index] === OWN_WORDS && line !== "" ? OWN_WORDS : line)),
    ).toEqual(recorded);
  });
});

function writesOf(key: string): string[] {
  if (key.startsWith("text:")) return [...key.slice(5)];
  return [key.startsWith("digit:") ? key.slice(6) : key];
}

function ownWords<Details extends { elaboration?: { instruction: string } }>(details: Details): Details {
  if (details.elaboration === undefined || details.elaboration.instruction === "") return details;
  return { ...details, elaboration: { ...details.elaboration, instruction: OWN_WORDS } };
}

/** The recordings list options in the order of toggling. */
function inOptionOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOptionOrder);
  if (!isRecord(value)) return value;
  const { values, labels, indices } = value;
  if (!Array.isArray(values) || !Array.isArray(labels) || !Array.isArray(indices)) {
    return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, inOptionOrder(entry)]));
  }
  const order = indices.map((_index, position) => position).sort((a, b) => indices[a] - indices[b]);
  const sorted = (list: readonly unknown[]) => [
    ...order.map((position) => list[position]),
    ...list.slice(order.length),
  ];
  return { ...value, values: sorted(values), labels: sorted(labels), indices: sorted(indices) };
}

function inOptionOrderText(text: string, details: unknown): string {
  const before = labelLists(details);
  const after = labelLists(inOptionOrder(details));
  return before.reduce((result, labels, index) => result.replace(labels, after[index] ?? labels), text);
}

function labelLists(details: unknown): string[] {
  const answers = isRecord(details) && isRecord(details.answers) ? Object.values(details.answers) : [];
  return answers.flatMap((answer) =>
    isRecord(answer) && Array.isArray(answer.labels) ? [answer.labels.join(", ")] : [],
  );
}
