import type { Size } from "./forms.ts";
import type { Plan as Keys } from "./pty/session.ts";

/** One size and how often its contestants run. */
export interface Leg {
  readonly size: Size;
  readonly rounds: number;
  readonly keys: Keys;
  /** Only ask-form asks several questions. */
  readonly alone?: boolean;
}

/** How much is measured. */
export interface Plan {
  readonly legs: readonly Leg[];
  /** Rounds in memory, each in a process of its own. */
  readonly rounds: number;
}

const still = { inside: 20, scrolling: 0 };
const moving = { inside: 14, scrolling: 14 };
const startOnly = { inside: 0, scrolling: 0 };

const few = { questions: 1, options: 5 };
const legs = (rounds: readonly [number, number, number, number, number, number]): readonly Leg[] => [
  { size: few, rounds: rounds[0], keys: startOnly },
  { size: few, rounds: rounds[1], keys: still },
  { size: { questions: 1, options: 100 }, rounds: rounds[2], keys: moving },
  { size: { questions: 1, options: 5_000 }, rounds: rounds[3], keys: moving },
  { size: { questions: 1, options: 50_000 }, rounds: rounds[4], keys: moving },
  { size: { questions: 10, options: 5 }, rounds: rounds[5], keys: still, alone: true },
  { size: { questions: 200, options: 5 }, rounds: rounds[5], keys: still, alone: true },
];

export const fullPlan: Plan = { legs: legs([12, 5, 3, 3, 2, 3]), rounds: 3 };
/** Shows in two minutes that everything works. */
export const quickPlan: Plan = { legs: legs([1, 1, 1, 1, 1, 1]), rounds: 1 };
