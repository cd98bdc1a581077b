import { isExclusive } from "../../src/form/kinds/index.ts";
import { keyFor } from "../../src/keys/hints.ts";
import type { KeyAction } from "../../src/keys/key-table.ts";
import { copy } from "../../src/text/copy.ts";
import { type Active, activeOf, ownRowOf } from "../selectors.ts";
import type { FormState } from "../state.ts";

/** A footer hint: keys of the table and what they do here. */
export interface Hint {
  readonly actions: readonly KeyAction[];
  readonly text: string;
}

/** What keys do where the focus is, the most useful first. `scrolls` tells that something is longer than its pane. */
export function hintsFor(state: FormState, scrolls: boolean): readonly Hint[] {
  const scroll: Hint[] = scrolls
    ? [{ actions: ["main.pageUp", "main.pageDown"], text: copy.hints.scroll }]
    : [];
  const active = activeOf(state);
  if (active === undefined) {
    return [
      { actions: ["main.previousOption", "main.nextOption"], text: copy.hints.move },
      { actions: ["main.confirm"], text: copy.hints.confirm },
      cancel,
      ...scroll,
      tabs,
    ];
  }
  if (state.editing !== undefined) return editorHints(state, active);
  const move: Hint[] =
    ownRowOf(active.view) > 0
      ? [{ actions: ["main.previousOption", "main.nextOption"], text: copy.hints.move }]
      : [];
  return [...move, ...rowHints(state, active), cancel, tabs, ...scroll, ...changeType(active), questionNote];
}

const tabs: Hint = { actions: ["main.previousTab", "main.nextTab"], text: copy.hints.tabs };
const cancel: Hint = { actions: ["main.cancel"], text: copy.hints.cancel };
const questionNote: Hint = { actions: ["main.questionNote"], text: copy.hints.questionNote };

function rowHints(state: FormState, { question, draft, view }: Active): Hint[] {
  const onOwn = state.row === ownRowOf(view);
  const one = isExclusive(question, draft.kind);
  const confirm = onOwn ? copy.hints.edit : one ? copy.hints.choose : copy.hints.next;
  const toggle: Hint[] = view.view === "field" ? [] : [{ actions: ["main.toggle"], text: copy.hints.toggle }];
  const note: Hint[] = onOwn ? [] : [{ actions: ["main.optionNote"], text: copy.hints.note }];
  return [
    ...(one ? [] : toggle),
    { actions: ["main.confirm"], text: confirm },
    ...(one ? toggle : []),
    ...note,
  ];
}

function changeType({ question, draft, view }: Active): Hint[] {
  if (view.view !== "list") return [];
  const text = isExclusive(question, draft.kind) ? copy.hints.several : copy.hints.one;
  return [{ actions: ["main.changeQuestionType"], text }];
}

function editorHints(state: FormState, { question, draft }: Active): Hint[] {
  const own = state.editing?.field.field === "own";
  const goesOn = own && isExclusive(question, draft.kind);
  const empty = state.editing?.text === "";
  const save: Hint = own
    ? { actions: ["editor.submit"], text: goesOn ? copy.hints.saveNext : copy.hints.save }
    : { actions: ["noteEditor.save"], text: copy.hints.save };
  const leave: Hint[] = empty
    ? [{ actions: ["editor.previousOptionWhenEmpty", "editor.nextTabWhenEmpty"], text: copy.hints.leave }]
    : [];
  return [save, ...leave, { actions: [own ? "editor.close" : "noteEditor.close"], text: copy.hints.close }];
}

/** `↑↓ move`: the keys of a hint as people write them. */
export function hintKeys(hint: Hint, ascii: boolean): string {
  const keys = hint.actions.map((action) => keyFor(action, ascii));
  return keys.every((key) => key.length === 1) ? keys.join("") : keys.join("/");
}
