import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { answerOf, emptyDraft, saveOwn } from "../../src/form/draft.ts";
import type { DraftAction } from "../../src/form/kinds/define-kind.ts";
import {
  isExclusive,
  kinds,
  optionsOf,
  type Question,
  selectionOf,
  startDraft,
  typesOf,
  updateDraft,
  viewOf,
} from "../../src/form/kinds/index.ts";
import { formJsonSchema } from "../../src/form/schema.ts";
import { stories } from "../../stories/index.ts";
import { formOf } from "../helpers/session.ts";

const questions = stories.flatMap((story) => formOf(story.form).questions);

const action: fc.Arbitrary<DraftAction> = fc.oneof(
  fc.record({
    type: fc.constantFrom("pick" as const, "toggle" as const),
    row: fc.integer({ min: 0, max: 6 }),
  }),
  fc.record({ type: fc.constantFrom("clear" as const, "change-type" as const) }),
);

describe.each(Object.entries(kinds))("the contract of kind %s", (name, kind) => {
  const own = questions.filter((question) => question.kind === name);

  it("has stories, words of its own and a schema", () => {
    expect(own.length).toBeGreaterThan(0);
    expect(kind.name).toBe(name);
    expect(kind.words.length).toBeGreaterThan(0);
    const others = Object.values(kinds).filter((other) => other.name !== kind.name);
    for (const word of kind.words)
      expect(others.flatMap((other): readonly string[] => other.words)).not.toContain(word);
    expect(JSON.stringify(formJsonSchema())).toContain(`"${kind.words[0]}"`);
  });

  it("starts unanswered, and as it was asked", () => {
    for (const question of own) {
      expect(answerOf(question, emptyDraft(question))).toBeUndefined();
      const { asked, presented } = typesOf(question, startDraft(question));
      expect(presented).toBe(asked);
      expect(kind.words).toContain(asked);
    }
  });

  it("is answered by own words, which come last and have no index", () => {
    for (const question of own) {
      const draft = saveOwn(question, emptyDraft(question), "  in my words\n");
      expect(answerOf(question, draft)).toEqual({
        values: ["in my words"],
        labels: ["in my words"],
        indices: [],
        customText: "in my words",
      });
    }
  });

  it("keeps what it selects among its options, in their order, whatever is done to it", () => {
    fc.assert(
      fc.property(fc.constantFrom(...own), fc.array(action), (question, actions) => {
        const draft = actions.reduce((last, next) => updateDraft(question, last, next), startDraft(question));
        checkSelection(question, draft);
      }),
    );
  });

  it("is pure: the same action on the same draft gives the same, and changes neither", () => {
    fc.assert(
      fc.property(fc.constantFrom(...own), action, (question, next) => {
        const draft = startDraft(question);
        const before = JSON.stringify(draft);
        expect(updateDraft(question, draft, next)).toEqual(updateDraft(question, draft, next));
        expect(JSON.stringify(draft)).toBe(before);
      }),
    );
  });
});

function checkSelection(question: Question, draft: ReturnType<typeof startDraft>): void {
  const { values, labels, indices } = selectionOf(question, draft);
  const options = optionsOf(question);
  expect(indices).toEqual([...new Set(indices)].sort((a, b) => a - b));
  expect(values).toEqual(indices.map((position) => options[position - 1]?.value));
  expect(labels).toEqual(indices.map((position) => options[position - 1]?.label));
  if (isExclusive(question, draft)) expect(values.length).toBeLessThanOrEqual(1);
  const view = viewOf(question, draft);
  if (view.view === "list") expect(view.selected.map((row) => row + 1)).toEqual(indices);
}
