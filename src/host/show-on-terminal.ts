import { isKeyRelease, matchesKey } from "@earendil-works/pi-tui/dist/keys.js";
import type { Drawable } from "../../hooks/drawable.ts";
import { createDecoder } from "../keys/decode.ts";
import type { Mounted, MountHandlers } from "./mount.tsx";
import type { Terminal } from "./open-terminal.ts";
import { createPainter } from "./painter.ts";
import { enterScreen, type Screen } from "./screen.ts";

export interface ShowOptions {
  readonly terminal: Terminal;
  readonly session: Drawable;
  readonly mount: (handlers: MountHandlers) => Mounted;
  /** How long a lone Esc waits for the rest of a sequence, in milliseconds. */
  readonly escapeTimeoutMs: number;
  /** Called before each key or paste is handled. */
  readonly onInput?: () => void;
  /** The terminal went away. */
  readonly onGone: () => void;
  /** A component threw. */
  readonly onError: (error: unknown) => void;
}

/** Something that has the terminal. */
export interface Shown {
  /** Gives the terminal to another program for as long as the work takes. */
  readonly lend: Screen["lend"];
  /** Takes it down. The terminal is as before when the promise settles. */
  readonly close: () => Promise<void>;
}

/** Gives a session the whole terminal: its keys, its size, and frames where they differ from what is shown. */
export function showOnTerminal(options: ShowOptions): Shown {
  const { terminal, session, mount, escapeTimeoutMs, onInput, onGone, onError } = options;
  const painter = createPainter((bytes) => {
    if (screen.isOpen()) terminal.output.write(bytes);
  });
  let mounted: Mounted | undefined;
  const draw = (size: { columns: number; rows: number }) => {
    painter.reset();
    session.resize(size.columns, size.rows);
    mounted?.resize(size.columns, size.rows);
  };
  const early = createEarlyKeys();
  const decoder = createDecoder(
    (event) => {
      onInput?.();
      if (event.type === "key" && isStop(event.sequence)) screen.suspend();
      else session.handle(event);
    },
    { escapeTimeout: escapeTimeoutMs },
  );
  const screen = enterScreen(terminal, {
    onBytes: (chunk) => decoder.write(early.take(chunk)),
    onResize: draw,
    onResume: () => draw(terminal.size()),
    onGone,
  });
  try {
    mounted = mount({ onFrame: (lines) => painter.paint(lines, session.cursor()), onError });
  } catch (error) {
    onError(error);
  }
  return {
    lend: screen.lend,
    close: async () => {
      decoder.dispose();
      // Leaving waits for the keyboard: the tree, which may draw no more by then, is taken down meanwhile.
      const left = screen.leave();
      mounted?.unmount();
      await left;
    },
  };
}

function isStop(sequence: string): boolean {
  return !isKeyRelease(sequence) && matchesKey(sequence, "ctrl+z");
}

/** Keys that were pressed before raw mode come in one read, with Enter as the line feed that a shell would get. */
function createEarlyKeys(): { take: (chunk: Uint8Array) => Uint8Array } {
  let first = true;
  return {
    take: (chunk) => {
      const early = first;
      first = false;
      return early ? chunk.map((byte) => (byte === 0x0a ? 0x0d : byte)) : chunk;
    },
  };
}
