import { type Adjustable, adjustables, type Switches } from "../../src/form/adjustable.ts";
import type { Keymap } from "../../src/keys/keymap.ts";
import type { Screen } from "../state.ts";

/** Everything about an open list of settings that can't be derived. Immutable. */
export interface SettingsListState {
  /** The settings file, as an absolute path. */
  readonly path: string;
  /** What the file says now. */
  readonly saved: Switches;
  /** What is on its way into the file. */
  readonly wanted: ReadonlyMap<Adjustable, boolean>;
  /** The highlighted row, from 0: the switches, then the reset. */
  readonly row: number;
  /** The reset takes effect when its key is pressed again, soon. */
  readonly resetArmed: boolean;
  /** One sentence about the last change. */
  readonly message: string | undefined;
  /** One sentence about what is wrong with the file. */
  readonly problem: string | undefined;
  readonly keymap: Keymap;
  readonly screen: Screen;
  readonly closed: boolean;
}

/** The row that takes all settings back. */
export const resetRow = adjustables.length;

/** What the highlighted row is; undefined on the reset. */
export function highlighted({ row }: SettingsListState): Adjustable | undefined {
  return adjustables[row];
}

/** What a switch shows: where it is being saved, what it will be. */
export function isOn({ saved, wanted }: SettingsListState, name: Adjustable): boolean {
  return wanted.get(name) ?? saved[name];
}
