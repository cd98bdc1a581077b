import type { Outcome } from "../../src/form/outcome.ts";

/** Collects outcomes; `told` is the first. */
export function collectOutcomes() {
  const outcomes: Outcome[] = [];
  const first = Promise.withResolvers<Outcome>();
  const add = (outcome: Outcome) => {
    outcomes.push(outcome);
    first.resolve(outcome);
  };
  return { outcomes, add, told: first.promise };
}

/** The own words of a question of an outcome. */
export function ownWords(outcome: Outcome | undefined, index = 0): string | undefined {
  return outcome !== undefined && "drafts" in outcome ? outcome.drafts[index]?.own.text : undefined;
}
