import { createFormSession } from "../hooks/form-session.ts";
import type { DrawMarkdown } from "../hooks/markdown.ts";
import type { LiveSettings } from "../hooks/settings-session.ts";
import type { Command } from "../src/form/command.ts";
import type { Outcome } from "../src/form/outcome.ts";
import type { Form } from "../src/form/schema.ts";
import { discardTypedAhead } from "../src/host/drain-input.ts";
import { createExternalEditor } from "../src/host/external-editor.ts";
import { createFileCompletions } from "../src/host/file-completions.ts";
import { mountForm } from "../src/host/mount.tsx";
import type { Language } from "../src/text/languages/index.ts";
import { frameOf } from "../store/layout/frame.ts";
import { type Snapshot, takeSnapshot } from "../store/snapshot.ts";
import { type Bridge, createBridge, type HostTui, sizeIn } from "./bridge.ts";
import { type PiColors, themeFromPi } from "./pi-theme.ts";

export interface FormScreenOptions {
  readonly form: Form;
  readonly tui: HostTui;
  readonly theme: PiColors;
  /** The folder whose files `@` completes. */
  readonly folder: string;
  readonly language: Language;
  /** Draws previews, where the form has any. */
  readonly markdown?: DrawMarkdown;
  /** What `onChange` gave before; opens the form as it was. */
  readonly snapshot?: unknown;
  /** The person's settings, followed while the form is open. */
  readonly settings?: LiveSettings;
  /** Called once, with how the form ended. */
  readonly onOutcome: (outcome: Outcome) => void;
  /** Called once, when keys count: the form is on the screen. */
  readonly onReady?: () => void;
  /** Called after every change while the form is open, with how to take down what the person has done. */
  readonly onChange?: (snapshot: () => Snapshot) => void;
  /** Called when a component threw; the form is gone then. */
  readonly onError: (error: unknown) => void;
}

/** A form as a component of pi-tui; an open form that is disposed of ends as `aborted`. */
export interface FormScreen extends Bridge {
  readonly dispatch: (command: Command) => void;
}

/** Printing keys and Enter answer nothing until the form has been visible this long, in milliseconds. */
const GRACE = 200;

export function createFormScreen(options: FormScreenOptions): FormScreen {
  const { form, tui, theme, folder, language, snapshot, onError } = options;
  const size = sizeIn(tui);
  const closing = new AbortController();
  const session = createFormSession({
    form,
    screen: { ...size, ascii: false, language },
    theme: themeFromPi(theme),
    completions: createFileCompletions(folder),
    externalEditor: createExternalEditor({
      terminal: piTerminal,
      signal: closing.signal,
      lend: (work) => lendTerminal(tui, work),
    }),
    listening: false,
    snapshot,
    ...(options.markdown === undefined ? {} : { markdown: options.markdown }),
    ...(options.settings === undefined ? {} : { settings: options.settings }),
  });
  const { store } = session;
  let grace: NodeJS.Timeout | undefined;

  const listen = () => {
    store.dispatch({ type: "listen" });
    options.onReady?.();
  };
  const stopListening = session.onOutcome(options.onOutcome);
  const stopWatching = store.subscribe((state) => {
    // A state is immutable: what it says can be taken down later, when the form is over already.
    if (state.ending === undefined) options.onChange?.(() => takeSnapshot(state));
  });
  const bridge = createBridge({
    tui,
    session,
    mount: (handlers) => mountForm(session, handlers),
    size,
    captures: () => {
      const state = store.getState();
      return (
        state.settings === "open" || state.editing !== undefined || frameOf(state).panes?.scrolls === true
      );
    },
    onRender: () => {
      grace ??= setTimeout(listen, GRACE);
    },
    restyle: session.restyle,
    onError,
  });
  const takeDown = bridge.dispose;
  return Object.assign(bridge, {
    dispatch: store.dispatch,
    dispose: () => {
      closing.abort();
      // A form that Pi takes away, as a reload does, has been ended by nobody.
      store.dispatch({ type: "end", ending: "aborted" });
      clearTimeout(grace);
      stopListening();
      stopWatching();
      takeDown();
    },
  });
}

/** Pi draws on its standard output, and gets its keys from its standard input. */
const piTerminal = { inputFd: 0, outputFd: 1 };

/** Gives Pi's terminal away as Pi itself does for its own editor. */
async function lendTerminal<Result>(tui: HostTui, work: () => Promise<Result>): Promise<Result> {
  tui.stop();
  try {
    return await work();
  } finally {
    discardTypedAhead();
    tui.start();
    tui.requestRender(true);
  }
}
