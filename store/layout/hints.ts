import { isExclusive } from "../../src/form/kinds/index.ts";
import { keyFor } from "../../src/keys/hints.ts";
import type { KeyAction } from "../../src/keys/key-table.ts";
import { copy } from "../../src/text/copy.ts";
import { type Active, activeOf, ownRowOf } from "../selectors.ts";
import type { Editing, FormState } from "../state.ts";

/** A footer hint: keys of the table and what they do here. */
export interface Hint {
  readonly actions: readonly KeyAction[];
  readonly text: string;
}

/** Narrower than this, only two or three hints can be seen: those that end a question and the form come first. */
const NARROW = 30;

/** What keys do where the focus is, the most useful first. `scrolls` tells that something is longer than its pane. */
export function hintsFor(state: FormState, scrolls: boolean): readonly Hint[] {
  const active = activeOf(state);
  if (state.editing !== undefined && active !== undefined) return editorHints(state.editing, active);
  const hints = active === undefined ? reviewHints(scrolls) : questionHints(state, active, scrolls);
  if (state.screen.columns >= NARROW) return hints;
  const first = hints.filter((hint) => hint.actions[0] === "main.confirm" || hint === cancel);
  return [...first, ...hints.filter((hint) => !first.includes(hint))];
}

function reviewHints(scrolls: boolean): readonly Hint[] {
  return [
    move,
    { actions: ["main.confirm"], text: copy.hints.confirm },
    ...(scrolls ? [scroll] : []),
    cancel,
    tabs,
  ];
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
    text: onOwn ? copy.hints.edit : one ? copy.hints.choose : copy.hints.next,
  };
  const choose = field ? [confirm] : one ? [confirm, toggle] : [toggle, confirm];
  const changeType: Hint = {
    actions: ["main.changeQuestionType"],
    text: one ? copy.hints.several : copy.hints.one,
  };
  return [
    ...(field ? [] : [move]),
    ...choose,
    ...(scrolls ? [scroll] : []),
    cancel,
    ...(onOwn ? [] : [note]),
    tabs,
    ...(field ? [] : [changeType]),
    questionNote,
  ];
}

function editorHints(
  { field, text, completing }: Editing,
  { question, draft, view }: Active,
): readonly Hint[] {
  const own = field.field === "own";
  const [enter, esc] = own
    ? (["editor.submit", "editor.close"] as const)
    : (["noteEditor.save", "noteEditor.close"] as const);
  if (completing) {
    return [
      { actions: [enter], text: copy.hints.insert },
      { actions: [esc], text: copy.hints.closeList },
    ];
  }
  const goesOn = own && isExclusive(question, draft.kind);
  const rows: readonly KeyAction[] =
    view.view === "field" ? ["editor.previousTabWhenEmpty"] : ["editor.previousOptionWhenEmpty"];
  return [
    { actions: [enter], text: goesOn ? copy.hints.saveNext : copy.hints.save },
    ...(text === ""
      ? [{ actions: [...rows, "editor.nextTabWhenEmpty"] as const, text: copy.hints.leave }]
      : []),
    { actions: [esc], text: copy.hints.close },
  ];
}

const move: Hint = { actions: ["main.previousOption", "main.nextOption"], text: copy.hints.move };
const toggle: Hint = { actions: ["main.toggle"], text: copy.hints.toggle };
const scroll: Hint = { actions: ["main.pageUp", "main.pageDown"], text: copy.hints.scroll };
const tabs: Hint = { actions: ["main.previousTab", "main.nextTab"], text: copy.hints.tabs };
const cancel: Hint = { actions: ["main.cancel"], text: copy.hints.cancel };
const note: Hint = { actions: ["main.optionNote"], text: copy.hints.note };
const questionNote: Hint = { actions: ["main.questionNote"], text: copy.hints.questionNote };

/** `↑↓ move`: the keys of a hint as people write them. */
export function hintKeys(hint: Hint, ascii: boolean): string {
  const keys = hint.actions.map((action) => keyFor(action, ascii));
  return keys.every((key) => key.length === 1) ? keys.join("") : keys.join("/");
}
