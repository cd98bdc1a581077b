import { isKeyRepeat } from "@earendil-works/pi-tui/dist/keys.js";
import { createStore, type StoreApi } from "zustand/vanilla";
import type { Adjustable, Switches } from "../src/form/adjustable.ts";
import type { Behaviour } from "../src/form/behaviour.ts";
import type { Keymap } from "../src/keys/keymap.ts";
import { matchSettings } from "../src/keys/match.ts";
import { copyFor } from "../src/text/languages/index.ts";
import { MARGIN } from "../store/layout/editor-place.ts";
import { settingsFrame } from "../store/settings-list/frame.ts";
import { reduceSettings, type SettingsListCommand } from "../store/settings-list/reduce.ts";
import { highlighted, isOn, resetRow, type SettingsListState } from "../store/settings-list/state.ts";
import type { Screen } from "../store/state.ts";
import type { Drawable } from "./drawable.ts";
import type { Theme } from "./theme.ts";

/** What of the settings a form follows while it is open. */
export interface Adjusted {
  readonly behaviour: Behaviour;
  readonly notifications: boolean;
  readonly keymap: Keymap;
}

/** How saving ended; `message` is one sentence that says why nothing was written. */
export type Written = { readonly ok: true } | { readonly ok: false; readonly message: string };

/** The settings of a host: read, followed and changed. */
export interface LiveSettings {
  /** The file, as an absolute path. */
  readonly path: string;
  readonly get: () => Adjusted;
  /** Calls the listener after every change, whoever made it. Returns what ends that. */
  readonly subscribe: (listener: (adjusted: Adjusted) => void) => () => void;
  /** One sentence about what is wrong with the file; undefined when it is as it should be. */
  readonly problem: () => string | undefined;
  readonly set: (name: Adjustable, value: boolean) => Promise<Written>;
  /** Takes all settings out of the file. */
  readonly reset: () => Promise<Written>;
  /** Says a sentence that came too late for the list. */
  readonly tell: (sentence: string) => void;
}

/** An open list of settings: its store and the one way in for keys. */
export interface SettingsSession extends Drawable {
  readonly store: Pick<StoreApi<SettingsListState>, "getState" | "getInitialState" | "subscribe">;
  readonly theme: Theme;
  /** Ends it without a word, as when the form below it ends. */
  readonly dispose: () => void;
}

export interface SettingsSessionOptions {
  readonly settings: LiveSettings;
  readonly screen: Screen;
  readonly theme: Theme;
  /** Called once, when the person closes the list. */
  readonly onClose: () => void;
}

/** How long the reset waits for its second press, in milliseconds. */
export const RESET_WINDOW = 3_000;

/** Opens the list of settings. Each change is saved at once; what can't be saved is as before, with a sentence why. */
export function createSettingsSession(options: SettingsSessionOptions): SettingsSession {
  const { settings, screen, theme, onClose } = options;
  const { keymap, ...now } = settings.get();
  const store = createStore<SettingsListState>(() => ({
    path: settings.path,
    saved: switchesOf(now),
    wanted: new Map(),
    row: 0,
    resetArmed: false,
    message: undefined,
    problem: settings.problem(),
    keymap,
    screen,
    closed: false,
  }));
  const dispatch = (command: SettingsListCommand) =>
    store.setState((state) => reduceSettings(state, command), true);
  const stopFollowing = settings.subscribe((changed) =>
    dispatch({
      type: "read",
      saved: switchesOf(changed),
      keymap: changed.keymap,
      problem: settings.problem(),
    }),
  );
  let timer: NodeJS.Timeout | undefined;

  let over = false;
  const dispose = () => {
    over = true;
    clearTimeout(timer);
    stopFollowing();
  };

  const toggle = () => {
    const before = store.getState();
    const name = highlighted(before);
    dispatch({ type: "toggle-setting" });
    clearTimeout(timer);
    if (name !== undefined) void save(name, !isOn(before, name));
    else if (before.resetArmed) void reset();
    else timer = setTimeout(() => dispatch({ type: "disarm" }), RESET_WINDOW);
  };
  const save = async (name: Adjustable, value: boolean) => {
    const written = await settings.set(name, value);
    if (!written.ok && over) settings.tell(written.message);
    dispatch({ type: "written", name, value, problem: written.ok ? undefined : written.message });
  };
  const reset = async () => {
    const written = await settings.reset();
    if (!written.ok && over) settings.tell(written.message);
    dispatch({
      type: "was-reset",
      message: written.ok ? copyFor(screen).settings.wasReset : written.message,
    });
  };

  const onKey = (sequence: string) => {
    const command = matchSettings(sequence, store.getState().keymap);
    if (command === undefined) return;
    // What nobody can see must not be switched.
    if (settingsFrame(store.getState()).pointer === undefined && command !== "close-settings") return;
    // A key that is held switches once.
    if (isKeyRepeat(sequence) && command !== "next-setting" && command !== "previous-setting") return;
    if (command === "toggle-setting") return toggle();
    dispatch({ type: command });
    if (store.getState().row !== resetRow) clearTimeout(timer);
    if (command !== "close-settings") return;
    dispose();
    onClose();
  };

  return {
    store,
    theme,
    handle: (event) => {
      if (event.type === "key" && !store.getState().closed) onKey(event.sequence);
    },
    resize: (columns, rows) => dispatch({ type: "resize", columns, rows }),
    cursor: () => {
      const { pointer } = settingsFrame(store.getState());
      return pointer === undefined ? undefined : { row: pointer, column: MARGIN, hidden: true };
    },
    dispose,
  };
}

/** The settings that can be switched, by their names. */
export function switchesOf({ behaviour, notifications }: Omit<Adjusted, "keymap">): Switches {
  return { ...behaviour, notifications };
}
