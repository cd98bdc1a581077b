// Opens and answers a thousand forms as Pi does, and prints what memory they leave behind.
import type { FormScreen } from "../../adapter/form-screen.ts";
import type { ContractModule, FormModule } from "../../adapter/runtime.ts";

// The built files, since Node.js reads no TSX.
const built = (name: string) => new URL(`../../dist/pi/${name}`, import.meta.url).href;
const { createFormScreen }: FormModule = await import(built("form.js"));
const { parseAskUser }: ContractModule = await import(built("contract.js"));

const option = (value: string) => ({
  value,
  label: value.toUpperCase(),
  preview: "# Preview\n\n```ts\nconst a = 1;\n```",
});
const payload = {
  questions: [
    { id: "one", prompt: "Which?", type: "preview", options: [option("a"), option("b")] },
    { id: "two", prompt: "Which ones?", type: "multi", options: [option("c"), option("d")] },
  ],
};

async function answerOne(): Promise<void> {
  const form = parseAskUser(payload);
  if (!form.ok) throw new Error("the payload is a form");
  const ended = Promise.withResolvers<void>();
  const terminal = { rows: 24, columns: 80 };
  const tui = { start: () => {}, stop: () => {}, requestRender: () => {}, terminal };
  const screen: FormScreen = createFormScreen({
    form: form.value,
    tui,
    theme: { fg: (_color: string, text: string) => text },
    folder: ".",
    language: "en",
    onOutcome: () => ended.resolve(),
    onError: ended.reject,
  });
  screen.render(80);
  screen.dispatch({ type: "listen" });
  for (const key of ["1", " ", "n", "note", "\r", "\t", "\r"]) {
    screen.handleInput(key);
    await Promise.resolve();
    screen.render(80);
  }
  await ended.promise;
  screen.dispose();
  // Handles are closed in a turn of the event loop of their own.
  await new Promise((resolve) => setImmediate(resolve));
}

function heapNow(): number {
  if (globalThis.gc === undefined) throw new Error("run with --expose-gc");
  globalThis.gc();
  return process.memoryUsage().heapUsed;
}

let early = 0;
for (let form = 1; form <= 1000; form += 1) {
  await answerOne();
  if (form === 100) early = heapNow();
}
const late = heapNow();
const timers = process.getActiveResourcesInfo().filter((name) => name === "Timeout").length;
process.stdout.write(JSON.stringify({ early, late, timers }));
