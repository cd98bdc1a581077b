import type { Component, Focusable, TUI } from "@earendil-works/pi-tui";
import { CURSOR_MARKER, sliceByColumn, truncateToWidth, visibleWidth } from "@earendil-works/pi-tui";
import { createFormSession } from "../hooks/form-session.ts";
import type { LiveSettings } from "../hooks/settings-session.ts";
import type { Command } from "../src/form/command.ts";
import type { Outcome } from "../src/form/outcome.ts";
import type { Form } from "../src/form/schema.ts";
import { discardTypedAhead } from "../src/host/drain-input.ts";
import { createExternalEditor } from "../src/host/external-editor.ts";
import { createFileCompletions } from "../src/host/file-completions.ts";
import { mountForm } from "../src/host/mount.tsx";
import { createDecoder } from "../src/keys/decode.ts";
import type { Language } from "../src/text/languages/index.ts";
import { frameOf } from "../store/layout/frame.ts";
import { pointerPlaceOf } from "../store/layout/pointer-place.ts";
import { type Snapshot, takeSnapshot } from "../store/snapshot.ts";
import { createBurst } from "./burst.ts";
import { type PiColors, themeFromPi } from "./pi-theme.ts";

/** What of Pi's TUI the bridge uses. */
export type HostTui = Pick<TUI, "requestRender" | "start" | "stop"> & {
  readonly terminal: { readonly rows: number; readonly columns: number };
};

export interface FormScreenOptions {
  readonly form: Form;
  readonly tui: HostTui;
  readonly theme: PiColors;
  /** The folder whose files `@` completes. */
  readonly folder: string;
  readonly language: Language;
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

/** A form as a component of pi-tui. Draws into memory and touches neither the process nor the terminal. */
export interface FormScreen extends Component, Focusable {
  readonly render: (width: number) => readonly string[];
  readonly handleInput: (data: string) => void;
  readonly invalidate: () => void;
  readonly dispatch: (command: Command) => void;
  /** Takes the tree down and leaves nothing behind; an open form ends as `aborted`. May be called more than once. */
  readonly dispose: () => void;
}

/** Printing keys and Enter answer nothing until the form has been visible this long, in milliseconds. */
const GRACE = 200;

/** The conversation above stays visible: the form takes this part of the rows, but never under eight. */
const PART = 0.6;
const LEAST_ROWS = 8;

export function createFormScreen(options: FormScreenOptions): FormScreen {
  const { form, tui, theme, folder, language, snapshot } = options;
  // A frame is lower than the screen that it is made for.
  const rows = () => Math.max(LEAST_ROWS, Math.floor(tui.terminal.rows * PART)) + 1;
  const size = { columns: Math.max(1, tui.terminal.columns), rows: rows() };
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
    ...(options.settings === undefined ? {} : { settings: options.settings }),
  });
  let frame: readonly string[] = [];
  let shown: readonly string[] | undefined;
  let stale = false;
  let focused = false;
  let grace: NodeJS.Timeout | undefined;
  let disposed = false;

  const mounted = mountForm(session, {
    onFrame: (lines) => {
      frame = lines;
      stale = false;
      shown = undefined;
      tui.requestRender();
    },
    onError: options.onError,
  });
  const stopListening = session.onOutcome(options.onOutcome);
  const stopWatching = session.store.subscribe(() => {
    stale = true;
    // A state is immutable: what it says can be taken down later, when the form is over already.
    const state = session.store.getState();
    if (state.ending === undefined) options.onChange?.(() => takeSnapshot(state));
    tui.requestRender();
  });
  const burst = createBurst(createDecoder(session.handle), session.handle);

  const listen = () => {
    session.store.dispatch({ type: "listen" });
    options.onReady?.();
  };

  const cursor = () => session.editors.view()?.cursor ?? pointerPlaceOf(session.store.getState());

  const screen: FormScreen = {
    // Without it Pi's own transcript takes PageUp and PageDown; where nothing scrolls here, it may.
    get capturesViewportInput() {
      const state = session.store.getState();
      return state.editing !== undefined || frameOf(state).panes?.scrolls === true;
    },
    get focused() {
      return focused;
    },
    set focused(value: boolean) {
      if (value !== focused) shown = undefined;
      focused = value;
    },
    render: (width) => {
      if (disposed) return [];
      grace ??= setTimeout(listen, GRACE);
      const height = rows();
      if (width !== size.columns || height !== size.rows) {
        Object.assign(size, { columns: width, rows: height });
        session.resize(width, height);
        mounted.resize(width, height);
        stale = true;
      }
      if (stale) mounted.flush();
      shown ??= clamp(frame, width, focused ? cursor() : undefined);
      return shown;
    },
    handleInput: burst.take,
    invalidate: () => {
      if (disposed) return;
      session.restyle();
      shown = undefined;
    },
    dispatch: session.store.dispatch,
    dispose: () => {
      if (disposed) return;
      disposed = true;
      closing.abort();
      // A form that Pi takes away, as a reload does, has been ended by nobody.
      session.store.dispatch({ type: "end", ending: "aborted" });
      clearTimeout(grace);
      stopListening();
      stopWatching();
      burst.dispose();
      mounted.unmount();
    },
  };
  return screen;
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

/** A line that is too wide ends the whole host: every line is cut to the width by the host's own functions. */
function clamp(
  lines: readonly string[],
  width: number,
  cursor: { readonly row: number; readonly column: number } | undefined,
): readonly string[] {
  return lines.map((line, row) => {
    const fitting = visibleWidth(line) > width ? truncateToWidth(line, width, "") : line;
    if (row !== cursor?.row || cursor.column > width) return fitting;
    // The marker has no width; input methods open their window where it stands.
    const before = sliceByColumn(fitting, 0, cursor.column);
    const padded = before + " ".repeat(Math.max(0, cursor.column - visibleWidth(before)));
    return padded + CURSOR_MARKER + sliceByColumn(fitting, cursor.column, Math.max(0, width - cursor.column));
  });
}
