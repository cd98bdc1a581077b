import { createSettingsSession, type LiveSettings } from "../../hooks/settings-session.ts";
import { createTheme } from "../../hooks/theme.ts";
import { mountSettings } from "./mount.tsx";
import type { Terminal } from "./open-terminal.ts";
import { showOnTerminal } from "./show-on-terminal.ts";
import type { TerminalStyle } from "./terminal-style.ts";

export interface SettingsInTerminalOptions {
  readonly settings: LiveSettings;
  readonly style: TerminalStyle;
  /** Closes the list. */
  readonly signal: AbortSignal;
}

/** Shows the list of settings until it is closed. The terminal is as before then; rejects only with a fault of ours. */
export async function settingsInTerminal(
  terminal: Terminal,
  options: SettingsInTerminalOptions,
): Promise<void> {
  const { settings, style, signal } = options;
  const { theme, ascii, language, escapeTimeoutMs } = style;
  if (signal.aborted) return;
  const closed = Promise.withResolvers<void>();
  const session = createSettingsSession({
    settings,
    screen: { ...terminal.size(), ascii, language },
    theme: createTheme(theme),
    onClose: closed.resolve,
  });
  const shown = showOnTerminal({
    terminal,
    session,
    mount: (handlers) => mountSettings(session, handlers),
    escapeTimeoutMs,
    onGone: closed.resolve,
    onError: closed.reject,
  });
  const abort = () => closed.resolve();
  signal.addEventListener("abort", abort);
  try {
    await closed.promise;
  } finally {
    signal.removeEventListener("abort", abort);
    session.dispose();
    await shown.close();
  }
}
