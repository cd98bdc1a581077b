import { withDraft } from "../../../store/reduce-move.ts";
import { autoSubmit, endBy } from "../../../store/reduce-review.ts";
import { type Active, activeOf } from "../../../store/selectors.ts";
import type { FormState, ReviewAction } from "../../../store/state.ts";
import { answerOf, chooseOption, type Draft, saveNote, saveOptionNote, saveOwn } from "../../form/draft.ts";
import { exhaustive } from "../../form/exhaustive.ts";
import { isExclusive, optionsOf, type Question, updateDraft } from "../../form/kinds/index.ts";
import { cleanLine } from "../../text/clean.ts";
import { type Line, type Place, parseLine } from "./parse-line.ts";
import { plainOf } from "./plain-of.ts";

/** What a line led to. */
export interface Taken {
  readonly state: FormState;
  /** What is told about it. */
  readonly said: readonly string[];
  /** What is shown then: a question or the review as a whole, or only what can be typed. */
  readonly show: "place" | "hint";
}

/** What a typed line makes of a form. Pure. */
export function takeLine(state: FormState, raw: string): Taken {
  const active = activeOf(state);
  const line = parseLine(raw, placeOf(state, active));
  const { help, confirmed, refused } = plainOf(state);
  switch (line.type) {
    case "refused":
      return told(state, line.why);
    case "help":
      return told(state, ...help);
    case "end":
      return end(state, line.action);
    case "back":
      return state.tab === 0
        ? told(state, refused.first)
        : goTo(state, state.tab - 1, confirmed.back(state.tab));
    case "go":
      return goTo(state, line.tab, confirmed.went(line.tab + 1));
    case "review":
      return goTo(state, state.form.questions.length, confirmed.review);
    default:
      return active === undefined ? told(state) : onQuestion(state, active, line);
  }
}

/** Says something and stays. */
function told(state: FormState, ...said: readonly string[]): Taken {
  return { state, said, show: "hint" };
}

function goTo(state: FormState, tab: number, said: string): Taken {
  const next = autoSubmit({ ...state, tab });
  return {
    state: next,
    said: next.ending === undefined ? [said] : [said, plainOf(state).confirmed.submitted],
    show: "place",
  };
}

function placeOf({ form, screen }: FormState, active: Active | undefined): Place {
  const { language } = screen;
  const questions = form.questions.length;
  if (active === undefined) return { at: "review", options: 0, several: false, questions, language };
  const { question, draft } = active;
  return {
    at: "question",
    options: optionsOf(question).length,
    several: !isExclusive(question, draft.kind),
    questions,
    language,
  };
}

/** Does what the review does for this action, wherever the person is. */
function end(state: FormState, action: ReviewAction): Taken {
  const { confirmed } = plainOf(state);
  const said = { submit: [confirmed.submitted], elaborate: [confirmed.elaborated], cancel: [] }[action];
  return told(endBy(state, action), ...said);
}

type QuestionLine = Exclude<Line, { type: "refused" | "help" | "end" | "back" | "go" | "review" }>;

function onQuestion(state: FormState, active: Active, line: QuestionLine): Taken {
  const { question, draft } = active;
  const say = plainOf(state);
  const { confirmed, refused } = say;
  const stay = (next: Draft, said: string) => told(withDraft(state, next), said);
  switch (line.type) {
    case "skip":
      return goTo(state, state.tab + 1, passed(state, question, draft));
    case "pick":
      return answered(state, question, pick(question, draft, line.rows));
    case "own":
      return answered(state, question, saveOwn(question, draft, line.text));
    case "clear":
      return stay(saveOwn(question, withoutOptions(question, draft), ""), confirmed.cleared);
    case "note":
      if (line.text === "" && draft.note === "") return told(state, refused.noteWhat);
      return stay(
        saveNote(draft, line.text),
        line.text === "" ? confirmed.noteRemoved : say.noteOnQuestion(cleanLine(line.text)),
      );
    case "option-note": {
      const { row, text } = line;
      if (text === "" && !draft.optionNotes.has(row)) return told(state, refused.noteWhat);
      const label = cleanLine(optionsOf(question)[row]?.label ?? "");
      return stay(
        saveOptionNote(draft, row, text),
        text === "" ? confirmed.noteRemoved : say.noteOnOption(row + 1, label, cleanLine(text)),
      );
    }
    default:
      return exhaustive(line);
  }
}

/** Exactly these options; own words stay where the question lets both stand. */
function pick(question: Question, draft: Draft, rows: readonly number[]): Draft {
  return rows.reduce(
    (next, row) => chooseOption(question, next, "toggle", row),
    withoutOptions(question, draft),
  );
}

function withoutOptions(question: Question, draft: Draft): Draft {
  return { ...draft, kind: updateDraft(question, draft.kind, { type: "clear" }) };
}

/** Tells the answer as it stands now, and goes on. */
function answered(state: FormState, question: Question, draft: Draft): Taken {
  const { confirmed } = plainOf(state);
  return goTo(withDraft(state, draft), state.tab + 1, confirmed.answered(labelsOf(question, draft)));
}

function passed(state: FormState, question: Question, draft: Draft): string {
  const { confirmed } = plainOf(state);
  if (answerOf(question, draft) !== undefined) return confirmed.kept(labelsOf(question, draft));
  return question.required ? confirmed.skippedRequired : confirmed.skipped;
}

function labelsOf(question: Question, draft: Draft): readonly string[] {
  return answerOf(question, draft)?.labels.map(cleanLine) ?? [];
}
