// Run under a terminal by tests of the API: asks, as its first argument says, and prints what came out.
import { createInterface } from "node:readline/promises";

// The built library, since Node.js reads no TSX.
const built = new URL("../../dist/index.js", import.meta.url).href;
const { askForm }: typeof import("../../src/index.ts") = await import(built);

const form = { questions: [{ id: "q", prompt: "Which?", options: [{ value: "a", label: "Alpha" }] }] };
const [, , what] = process.argv;
const print = (line: string) => process.stdout.write(`${line}\n`);

print("six lines of the shell");
if (what === "twice") {
  for (const round of [1, 2]) print(`round ${round}: ${(await askForm(form)).kind}`);
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  print(`line: ${await lines.question("and now? ")}`);
  lines.close();
} else if (what === "exit") {
  process.on("SIGUSR2", () => process.exit(4));
  await askForm(form);
} else if (what === "throw") {
  process.on("SIGUSR2", () => {
    throw new Error("a fault of the program");
  });
  await askForm(form);
} else {
  await askForm(form);
}
