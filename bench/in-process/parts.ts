// Single parts of ask-form, one per run: `node parts.mjs NAME`.
import { createFormScreen } from "../../adapter/form-screen.ts";
import { parseForm } from "../../src/form/schema.ts";
import { formInput, prompt } from "../forms.ts";
import { idle, measureCalls, report, type Samples } from "./measure.ts";
import { formOf, openForm } from "./open.ts";

const parts: Readonly<Record<string, () => Samples | Promise<Samples>>> = {
  bridge,
  parse,
  paste,
  preview,
  held,
};

/** The bridge's `render()`: with nothing changed, and after a move of the highlight. */
function bridge(): Samples {
  const screen = createFormScreen({
    form: formOf(formInput({ questions: 1, options: 100 })),
    tui: { terminal: { rows: 40, columns: 80 }, requestRender: () => {}, start: () => {}, stop: () => {} },
    theme: { fg: (_color, text) => `\x1b[36m${text}\x1b[39m` },
    folder: ".",
    language: "en",
    onOutcome: () => {},
    onError: (error) => {
      throw error;
    },
  });
  screen.render(80);
  let down = false;
  const changed = measureCalls(400, () => {
    down = !down;
    screen.dispatch({ type: down ? "next-option" : "previous-option" });
    return screen.render(80);
  });
  const shown = screen.render(80);
  let copies = 0;
  const calls = 1_000;
  const unchanged = measureCalls(20, () => {
    for (let call = 0; call < calls; call++) if (screen.render(80) !== shown) copies += 1;
  });
  screen.dispose();
  return { changed, unchanged: unchanged.map((ms) => ms / calls), copies: [copies] };
}

function parse(): Samples {
  const calls = (questions: number, count: number) => {
    const input = formInput({ questions, options: 5 });
    return measureCalls(count, () => parseForm(input));
  };
  return { 1: calls(1, 200), 100: calls(100, 50), 10000: calls(10_000, 3) };
}

/** 15,000 characters pasted into a text question, then a key. */
async function paste(): Promise<Samples> {
  const text = Array.from({ length: 15_000 }, (_, place) => (place % 60 === 59 ? "\n" : "x")).join("");
  const samples: { paste: number[]; key: number[] } = { paste: [], key: [] };
  for (let form = 0; form < 5; form++) {
    const { press } = openForm({ questions: [{ id: "why", prompt, type: "text" }] });
    await idle();
    samples.paste.push(await timed(() => press(`\x1b[200~${text}\x1b[201~`)));
    samples.key.push(await timed(() => press("y")));
  }
  return samples;
}

/** A preview of 100 kB: from the input to the first frame, then keys that scroll it. */
async function preview(): Promise<Samples> {
  const section = "## A heading\n\nSome *words* and `code`, and a list:\n\n- one\n- two\n\n";
  const options = ["a", "b"].map((value) => ({
    value,
    preview: section.repeat(Math.ceil(100_000 / section.length)),
  }));
  const before = performance.now();
  const { press } = openForm({ questions: [{ id: "q", prompt, type: "preview", options }] });
  const first = performance.now() - before;
  await idle();
  const key: number[] = [];
  for (let count = 0; count < 20; count++) {
    key.push(await timed(() => press("\x1b[6~")));
  }
  return { first: [first], key };
}

async function timed(work: () => Promise<void>): Promise<number> {
  const before = performance.now();
  await work();
  const ms = performance.now() - before;
  await idle();
  return ms;
}

/** The bytes per option that the parsed input takes. */
function held(): Samples {
  const text = (options: number) => JSON.stringify(formInput({ questions: 1, options }));
  const [few, many] = [text(5), text(50_000)];
  const bytes = (json: string) => {
    globalThis.gc?.();
    const before = process.memoryUsage().heapUsed;
    const parsed: unknown = JSON.parse(json);
    globalThis.gc?.();
    const after = process.memoryUsage().heapUsed;
    return parsed === undefined ? 0 : after - before;
  };
  bytes(few);
  return { held: [(bytes(many) - bytes(few)) / (50_000 - 5)] };
}

const part = parts[process.argv[2] ?? ""];
if (part === undefined) throw new Error("parts.mjs needs the name of a part");
report(await part());
