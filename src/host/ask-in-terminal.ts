import { createFormSession } from "../../hooks/form-session.ts";
import type { LiveSettings } from "../../hooks/settings-session.ts";
import { createTheme } from "../../hooks/theme.ts";
import type { Outcome } from "../form/outcome.ts";
import type { Form } from "../form/schema.ts";
import { createExternalEditor } from "./external-editor.ts";
import { createFileCompletions } from "./file-completions.ts";
import { createIdleTimer } from "./idle-timer.ts";
import { loadMarkdown } from "./load-markdown.ts";
import { mountForm } from "./mount.tsx";
import type { Terminal } from "./open-terminal.ts";
import { showOnTerminal } from "./show-on-terminal.ts";
import type { TerminalStyle } from "./terminal-style.ts";

export interface AskInTerminalOptions {
  readonly style: TerminalStyle;
  /** The folder whose files `@` completes. */
  readonly folder: string;
  /** Ends the form as `aborted`. */
  readonly signal?: AbortSignal;
  /** Milliseconds without a key after which the form ends as `timed-out`; none by default. */
  readonly timeoutMs?: number;
  /** The person's settings, followed while the form is open. Default: the contract's defaults. */
  readonly settings?: LiveSettings;
}

/**
 * Asks a form on a terminal and resolves to how it ended. The terminal is as before when the promise settles; it
 * rejects only with a fault of ours.
 */
export async function askInTerminal(
  form: Form,
  terminal: Terminal,
  options: AskInTerminalOptions,
): Promise<Outcome> {
  const { signal, style } = options;
  const markdown = await loadMarkdown(form);
  // Asked after the wait: from here to the listener nothing can come in between.
  if (signal?.aborted === true) return { kind: "aborted", form, drafts: [] };
  const closing = new AbortController();
  const session = createFormSession({
    form,
    screen: { ...terminal.size(), ascii: style.ascii, language: style.language },
    theme: createTheme(style.theme),
    completions: createFileCompletions(options.folder),
    ...markdown,
    externalEditor: createExternalEditor({
      terminal,
      signal: closing.signal,
      lend: async (work) => {
        idle.stop();
        try {
          return await shown.lend(work);
        } finally {
          if (!closing.signal.aborted) idle.restart();
        }
      },
    }),
    ...(options.settings === undefined ? {} : { settings: options.settings }),
  });
  const ended = Promise.withResolvers<Outcome>();
  const end = (ending: "aborted" | "timed-out") => session.store.dispatch({ type: "end", ending });
  const abort = () => end("aborted");
  const idle = createIdleTimer(options.timeoutMs, () => end("timed-out"));
  const stopListening = session.onOutcome(ended.resolve);
  const shown = showOnTerminal({
    terminal,
    session,
    mount: (handlers) => mountForm(session, handlers),
    escapeTimeoutMs: style.escapeTimeoutMs,
    onInput: idle.restart,
    onGone: abort,
    onError: ended.reject,
  });
  signal?.addEventListener("abort", abort);
  try {
    return await ended.promise;
  } finally {
    closing.abort();
    signal?.removeEventListener("abort", abort);
    idle.stop();
    stopListening();
    await shown.close();
  }
}
