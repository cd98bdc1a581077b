import type { View } from "../../src/form/kinds/define-kind.ts";
import { isExclusive } from "../../src/form/kinds/index.ts";
import { formatKey, keyFor } from "../../src/keys/hints.ts";
import type { KeyAction, KeyId } from "../../src/keys/key-table.ts";
import type { Catalogue } from "../../src/text/languages/index.ts";
import { isLarge } from "../jump.ts";
import { type Active, activeOf, ownRowOf } from "../selectors.ts";
import type { Editing, FormState } from "../state.ts";

/** A footer hint: keys of the table, or ones that nobody can change, and the name of what they do here. */
export interface Hint {
  readonly actions: readonly KeyAction[];
  readonly fixed?: readonly KeyId[];
  readonly text: keyof Catalogue["form"]["hints"];
  /** Left out where it would take a line of its own. */
  readonly spare?: true;
}

/** Narrower than this, only two or three hints can be seen: those that end a question and the form come first. */
const NARROW = 30;

/** What keys do where the focus is, the most useful first. `scrolls` tells that something is longer than its pane. */
export function hintsFor(state: FormState, scrolls: boolean): readonly Hint[] {
  const hints = allHints(state, scrolls).filter((hint) => hintKeys(hint, state) !== "");
  if (state.editing !== undefined) return hints;
  if (state.screen.columns >= NARROW) return hints;
  const first = hints.filter((hint) => hint.actions[0] === "main.confirm" || hint === cancel);
  return [...first, ...hints.filter((hint) => !first.includes(hint))];
}

function allHints(state: FormState, scrolls: boolean): readonly Hint[] {
  const active = activeOf(state);
  if (state.jump !== undefined) return jumpHints;
  if (state.editing !== undefined && active !== undefined) return editorHints(state, state.editing, active);
  if (state.filter?.typing && active !== undefined) return filterHints(active);
  const hints = active === undefined ? reviewHints(scrolls) : questionHints(state, active, scrolls);
  const more = isLarge(state) ? [...hints, questions] : hints;
  return state.settings === "none" ? more : [...more, settings];
}

function reviewHints(scrolls: boolean): readonly Hint[] {
  return [move, { actions: ["main.confirm"], text: "confirm" }, ...(scrolls ? [scroll] : []), cancel, tabs];
}

function questionHints(
  state: FormState,
  { question, draft, view }: Active,
  scrolls: boolean,
): readonly Hint[] {
  const onOwn = state.row === ownRowOf(view);
  const field = view.view === "field";
  const one = isExclusive(question, draft.kind);
  const confirm: Hint = {
    actions: ["main.confirm"],
    text: onOwn ? "edit" : one ? "choose" : "next",
  };
  const choose = field ? [confirm] : one ? [confirm, toggle] : [toggle, confirm];
  const changeType: Hint = {
    actions: ["main.changeQuestionType"],
    text: one ? "several" : "one",
  };
  return [
    ...(field ? [] : [move]),
    ...choose,
    ...(scrolls ? [scroll] : []),
    state.filter === undefined ? cancel : showAll,
    ...(isLong(state, view, scrolls) ? [filter] : []),
    ...(state.filter !== undefined && !one ? [selectAll] : []),
    ...(onOwn ? [] : [note]),
    tabs,
    ...(field ? [] : [changeType]),
    questionNote,
  ];
}

/** A list in which it pays to look for an option. */
function isLong({ filter }: FormState, view: View, scrolls: boolean): boolean {
  return filter !== undefined || (scrolls && view.view === "list" && view.options.length > 9);
}

function filterHints({ question, draft }: Active): readonly Hint[] {
  const one = isExclusive(question, draft.kind);
  return [
    { actions: ["filter.previousOption", "filter.nextOption"], text: "move" },
    { actions: ["filter.accept"], text: one ? "choose" : "toList" },
    ...(one ? [{ actions: ["filter.leave"], text: "toList" } as const] : []),
    { actions: ["filter.close"], text: "showAll" },
  ];
}

function editorHints(
  { hasExternalEditor }: FormState,
  { field, text, completing }: Editing,
  { question, draft, view }: Active,
): readonly Hint[] {
  const own = field.field === "own";
  const context = own ? "editor" : "noteEditor";
  if (completing) {
    return [
      { actions: [], fixed: ["enter"], text: "insert" },
      { actions: [], fixed: ["escape"], text: "closeList" },
    ];
  }
  const goesOn = own && isExclusive(question, draft.kind);
  const back = view.view === "field" ? "previousTabWhenEmpty" : "previousOptionWhenEmpty";
  const leave: Hint = { actions: [`${context}.${back}`, `${context}.nextTabWhenEmpty`], text: "leave" };
  return [
    { actions: [own ? "editor.submit" : "noteEditor.save"], text: goesOn ? "saveNext" : "save" },
    ...(text === "" ? [leave] : []),
    { actions: [`${context}.close`], text: "close" },
    ...(hasExternalEditor
      ? [{ actions: [`${context}.externalEditor`], text: "externalEditor", spare: true } as const]
      : []),
  ];
}

const move: Hint = { actions: ["main.previousOption", "main.nextOption"], text: "move" };
const toggle: Hint = { actions: ["main.toggle"], text: "toggle" };
const scroll: Hint = { actions: ["main.pageUp", "main.pageDown"], text: "scroll" };
const tabs: Hint = { actions: ["main.previousTab", "main.nextTab"], text: "tabs" };
const cancel: Hint = { actions: ["main.cancel"], text: "cancel" };
const questions: Hint = { actions: ["global.questions"], text: "questions" };
const jumpHints: readonly Hint[] = [
  { actions: ["questions.previousOption", "questions.nextOption"], text: "move" },
  { actions: ["questions.accept"], text: "goTo" },
  { actions: ["questions.close"], text: "close" },
];
const settings: Hint = { actions: ["global.settings"], text: "settings" };
const filter: Hint = { actions: ["main.filter"], text: "filter" };
const selectAll: Hint = { actions: ["main.selectAll"], text: "selectAll" };
const showAll: Hint = { actions: ["main.cancel"], text: "showAll" };
const note: Hint = { actions: ["main.optionNote"], text: "note" };
const questionNote: Hint = { actions: ["main.questionNote"], text: "questionNote" };

/** `↑↓`: the keys of a hint as people write them; empty where a person took all of them away. */
export function hintKeys({ actions, fixed = [] }: Hint, { keymap, screen }: FormState): string {
  const keys = [
    ...fixed.map((key) => formatKey(key, screen)),
    ...actions.map((action) => keyFor(action, keymap, screen)).filter((key) => key !== ""),
  ];
  return keys.every((key) => key.length === 1) ? keys.join("") : keys.join("/");
}
