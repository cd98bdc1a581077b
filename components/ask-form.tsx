import { Box, type DOMElement, useCursor, useInput, usePaste, useWindowSize } from "ink";
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import { drawMarkdown } from "../hooks/draw-markdown.ts";
import { createFormSession, type FormSession } from "../hooks/form-session.ts";
import { sequenceOf } from "../hooks/ink-keys.ts";
import { useStateOf } from "../hooks/session-context.ts";
import { createTheme } from "../hooks/theme.ts";
import type { ThemeOptions } from "../hooks/theme-options.ts";
import type { Outcome } from "../src/form/outcome.ts";
import type { Form as FormData } from "../src/form/schema.ts";
import { createDecoder, type Decoder } from "../src/keys/decode.ts";
import type { Language } from "../src/text/languages/index.ts";
import { Form } from "./form.tsx";

export interface AskFormProps {
  /** A form that `parseForm` let through. Another form while this one is open starts afresh. */
  readonly form: FormData;
  /** Called once, with how the form ended. */
  readonly onOutcome: (outcome: Outcome) => void;
  /** Takes keys only while true. Default: true. */
  readonly isActive?: boolean;
  /** Default: `dark`. */
  readonly background?: ThemeOptions["background"];
  /** Default: `truecolor`. */
  readonly colors?: ThemeOptions["colors"];
  /** Draw with ASCII only. Default: false. */
  readonly ascii?: boolean;
  /** The language of all that is not the form's own text; counts when the form opens. Default: `en`. */
  readonly language?: Language;
  /** Rows that the form may take. Default: the window's, less one. */
  readonly rows?: number;
}

/**
 * A form inside an Ink app that runs already.
 *
 * ```tsx
 * const parsed = parseForm(input);
 * if (parsed.ok) render(<AskForm form={parsed.value} onOutcome={(outcome) => …} />, { exitOnCtrlC: false });
 * ```
 *
 * Differences to `askForm`, since here Ink owns the bytes and parses them first:
 * - keys that arrive before the first effect of the app are lost;
 * - Esc waits for Ink's 20 ms; Shift+Enter makes a new line only with the kitty protocol (backslash and Enter always);
 * - Ctrl+C reaches the form only when the app was rendered with `exitOnCtrlC: false`;
 * - the form draws where it stands, not on the alternate screen, `@` completes no files, and Ctrl+G opens no editor;
 * - in an app with `isScreenReaderEnabled` the form is told in words, with the role and the state of each part;
 * - timeouts, signals and Ctrl+Z are the app's.
 */
export function AskForm({ form, ...props }: AskFormProps) {
  const key = useFormKey(form);
  return <OpenForm key={key} form={form} {...props} />;
}

/** Counts up when another form is given. */
function useFormKey(form: FormData): number {
  const seen = useRef({ form, key: 0 });
  if (seen.current.form !== form) seen.current = { form, key: seen.current.key + 1 };
  return seen.current.key;
}

function OpenForm({
  form,
  onOutcome,
  isActive = true,
  background,
  colors,
  ascii = false,
  language = "en",
  rows,
}: AskFormProps) {
  const size = useWindowSize();
  const columns = Math.max(1, size.columns);
  const height = Math.max(1, rows ?? size.rows);
  const [session] = useState(() =>
    createFormSession({
      form,
      screen: { columns, rows: height, ascii, language },
      markdown: drawMarkdown,
      theme: createTheme({ background: background ?? "dark", colors: colors ?? "truecolor" }),
    }),
  );
  const box = useRef<DOMElement>(null);
  useKeys(session, isActive);
  useEffect(() => session.resize(columns, height), [session, columns, height]);
  useOutcome(session, onOutcome);
  return (
    <Box ref={box}>
      <Form session={session} />
      <TextCursor session={session} box={box} />
    </Box>
  );
}

/** Puts the terminal's cursor where text is typed: input methods and screen readers look for it there. */
function TextCursor({ session, box }: { session: FormSession; box: RefObject<DOMElement | null> }) {
  useStateOf(session);
  const { setCursorPosition } = useCursor();
  const [origin, setOrigin] = useState({ x: 0, y: 0 });
  useLayoutEffect(() => {
    const { x, y } = placeOf(box.current);
    if (x !== origin.x || y !== origin.y) setOrigin({ x, y });
  });
  const cursor = session.editors.view()?.cursor;
  setCursorPosition(cursor && { x: origin.x + cursor.column, y: origin.y + cursor.row });
  return null;
}

/** Where a box is in what the app draws: the sum of its place and those of all boxes around it. */
function placeOf(box: DOMElement | null): { x: number; y: number } {
  let [x, y] = [0, 0];
  for (let node: DOMElement | undefined = box ?? undefined; node !== undefined; node = node.parentNode) {
    x += node.yogaNode?.getComputedLeft() ?? 0;
    y += node.yogaNode?.getComputedTop() ?? 0;
  }
  return { x, y };
}

/** Tells the outcome once, to the handler of the latest render. */
function useOutcome(session: FormSession, onOutcome: (outcome: Outcome) => void): void {
  const latest = useRef(onOutcome);
  latest.current = onOutcome;
  useEffect(() => session.onOutcome((outcome) => latest.current(outcome)), [session]);
}

/** Ink's keys and pastes, cut by the same decoder as everywhere. */
function useKeys(session: FormSession, isActive: boolean): void {
  const decoder = useRef<Decoder>(undefined);
  useEffect(() => {
    const made = createDecoder(session.handle);
    decoder.current = made;
    return () => made.dispose();
  }, [session]);
  useInput((input, key) => decoder.current?.write(sequenceOf(input, key)), { isActive });
  usePaste((text) => decoder.current?.write(`\u001b[200~${text}\u001b[201~`), { isActive });
}
