import type { OutcomeKind } from "../form/outcome.ts";

/** How the program ends, apart from signals: 128 plus the signal's number. */
export const exitCodes = {
  /** Submitted or elaborated. */
  answered: 0,
  /** A fault of ask-form's own. */
  fault: 1,
  /** Bad usage, an unreadable file, an invalid form or invalid answers. */
  usage: 2,
  /** No terminal to ask on. */
  noTerminal: 3,
  timedOut: 124,
  cancelled: 130,
} as const;

/** The exit code of an outcome. `aborted` happens to the CLI only by a signal or when the terminal is gone. */
export function exitCodeOf(outcome: OutcomeKind): number {
  return byOutcome[outcome];
}

const byOutcome = {
  submitted: exitCodes.answered,
  elaborated: exitCodes.answered,
  cancelled: exitCodes.cancelled,
  "timed-out": exitCodes.timedOut,
  aborted: 129,
  unavailable: exitCodes.noTerminal,
  invalid: exitCodes.usage,
} as const satisfies Record<OutcomeKind, number>;
