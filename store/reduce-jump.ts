import type { Command } from "../src/form/command.ts";
import { written } from "./field-text.ts";
import { type Jump, jumpTabs } from "./jump.ts";
import { enterTab, saveEditor } from "./reduce-move.ts";
import type { FormState } from "./state.ts";

/** Opens the list of questions at the one that is shown. */
export function openQuestions(state: FormState): FormState {
  return { ...state, jump: { text: "", row: state.tab, version: 0 } };
}

/** What a command does while the list of questions is open: it has the keyboard to itself, but for leaving the form. */
export function reduceJump(state: FormState, jump: Jump, command: Command): FormState | undefined {
  const moveTo = (row: number): FormState => {
    const last = jumpTabs(state).length - 1;
    return { ...state, jump: { ...jump, row: Math.max(0, Math.min(row, last)) } };
  };
  switch (command.type) {
    case "next-option":
      return moveTo(jump.row + 1);
    case "previous-option":
      return moveTo(jump.row - 1);
    case "page-down":
      return moveTo(jump.row + PAGE);
    case "page-up":
      return moveTo(jump.row - PAGE);
    case "filter":
      return editJump(state, jump, command.text, command.typed);
    case "accept-question":
      return accept(state, jump);
    case "close-questions":
    case "open-questions":
      return { ...state, jump: undefined };
    case "dismiss":
      return undefined;
    default:
      return state;
  }
}

/** Rows of a page, whatever fits: the list is moved through, not read. */
const PAGE = 10;

export function editJump(state: FormState, jump: Jump, text: string, typed: boolean): FormState {
  const field = written(jump, text, typed, state.screen.columns);
  return { ...state, jump: { ...field, row: field.text.trim() === "" ? state.tab : 0 } };
}

/** What was being written is kept, as whenever a tab is left. Where nothing matches the list stays. */
function accept(state: FormState, jump: Jump): FormState {
  const tab = jumpTabs(state)[jump.row];
  if (tab === undefined) return state;
  const closed = { ...state, jump: undefined };
  return tab === state.tab ? closed : enterTab(saveEditor(closed), tab);
}
