import { reduce } from "../../../store/reduce.ts";
import { outcomeOf } from "../../../store/selectors.ts";
import { type FormState, startState } from "../../../store/state.ts";
import type { Behaviour } from "../../form/behaviour.ts";
import type { Ending } from "../../form/ending.ts";
import type { Outcome } from "../../form/outcome.ts";
import type { Form } from "../../form/schema.ts";
import type { Language } from "../../text/languages/index.ts";
import { plainOf } from "./plain-of.ts";
import { againLine, headingLines, questionLines } from "./question-lines.ts";
import { reviewLines } from "./review-lines.ts";
import { takeLine } from "./take-line.ts";

export interface PlainSessionOptions {
  readonly language: Language;
  /** Default: the contract's defaults. */
  readonly behaviour?: Behaviour | undefined;
  /** Takes the lines that a person reads. */
  readonly say: (lines: readonly string[]) => void;
  /** Called once, when the form has ended. */
  readonly onOutcome: (outcome: Outcome) => void;
}

/** One form that is asked line by line. Knows nothing about streams. */
export interface PlainSession {
  /** Takes one typed line; none after the end. */
  readonly take: (line: string) => void;
  /** Says in one line where one is: for a person who comes back. */
  readonly remind: () => void;
  /** The person has other settings now. */
  readonly adjust: (behaviour: Behaviour) => void;
  readonly end: (ending: Ending) => void;
  readonly isOver: () => boolean;
}

/** Opens a form: says its heading and its first question. */
export function createPlainSession(form: Form, options: PlainSessionOptions): PlainSession {
  const { language, say, behaviour, onOutcome } = options;
  // Lines have no size: nothing is laid out.
  const screen = { columns: 80, rows: 24, ascii: false, language };
  let state = startState({ form, screen, ...(behaviour === undefined ? {} : { behaviour }) });
  const isOver = () => state.ending !== undefined;
  const become = (next: FormState) => {
    state = next;
    const outcome = outcomeOf(state);
    if (outcome !== undefined) onOutcome(outcome);
  };
  say([...headingLines(state), ...placeLines(state)]);
  return {
    take(line) {
      if (isOver()) return;
      const taken = takeLine(state, line);
      say(taken.said);
      become(taken.state);
      if (!isOver()) say(taken.show === "hint" ? [againLine(state)] : placeLines(state));
    },
    adjust(behaviour) {
      if (isOver()) return;
      become(reduce(state, { type: "adjust", behaviour }));
      if (state.ending === "submitted") say([plainOf(state).confirmed.submitted]);
    },
    remind: () => say([againLine(state)]),
    end(ending) {
      if (!isOver()) become(reduce(state, { type: "end", ending }));
    },
    isOver,
  };
}

function placeLines(state: FormState): readonly string[] {
  return state.tab < state.form.questions.length ? questionLines(state) : reviewLines(state);
}
