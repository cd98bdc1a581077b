import { drawMarkdown } from "../../hooks/draw-markdown.ts";
import { createFormSession, type FormSession, type FormSessionOptions } from "../../hooks/form-session.ts";
import { createTheme } from "../../hooks/theme.ts";
import type { Outcome } from "../../src/form/outcome.ts";
import { type Form, parseForm } from "../../src/form/schema.ts";
import { createDecoder } from "../../src/keys/decode.ts";

/** Names of keys as bytes; anything else is sent as it is, one write each. */
export const keyBytes: Readonly<Record<string, string>> = {
  up: "\x1b[A",
  down: "\x1b[B",
  right: "\x1b[C",
  left: "\x1b[D",
  home: "\x1b[H",
  end: "\x1b[F",
  pageup: "\x1b[5~",
  pagedown: "\x1b[6~",
  tab: "\t",
  stab: "\x1b[Z",
  enter: "\r",
  space: " ",
  bs: "\x7f",
  "ctrl+c": "\x03",
};

/** The form of an input that must be valid. */
export function formOf(input: unknown): Form {
  const parsed = parseForm(input);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.issues));
  return parsed.value;
}

export interface TestSession {
  readonly session: FormSession;
  /** Writes: names of keys, or bytes. A lone Esc is told by `esc`, since the decoder waits for what may follow. */
  readonly press: (...writes: readonly string[]) => void;
  readonly outcome: () => Outcome | undefined;
}

/** A form without a screen: bytes go through the real decoder, editors and store. */
export function openSession(input: unknown, options: Partial<FormSessionOptions> = {}): TestSession {
  const session = createFormSession({
    form: formOf(input),
    screen: { columns: 80, rows: 24, ascii: false, language: "en" },
    theme: createTheme({ background: "dark", colors: "none" }),
    markdown: drawMarkdown,
    ...options,
  });
  let outcome: Outcome | undefined;
  session.onOutcome((ended) => {
    outcome = ended;
  });
  const decoder = createDecoder(session.handle);
  let burst = 1_000_000;
  const press = (...writes: readonly string[]) => {
    for (const write of writes) {
      if (write === "esc") {
        burst += 1;
        session.handle({ type: "key", sequence: "\x1b", burst });
      } else decoder.write(keyBytes[write] ?? write);
    }
  };
  return { session, press, outcome: () => outcome };
}
