import type { Adjustable, Switches } from "../../src/form/adjustable.ts";
import type { SettingsCommand } from "../../src/form/command.ts";
import { exhaustive } from "../../src/form/exhaustive.ts";
import type { Keymap } from "../../src/keys/keymap.ts";
import { highlighted, isOn, resetRow, type SettingsListState } from "./state.ts";

/** Everything that can happen to an open list of settings. */
export type SettingsListCommand =
  | { readonly type: SettingsCommand }
  /** The file says something else now. */
  | {
      readonly type: "read";
      readonly saved: Switches;
      readonly keymap: Keymap;
      readonly problem: string | undefined;
    }
  /** Saving has ended; `problem` says why the file stays as it was. */
  | {
      readonly type: "written";
      readonly name: Adjustable;
      readonly value: boolean;
      readonly problem: string | undefined;
    }
  /** The reset has ended; one sentence says how. */
  | { readonly type: "was-reset"; readonly message: string }
  /** The moment for the second press is over. */
  | { readonly type: "disarm" }
  | { readonly type: "resize"; readonly columns: number; readonly rows: number };

/** What a command makes of a list of settings. Pure; a closed list takes no more commands. */
export function reduceSettings(state: SettingsListState, command: SettingsListCommand): SettingsListState {
  if (state.closed) return state;
  switch (command.type) {
    case "close-settings":
      return { ...state, closed: true };
    case "next-setting":
      return moveTo(state, state.row + 1);
    case "previous-setting":
      return moveTo(state, state.row - 1);
    case "toggle-setting":
      return toggle({ ...state, message: undefined });
    case "read":
      return read(state, command);
    case "written":
      return written(state, command);
    case "was-reset":
      return { ...state, message: command.message };
    case "disarm":
      return { ...state, resetArmed: false };
    case "resize":
      return { ...state, screen: { ...state.screen, columns: command.columns, rows: command.rows } };
    default:
      return exhaustive(command);
  }
}

/** Rows do not wrap around. Leaving the reset disarms it. */
function moveTo(state: SettingsListState, row: number): SettingsListState {
  const moved = Math.max(0, Math.min(row, resetRow));
  return moved === state.row ? state : { ...state, row: moved, resetArmed: false, message: undefined };
}

/** Another fault of the file, or none any more, is news: what was said before is not. */
function read(
  state: SettingsListState,
  { saved, keymap, problem }: Extract<SettingsListCommand, { type: "read" }>,
): SettingsListState {
  return { ...state, saved, keymap, problem, message: problem === state.problem ? state.message : undefined };
}

function toggle(state: SettingsListState): SettingsListState {
  const name = highlighted(state);
  if (name === undefined) return { ...state, resetArmed: !state.resetArmed };
  return { ...state, wanted: new Map([...state.wanted, [name, !isOn(state, name)]]) };
}

/** What could not be saved is as it was again; a later press of the same switch is still on its way. */
function written(
  state: SettingsListState,
  { name, value, problem }: Extract<SettingsListCommand, { type: "written" }>,
): SettingsListState {
  const latest = state.wanted.get(name) === value;
  const wanted = latest ? new Map([...state.wanted].filter(([other]) => other !== name)) : state.wanted;
  const saved = problem === undefined ? { ...state.saved, [name]: value } : state.saved;
  return { ...state, wanted, saved, message: problem ?? state.message };
}
