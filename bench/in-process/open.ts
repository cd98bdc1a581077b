import { drawMarkdown } from "../../hooks/draw-markdown.ts";
import { createFormSession } from "../../hooks/form-session.ts";
import { createTheme } from "../../hooks/theme.ts";
import { parseForm } from "../../src/form/schema.ts";
import { mountForm } from "../../src/host/mount.tsx";
import { createDecoder } from "../../src/keys/decode.ts";
import { createSignal } from "./measure.ts";

/** The form of an input that is known to be valid. */
export function formOf(input: unknown) {
  const parsed = parseForm(input);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.issues));
  return parsed.value;
}

/** A form in memory: `press` writes bytes as a terminal does and resolves with the frame that follows. */
export function openForm(input: unknown) {
  const session = createFormSession({
    form: formOf(input),
    screen: { columns: 80, rows: 24, ascii: false, language: "en" },
    theme: createTheme({ background: "dark", colors: "ansi256" }),
    markdown: drawMarkdown,
  });
  const frames = createSignal();
  const decoder = createDecoder(session.handle);
  let frame: readonly string[] = [];
  mountForm(session, {
    onFrame: (lines) => {
      frame = lines;
      frames.give();
    },
    onError: (error) => {
      throw error;
    },
  });
  const press = (bytes: string): Promise<void> => {
    const drawn = frames.next();
    decoder.write(bytes);
    return drawn;
  };
  return { press, frame: () => frame.join("\n") };
}
