import { EventEmitter } from "node:events";
import { stripVTControlCharacters } from "node:util";
import xterm from "@xterm/headless";
import { render } from "ink";
import { type ReactNode, useEffect } from "react";
import { afterEach } from "vitest";
import { renderAt } from "./harness.tsx";
import { createWaiters, type Wanted } from "./waiters.ts";

/** A user's own Ink app in memory; keys come through Ink's stdin. */
export interface InkApp {
  /** One write of a terminal. */
  readonly write: (bytes: string) => void;
  /** The last frame without styles, as soon as it matches. */
  readonly waitFor: (wanted: Wanted) => Promise<string>;
  readonly frame: () => string;
  readonly rerender: (tree: ReactNode) => Promise<void>;
  readonly resize: (columns: number, rows: number) => void;
  readonly unmount: () => void;
}

/** Opens apps for the tests of a file; what is open is taken down after each. */
export function setUpInkApp(): typeof openInkApp {
  let apps: InkApp[] = [];
  afterEach(() => {
    for (const app of apps) app.unmount();
    apps = [];
  });
  return async (...args) => {
    const app = await openInkApp(...args);
    apps.push(app);
    return app;
  };
}

/** Draws a tree and waits for its effects: keys that come before them are lost. */
export async function openInkApp(tree: ReactNode, columns = 80, rows = 24): Promise<InkApp> {
  const screen = renderAt(columns, rows);
  const frame = () => stripVTControlCharacters(screen.frame());
  const waiters = createWaiters(frame);
  const { write } = screen.stdout;
  screen.stdout.write = (text) => {
    write(text);
    waiters.check();
  };
  const rerender = (next: ReactNode) =>
    new Promise<void>((resolve) => {
      screen.rerender(<WithEffect onEffect={resolve}>{next}</WithEffect>);
    });
  await rerender(tree);
  return {
    write: screen.stdin.write,
    waitFor: (wanted) => waiters.wait(wanted, 5_000),
    frame,
    rerender,
    resize: screen.resize,
    unmount: screen.unmount,
  };
}

/** Effects run from the inside out: this one after those of the children. */
function WithEffect({ children, onEffect }: { children: ReactNode; onEffect: () => void }) {
  useEffect(onEffect);
  return children;
}

/** A user's own Ink app on a terminal emulator, drawn as Ink draws on a real one. */
export interface InkTerminal {
  readonly write: (bytes: string) => void;
  /** The screen, as soon as it matches. */
  readonly waitFor: (wanted: Wanted) => Promise<string>;
  /** True while the terminal shows its cursor on a cell that is drawn inverse. */
  readonly isCursorDrawn: () => boolean;
  readonly unmount: () => void;
}

/** Draws a tree on a terminal of 80 columns and 24 rows. */
export async function openInkTerminal(tree: ReactNode): Promise<InkTerminal> {
  const emulator = new xterm.Terminal({ cols: 80, rows: 24, allowProposedApi: true, convertEol: true });
  const text = () =>
    Array.from({ length: 24 }, (_, row) => emulator.buffer.active.getLine(row)?.translateToString(true)).join(
      "\n",
    );
  const waiters = createWaiters(text);
  const stdin = renderAt(80, 24).stdin;
  let shown = true;
  const write = (bytes: string) => {
    for (const [, mode] of bytes.matchAll(/\u001b\[\?25([hl])/g)) shown = mode === "h";
    emulator.write(bytes, waiters.check);
    return true;
  };
  const stdout = Object.assign(new EventEmitter(), { isTTY: true, columns: 80, rows: 24, write });
  const ready = Promise.withResolvers<void>();
  const instance = render(<WithEffect onEffect={ready.resolve}>{tree}</WithEffect>, {
    // Ink asks for no more of its streams than these have.
    stdout: stdout as unknown as NodeJS.WriteStream,
    stdin: stdin as unknown as NodeJS.ReadStream,
    interactive: true,
    exitOnCtrlC: false,
    patchConsole: false,
  });
  await ready.promise;
  return {
    write: stdin.write,
    waitFor: (wanted) => waiters.wait(wanted, 2_000),
    isCursorDrawn: () => {
      const { active } = emulator.buffer;
      const cell = active.getLine(active.cursorY)?.getCell(active.cursorX);
      return shown && (cell?.isInverse() ?? 0) !== 0;
    },
    unmount: () => {
      instance.unmount();
      instance.cleanup();
      emulator.dispose();
    },
  };
}
