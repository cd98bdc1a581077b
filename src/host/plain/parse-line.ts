import { type ReviewAction, reviewActions } from "../../../store/state.ts";
import { withoutControls } from "../../text/clean.ts";
import { type Catalogue, catalogueOf, copyFor, type Language } from "../../text/languages/index.ts";

/** Where a line is typed. */
export interface Place {
  readonly at: "question" | "review";
  /** How many options the question has; 0 where it is only written. */
  readonly options: number;
  /** True where the question takes several answers. */
  readonly several: boolean;
  /** How many questions the form has. */
  readonly questions: number;
  /** Of what is told, and of the names on the review. */
  readonly language: Language;
}

/** What a line means. Rows count from 0; `refused` is told and nothing else happens. */
export type Line =
  | { readonly type: "skip" | "clear" }
  | { readonly type: "back" | "review" | "help" }
  | { readonly type: "pick"; readonly rows: readonly number[] }
  | { readonly type: "own" | "note"; readonly text: string }
  | { readonly type: "option-note"; readonly row: number; readonly text: string }
  | { readonly type: "go"; readonly tab: number }
  | { readonly type: "end"; readonly action: ReviewAction }
  | { readonly type: "refused"; readonly why: string };

const NUMBERS = /^\d+(?:[\s,;、]+\d+)*$/;

/** What one typed line means at its place. Pure; control characters in it, such as arrow keys, mean nothing. */
export function parseLine(raw: string, place: Place): Line {
  const line = withoutControls(raw).trim().replace(/^：/, ":");
  if (line.startsWith(":")) return parseCommand(line, place);
  if (place.at === "review") return parseChoice(line, place);
  if (line === "") return { type: "skip" };
  if (place.options === 0) return { type: "own", text: line };
  // As people write them: full-width, with the point or bracket of the list, with a comma left over.
  const numbers = narrow(line).replace(/^[\s,;、]+|[\s,;、.)]+$/g, "");
  return NUMBERS.test(numbers) ? parseNumbers(numbers, place) : { type: "own", text: line };
}

/** Full-width digits and letters, as input methods write them, as plain ones. */
export function narrow(text: string): string {
  return text.normalize("NFKC");
}

/** On the review: the number of an action, or its name as commands or the screen have it. */
function parseChoice(line: string, place: Place): Line {
  const word = narrow(line).toLowerCase();
  const { actions } = copyFor(place);
  const action = reviewActions.find((name, index) =>
    [name, actions[name].toLowerCase(), String(index + 1)].includes(word),
  );
  return action === undefined ? no(refusalsOf(place).noAction) : { type: "end", action };
}

function parseNumbers(line: string, place: Place): Line {
  const { options, several } = place;
  const refused = refusalsOf(place);
  const numbers = [...new Set(line.split(/[\s,;、]+/).map(Number))];
  const missing = numbers.find((number) => !isOption(number, options));
  if (missing !== undefined) return no(refused.noOption(missing, options));
  if (numbers.length > 1 && !several) return no(refused.severalOnOne(numbers));
  return { type: "pick", rows: numbers.map((number) => number - 1) };
}

function isOption(number: number, options: number): boolean {
  return number >= 1 && number <= options;
}

function parseCommand(line: string, place: Place): Line {
  const [, word = "", text = ""] = /^:(\S*)\s*([\s\S]*)$/.exec(line) ?? [];
  const name = narrow(word).toLowerCase();
  const refused = refusalsOf(place);
  switch (name) {
    case "back":
    case "review":
    case "help":
      return alone(name, text, place, { type: name });
    case "clear":
      return alone(name, text, place, onQuestion(name, place, { type: name }));
    case "submit":
    case "elaborate":
    case "cancel":
      return alone(name, text, place, { type: "end", action: name });
    case "own":
      return onQuestion(name, place, text === "" ? no(refused.ownWhat) : { type: "own", text });
    case "note":
      return onQuestion(name, place, parseNote(text, place));
    case "go":
      return parseGo(text, place);
    default:
      return no(refused.unknown(`:${word}`));
  }
}

/** A command that takes no text: with some it is not followed, since it may have been meant as an answer. */
function alone(name: string, text: string, place: Place, line: Line): Line {
  return text === "" ? line : no(refusalsOf(place).nothingAfter(`:${name}`));
}

function onQuestion(name: string, place: Place, line: Line): Line {
  return place.at === "question" ? line : no(refusalsOf(place).onlyOnQuestion(`:${name}`));
}

function parseNote(text: string, place: Place): Line {
  const { options } = place;
  const [, digits, onOption = ""] = /^([\d０-９]+)(?:\s+([\s\S]*))?$/.exec(text) ?? [];
  if (digits === undefined || options === 0) return { type: "note", text };
  const number = Number(narrow(digits));
  if (!isOption(number, options)) return no(refusalsOf(place).noOption(number, options));
  return { type: "option-note", row: number - 1, text: onOption };
}

function parseGo(text: string, place: Place): Line {
  const { questions } = place;
  const refused = refusalsOf(place);
  const digits = narrow(text);
  if (!/^\d+$/.test(digits)) return no(refused.goWhere);
  const number = Number(digits);
  if (number < 1 || number > questions) return no(refused.noQuestion(number, questions));
  return { type: "go", tab: number - 1 };
}

function refusalsOf({ language }: Place): Catalogue["plain"]["refused"] {
  return catalogueOf(language).plain.refused;
}

function no(why: string): Line {
  return { type: "refused", why };
}
