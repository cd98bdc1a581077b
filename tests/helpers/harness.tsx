import { stripVTControlCharacters } from "node:util";
import { Text } from "ink";
import { render } from "ink-testing-library";
import { useLayoutEffect } from "react";
import { useStore } from "zustand";
import { Form } from "../../components/form.tsx";
import { drawMarkdown } from "../../hooks/draw-markdown.ts";
import { FieldInputContext } from "../../hooks/field-input.ts";
import { createFormSession, type FormSession } from "../../hooks/form-session.ts";
import { createTheme } from "../../hooks/theme.ts";
import type { ThemeOptions } from "../../hooks/theme-options.ts";
import type { Behaviour } from "../../src/form/behaviour.ts";
import { optionsOf } from "../../src/form/kinds/index.ts";
import { parseForm } from "../../src/form/schema.ts";
import { createDecoder } from "../../src/keys/decode.ts";
import type { Language } from "../../src/text/languages/index.ts";
import type { FormState } from "../../store/state.ts";

export interface HarnessOptions extends Partial<ThemeOptions> {
  /** Default: 80. */
  readonly columns?: number;
  /** Default: 24. */
  readonly rows?: number;
  /** Default: false. */
  readonly ascii?: boolean;
  /** Default: `en`. */
  readonly language?: Language;
  /** Default: the contract's. */
  readonly behaviour?: Behaviour;
}

/** A form that is drawn in memory and takes raw bytes. Wait with `settled`, never for time. */
export interface Harness {
  readonly session: FormSession;
  /** Writes each chunk to the decoder, as a terminal does, and waits until its keys have arrived and are drawn. */
  readonly press: (...chunks: readonly string[]) => Promise<void>;
  readonly resize: (columns: number, rows: number) => Promise<void>;
  /** Resolves when the last frame shows the state that the store has now. */
  readonly settled: () => Promise<void>;
  /** The last frame without styles. */
  readonly frame: () => string;
  /** The last frame as Ink wrote it. */
  readonly styledFrame: () => string;
  readonly state: () => FormState;
  readonly unmount: () => void;
}

/** Opens a form on a screen of a stated size. */
export async function openHarness(input: unknown, options: HarnessOptions = {}): Promise<Harness> {
  const { columns = 80, rows = 24, ascii = false, language = "en", behaviour } = options;
  const { background = "dark", colors = "truecolor" } = options;
  const parsed = parseForm(input);
  if (!parsed.ok) throw new Error(`openHarness: not a form: ${JSON.stringify(parsed.issues)}`);
  const session = createFormSession({
    form: parsed.value,
    screen: { columns, rows, ascii, language },
    theme: createTheme({ background, colors }),
    markdown: drawMarkdown,
    ...(behaviour === undefined ? {} : { behaviour }),
  });
  const { store } = session;
  // What Ink's own field gets: like the host, each character once the one before it is drawn.
  session.onFieldInput((input) => {
    draw();
    screen.stdin.write(input);
    draw();
  });
  const arrivals = createSignal();
  const commits = createSignal();
  const decoder = createDecoder((event) => {
    session.handle(event);
    arrivals.give();
  });
  let drawn: FormState | undefined;
  const screen = renderAt(columns, rows);
  const initial = store.getState();
  const draw = () =>
    screen.rerender(
      <Drawn
        session={session}
        onDrawn={(state) => {
          drawn = state;
          commits.give();
        }}
      />,
    );
  draw();

  async function settled(): Promise<void> {
    while (drawn !== store.getState()) await commits.next();
  }

  async function press(...chunks: readonly string[]): Promise<void> {
    for (const chunk of chunks) {
      const arrived = arrivals.next();
      decoder.write(chunk);
      // A lone Esc is held back for a moment, since it may be the beginning of a sequence.
      if (chunk.endsWith("\x1b")) await arrived;
    }
    await settled();
  }

  // A form with code in a preview is drawn again when its highlighter is there.
  if (hasCode(initial)) while (store.getState() === initial) await nextState(session);
  await settled();

  return {
    session,
    press,
    settled,
    async resize(newColumns, newRows) {
      screen.resize(newColumns, newRows);
      session.resize(newColumns, newRows);
      await settled();
    },
    frame: () => stripVTControlCharacters(screen.frame()),
    styledFrame: screen.frame,
    state: store.getState,
    unmount() {
      decoder.dispose();
      screen.unmount();
    },
  };
}

/** The form, and a note of the state that each commit shows: Ink writes a frame before layout effects run. */
function Drawn({ session, onDrawn }: { session: FormSession; onDrawn: (state: FormState) => void }) {
  const state = useStore(session.store);
  useLayoutEffect(() => onDrawn(state));
  return (
    <FieldInputContext value={true}>
      <Form session={session} />
    </FieldInputContext>
  );
}

/**
 * `render` of ink-testing-library, whose terminal has 100 columns and no rows, on a terminal of a stated size: nothing
 * but a space is drawn before the size is set.
 */
export function renderAt(columns: number, rows: number) {
  const instance = render(<Text> </Text>);
  const size = { columns, rows };
  // Ink starts a program to find out what a terminal doesn't tell: only the first one is without rows.
  Object.defineProperty(Object.getPrototypeOf(instance.stdout), "rows", { value: 24, configurable: true });
  Object.defineProperties(instance.stdout, {
    columns: { get: () => size.columns },
    rows: { get: () => size.rows },
  });
  return {
    stdin: instance.stdin,
    stdout: instance.stdout,
    rerender: instance.rerender,
    frame: () => instance.lastFrame() ?? "",
    resize(newColumns: number, newRows: number) {
      size.columns = newColumns;
      size.rows = newRows;
      instance.stdout.emit("resize");
    },
    unmount() {
      instance.unmount();
      instance.cleanup();
    },
  };
}

/** Something that happens again and again, and can be waited for. */
function createSignal() {
  let coming = Promise.withResolvers<void>();
  return {
    next: () => coming.promise,
    give() {
      const { resolve } = coming;
      coming = Promise.withResolvers<void>();
      resolve();
    },
  };
}

function nextState({ store }: FormSession): Promise<void> {
  return new Promise((resolve) => {
    const stop = store.subscribe(() => {
      stop();
      resolve();
    });
  });
}

function hasCode({ form }: FormState): boolean {
  return form.questions.some((question) =>
    optionsOf(question).some(({ preview }) => preview?.includes("```")),
  );
}
