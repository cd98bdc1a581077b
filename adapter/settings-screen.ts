import { createSettingsSession, type LiveSettings } from "../hooks/settings-session.ts";
import { mountSettings } from "../src/host/mount.tsx";
import type { Language } from "../src/text/languages/index.ts";
import { type Bridge, createBridge, type HostTui, sizeIn } from "./bridge.ts";
import { type PiColors, themeFromPi } from "./pi-theme.ts";

export interface SettingsScreenOptions {
  readonly tui: HostTui;
  readonly theme: PiColors;
  readonly language: Language;
  readonly settings: LiveSettings;
  /** Called once, when the person closes the list. */
  readonly onClose: () => void;
  /** Called when the list is taken down, by whom ever. */
  readonly onDispose: () => void;
  /** Called when a component threw; the list is gone then. */
  readonly onError: (error: unknown) => void;
}

/** The list of settings as a component of pi-tui. */
export function createSettingsScreen(options: SettingsScreenOptions): Bridge {
  const { tui, theme, language, settings, onClose, onDispose, onError } = options;
  const size = sizeIn(tui);
  const session = createSettingsSession({
    settings,
    screen: { ...size, ascii: false, language },
    theme: themeFromPi(theme),
    onClose,
  });
  const bridge = createBridge({
    tui,
    session,
    mount: (handlers) => mountSettings(session, handlers),
    size,
    captures: () => true,
    onError,
  });
  const takeDown = bridge.dispose;
  return Object.assign(bridge, {
    dispose: () => {
      session.dispose();
      takeDown();
      onDispose();
    },
  });
}
