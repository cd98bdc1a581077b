// A program for the terminal tests: takes the screen, shows what it gets, and ends in the way that a key asks for.
import { appendFileSync, existsSync } from "node:fs";
import { openTerminal } from "../../src/host/open-terminal.ts";
import { createPainter } from "../../src/host/painter.ts";
import { enterScreen } from "../../src/host/screen.ts";
import { onTermination } from "../../src/host/signals.ts";

const terminal = openTerminal({ stdinTaken: process.env.STDIN_TAKEN === "1" });
// Lets a test see what a closed terminal does by itself.
if (process.env.DEAF === "1") process.on("SIGHUP", () => {});
if (terminal === undefined) process.stdout.write("no terminal\n");
else run(terminal);

function run(terminal: NonNullable<ReturnType<typeof openTerminal>>): void {
  const painter = createPainter((bytes) => terminal.output.write(bytes));
  const lines: string[] = [];
  const show = (line: string) => {
    lines.push(line);
    painter.paint(lines, undefined);
  };
  const redraw = (line: string) => {
    painter.reset();
    show(line);
  };
  const finish = async (result: string) => {
    await screen.leave();
    stopListening();
    terminal.close();
    process.stdout.write(`${result}\n`);
  };
  const keys: Record<string, () => void> = {
    q: () => void finish("finished"),
    x: () => {
      throw new Error("boom");
    },
    e: () => process.exit(3),
    b: () => {
      // Keys that come now are read by nobody.
      while (!existsSync("go"));
      process.exit(0);
    },
    "\x1a": () => screen.suspend(),
  };
  const screen = enterScreen(terminal, {
    onBytes(chunk) {
      const text = chunk.toString("latin1");
      show(`got ${JSON.stringify(text)}`);
      keys[text.charAt(0)]?.();
    },
    onResize: ({ columns, rows }) => redraw(`resized ${columns}x${rows}`),
    onResume: () => redraw("resumed"),
    onGone() {
      if (process.env.LOG) appendFileSync(process.env.LOG, "gone\n");
      void finish("gone");
    },
  });
  const stopListening = onTermination((signal, number) => {
    if (signal === "SIGHUP" && process.env.DEAF === "1") return;
    process.exitCode = 128 + number;
    void finish(signal);
  });
  const { columns, rows } = terminal.size();
  show(`ready ${columns}x${rows} pid ${process.pid}.`);
}
