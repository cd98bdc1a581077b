import type { FormStore } from "../store/create-form-store.ts";
import { createSettingsSession, type LiveSettings, type SettingsSession } from "./settings-session.ts";
import type { Theme } from "./theme.ts";

/** The settings over a form: what they say counts for the form, and their list opens on top of it. */
export interface SettingsOverlay {
  /** The list while it is open. */
  readonly list: () => SettingsSession | undefined;
}

/** Follows the settings until the form ends. To be made before anything draws, so that the list is there when it is drawn. */
export function createSettingsOverlay(
  store: FormStore,
  settings: LiveSettings | undefined,
  theme: Theme,
): SettingsOverlay {
  let list: SettingsSession | undefined;
  if (settings === undefined) return { list: () => undefined };

  const stopFollowing = settings.subscribe(({ behaviour, keymap }) => {
    if (keymap !== store.getState().keymap) store.dispatch({ type: "rebind", keymap });
    store.dispatch({ type: "adjust", behaviour });
  });
  const stopWatching = store.subscribe(({ settings: shown, ending, screen }, before) => {
    if (shown === "open" && ending === undefined) {
      list ??= createSettingsSession({
        settings,
        screen,
        theme,
        onClose: () => store.dispatch({ type: "settings-closed" }),
      });
      if (screen !== before.screen) list.resize(screen.columns, screen.rows);
      return;
    }
    list?.dispose();
    list = undefined;
    if (ending === undefined) return;
    stopFollowing();
    stopWatching();
  });
  return { list: () => list };
}
