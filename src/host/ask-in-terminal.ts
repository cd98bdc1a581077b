import { matchesKey } from "@earendil-works/pi-tui/dist/keys.js";
import { createFormSession, type FormSession } from "../../hooks/form-session.ts";
import type { LiveSettings } from "../../hooks/settings-session.ts";
import { createTheme } from "../../hooks/theme.ts";
import type { ThemeOptions } from "../../hooks/theme-options.ts";
import { pointerPlaceOf } from "../../store/layout/pointer-place.ts";
import type { Outcome } from "../form/outcome.ts";
import type { Form } from "../form/schema.ts";
import { createDecoder } from "../keys/decode.ts";
import type { Language } from "../text/languages/index.ts";
import { createExternalEditor } from "./external-editor.ts";
import { createFileCompletions } from "./file-completions.ts";
import { createIdleTimer } from "./idle-timer.ts";
import { type Mounted, mountForm } from "./mount.tsx";
import type { Terminal } from "./open-terminal.ts";
import { type CursorPlace, createPainter } from "./painter.ts";
import { enterScreen } from "./screen.ts";

export interface AskInTerminalOptions {
  readonly theme: ThemeOptions;
  /** Draw with ASCII only. */
  readonly ascii: boolean;
  readonly language: Language;
  /** The folder whose files `@` completes. */
  readonly folder: string;
  /** Ends the form as `aborted`. */
  readonly signal?: AbortSignal;
  /** How long a lone Esc waits for the rest of a sequence, in milliseconds. */
  readonly escapeTimeoutMs: number;
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
  const closing = new AbortController();
  const session = createFormSession({
    form,
    screen: { ...terminal.size(), ascii: options.ascii, language: options.language },
    theme: createTheme(options.theme),
    completions: createFileCompletions(options.folder),
    externalEditor: createExternalEditor({
      terminal,
      signal: closing.signal,
      lend: async (work) => {
        idle.stop();
        try {
          return await screen.lend(work);
        } finally {
          if (!closing.signal.aborted) idle.restart();
        }
      },
    }),
    ...(options.settings === undefined ? {} : { settings: options.settings }),
  });
  const painter = createPainter((bytes) => {
    if (screen.isOpen()) terminal.output.write(bytes);
  });
  const ended = Promise.withResolvers<Outcome>();
  const end = (ending: "aborted" | "timed-out") => session.store.dispatch({ type: "end", ending });
  const abort = () => end("aborted");
  const idle = createIdleTimer(options.timeoutMs, () => end("timed-out"));
  let mounted: Mounted | undefined;

  const draw = (size: { columns: number; rows: number }) => {
    painter.reset();
    session.resize(size.columns, size.rows);
    mounted?.resize(size.columns, size.rows);
  };
  const early = createEarlyKeys();
  const decoder = createDecoder(
    (event) => {
      idle.restart();
      if (event.type === "key" && matchesKey(event.sequence, "ctrl+z")) screen.suspend();
      else session.handle(event);
    },
    { escapeTimeout: options.escapeTimeoutMs },
  );
  const stopListening = session.onOutcome(ended.resolve);
  const screen = enterScreen(terminal, {
    onBytes: (chunk) => decoder.write(early.take(chunk)),
    onResize: draw,
    onResume: () => draw(terminal.size()),
    onGone: abort,
  });
  try {
    options.signal?.addEventListener("abort", abort);
    if (options.signal?.aborted) abort();
    mounted = mountForm(session, {
      onFrame: (lines) => painter.paint(lines, cursorOf(session)),
      onError: ended.reject,
    });
    return await ended.promise;
  } finally {
    closing.abort();
    options.signal?.removeEventListener("abort", abort);
    idle.stop();
    stopListening();
    decoder.dispose();
    mounted?.unmount();
    await screen.leave();
  }
}

/** Keys that were pressed before raw mode come in one read, with Enter as the line feed that a shell would get. */
function createEarlyKeys(): { take: (chunk: Uint8Array) => Uint8Array } {
  let first = true;
  return {
    take: (chunk) => {
      const early = first;
      first = false;
      return early ? chunk.map((byte) => (byte === 0x0a ? 0x0d : byte)) : chunk;
    },
  };
}

/** Where text is typed; else, unseen, where the focus is. */
function cursorOf({ editors, store }: FormSession): CursorPlace | undefined {
  const typing = editors.view()?.cursor;
  if (typing !== undefined) return typing;
  const pointer = pointerPlaceOf(store.getState());
  return pointer && { ...pointer, hidden: true };
}
