import type { Behaviour } from "../src/form/behaviour.ts";
import type { Command } from "../src/form/command.ts";
import type { Ending } from "../src/form/ending.ts";
import { exhaustive } from "../src/form/exhaustive.ts";
import type { Keymap } from "../src/keys/keymap.ts";
import { fieldText } from "./field-text.ts";
import { changeType, choose, chooseDigit, toggle } from "./reduce-answer.ts";
import { closeEditor, editNote, editOptionNote, editText, submitEditor } from "./reduce-editor.ts";
import {
  acceptFilter,
  closeFilter,
  editFilter,
  leaveFilter,
  openFilter,
  selectShown,
  showMatches,
} from "./reduce-filter.ts";
import { editJump, openQuestions, reduceJump } from "./reduce-jump.ts";
import { leave } from "./reduce-leave.ts";
import { moveRow, moveTab, openEditorHere, saveEditor } from "./reduce-move.ts";
import { autoSubmit, confirmReview, reviewDigit } from "./reduce-review.ts";
import { follow, page } from "./scroll.ts";
import { activeOf, ownRowOf } from "./selectors.ts";
import type { FormState } from "./state.ts";

/** A command, or new keys: what these are the core needs not know. */
export type StateCommand = Command | { readonly type: "rebind"; readonly keymap: Keymap };

/**
 * What a command makes of a state. Pure: same state and command, same result; unknown situations leave the state as
 * it is. An ended form takes no more commands.
 */
export function reduce(state: FormState, command: StateCommand): FormState {
  if (state.ending !== undefined) return state;
  if (command.type === "resize") {
    return follow(
      fitFields({ ...state, screen: { ...state.screen, columns: command.columns, rows: command.rows } }),
    );
  }
  if (command.type === "preview-lines") return { ...state, previewLines: command.lines };
  if (command.type === "adjust") return autoSubmit(follow(adjust(state, command.behaviour)));
  // What waits for a second press told the key that it had before.
  if (command.type === "rebind")
    return { ...state, keymap: command.keymap, armed: undefined, pending: undefined };
  if (command.type === "settings-closed")
    return state.settings === "open" ? { ...state, settings: "closed" } : state;
  if (command.type === "matches") return follow(showMatches(state, command.text, command.rows));
  if (command.type === "end") return end(state, command.ending);
  const calm: FormState = { ...state, notice: undefined, pending: undefined };
  const jumped = state.jump && reduceJump(calm, state.jump, command);
  const applied = jumped ?? apply(calm, command, state);
  const next = applied.tab === state.tab ? applied : autoSubmit(applied);
  return command.type === "page-down" || command.type === "page-up" ? next : follow(next);
}

/** Texts of fields that a narrower screen can't show are cut, as they would be while they are typed. */
function fitFields(state: FormState): FormState {
  const { jump, filter, screen } = state;
  const fits = (text: string) => fieldText(text, screen.columns) === text;
  const fitted = jump === undefined || fits(jump.text) ? state : editJump(state, jump, jump.text, false);
  return filter === undefined || fits(filter.text) ? fitted : editFilter(fitted, filter.text, false);
}

/** What waits for a second press does so only as long as two are wanted. */
function adjust(state: FormState, behaviour: Behaviour): FormState {
  const { armed, pending } = state;
  const review = pending !== undefined && pending !== "change-type";
  return {
    ...state,
    behaviour,
    armed: behaviour.confirmDismissWhenDirty ? armed : undefined,
    pending: review && !behaviour.doublePressReviewShortcuts ? undefined : pending,
  };
}

/** What was being typed counts where nobody decided to drop it: on a timeout, a signal, an abort. */
function end(state: FormState, ending: Ending): FormState {
  const interrupted = ending === "timed-out" || ending === "aborted";
  return { ...(interrupted ? saveEditor(state) : state), editing: undefined, jump: undefined, ending };
}

/** `before` still has what was pending; `state` has it cleared, since any other command does so. */
function apply(
  state: FormState,
  command: Exclude<
    Command,
    { type: "resize" | "preview-lines" | "adjust" | "settings-closed" | "matches" | "end" }
  >,
  before: FormState,
): FormState {
  switch (command.type) {
    case "next-tab":
      return moveTab(state, 1);
    case "previous-tab":
      return moveTab(state, -1);
    case "next-option":
      return moveRow(state, state.row + 1);
    case "previous-option":
      return moveRow(state, state.row - 1);
    case "first-option":
      return moveRow(state, 0);
    case "last-option":
      return moveRow(state, Number.POSITIVE_INFINITY);
    case "page-down":
      return page(state, 1);
    case "page-up":
      return page(state, -1);
    case "confirm":
      return activeOf(state) === undefined ? confirmReview(state) : choose(state);
    case "toggle":
      return toggle(state);
    case "digit":
      return activeOf(state) === undefined
        ? reviewDigit(state, command.digit, before)
        : chooseDigit(state, command.digit);
    case "change-type":
      return changeType(state, before.pending === "change-type");
    case "option-note":
      return editOptionNote(state);
    case "question-note":
      return editNote(state);
    case "edit":
      return editText(state, command);
    case "paste":
      return paste(state, command.text);
    case "submit-editor":
      return submitEditor(state);
    case "close-editor":
      return closeEditor(state);
    case "open-questions":
      return openQuestions(state);
    case "accept-question":
    case "close-questions":
      return state;
    case "open-filter":
      return openFilter(state);
    case "accept-filter":
      return acceptFilter(state);
    case "leave-filter":
      return leaveFilter(state);
    case "close-filter":
      return closeFilter(state);
    case "filter":
      return editFilter(state, command.text, command.typed);
    case "select-all":
      return selectShown(state, "select");
    case "select-none":
      return selectShown(state, "deselect");
    case "open-settings":
      return state.settings === "closed" ? { ...state, settings: "open" } : state;
    case "external-editor":
      return state;
    case "editor-fault":
      return { ...state, notice: command.fault };
    case "listen":
      return { ...state, listening: true };
    case "cancel":
      // What was done last is taken back first.
      return state.filter === undefined ? leave(state, command.type) : closeFilter(state);
    case "dismiss":
      return leave(state, command.type);
    default:
      return exhaustive(command);
  }
}

/** Text that is pasted on a text row opens its editor; elsewhere it is not taken, and never acts as keys. */
function paste(state: FormState, text: string): FormState {
  const active = activeOf(state);
  if (active === undefined || state.row !== ownRowOf(active.view))
    return { ...state, notice: "paste-nowhere" };
  const opened = openEditorHere(state);
  const { editing } = opened;
  return editing === undefined ? opened : { ...opened, editing: { ...editing, text: editing.text + text } };
}
