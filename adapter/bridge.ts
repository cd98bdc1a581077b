import type { Component, Focusable, TUI } from "@earendil-works/pi-tui";
import { CURSOR_MARKER, sliceByColumn, truncateToWidth, visibleWidth } from "@earendil-works/pi-tui";
import type { Drawable } from "../hooks/drawable.ts";
import type { Mounted, MountHandlers } from "../src/host/mount.tsx";
import { createDecoder } from "../src/keys/decode.ts";
import { createBurst } from "./burst.ts";

/** What of Pi's TUI the bridge uses. */
export type HostTui = Pick<TUI, "requestRender" | "start" | "stop"> & {
  readonly terminal: { readonly rows: number; readonly columns: number };
};

/** Columns and rows of a terminal. */
export interface Size {
  readonly columns: number;
  readonly rows: number;
}

export interface BridgeOptions {
  readonly tui: HostTui;
  readonly session: Drawable & {
    readonly store: { readonly subscribe: (listener: () => void) => () => void };
  };
  readonly mount: (handlers: MountHandlers) => Mounted;
  /** The size that the session was made for. */
  readonly size: Size;
  /** Whether PageUp and PageDown are meant for what is drawn, not for Pi's transcript. */
  readonly captures: () => boolean;
  /** Called before each drawing. */
  readonly onRender?: () => void;
  /** To be called when the theme's colours are others now. */
  readonly restyle?: () => void;
  /** Called when a component threw; nothing is drawn from then on. */
  readonly onError: (error: unknown) => void;
}

/** Something of ours as a component of pi-tui. Draws into memory and touches neither the process nor the terminal. */
export interface Bridge extends Component, Focusable {
  readonly render: (width: number) => readonly string[];
  readonly handleInput: (data: string) => void;
  readonly invalidate: () => void;
  /** Takes the tree down and leaves nothing behind. May be called more than once. */
  readonly dispose: () => void;
}

/** The conversation above stays visible: a form takes this part of the rows, but never under eight. */
const PART = 0.6;
const LEAST_ROWS = 8;

/** The size that Pi has for us now. A frame is lower than the screen that it is made for. */
export function sizeIn({ terminal }: HostTui): Size {
  return {
    columns: Math.max(1, terminal.columns),
    rows: Math.max(LEAST_ROWS, Math.floor(terminal.rows * PART)) + 1,
  };
}

export function createBridge(options: BridgeOptions): Bridge {
  const { tui, session, mount, captures, onRender, restyle, onError } = options;
  let { size } = options;
  let frame: readonly string[] = [];
  let shown: readonly string[] | undefined;
  let stale = false;
  let focused = false;
  let disposed = false;

  const mounted = mount({
    onFrame: (lines) => {
      frame = lines;
      stale = false;
      shown = undefined;
      tui.requestRender();
    },
    onError,
  });
  const stopWatching = session.store.subscribe(() => {
    stale = true;
    tui.requestRender();
  });
  const burst = createBurst(createDecoder(session.handle), session.handle);

  return {
    // Without it Pi's own transcript takes PageUp and PageDown; where nothing scrolls here, it may.
    get capturesViewportInput() {
      return captures();
    },
    get focused() {
      return focused;
    },
    set focused(value: boolean) {
      if (value !== focused) shown = undefined;
      focused = value;
    },
    render: (width) => {
      if (disposed) return [];
      onRender?.();
      const wanted = { columns: width, rows: sizeIn(tui).rows };
      if (wanted.columns !== size.columns || wanted.rows !== size.rows) {
        size = wanted;
        session.resize(size.columns, size.rows);
        mounted.resize(size.columns, size.rows);
        stale = true;
      }
      if (stale) mounted.flush();
      shown ??= clamp(frame, width, focused ? session.cursor() : undefined);
      return shown;
    },
    handleInput: burst.take,
    invalidate: () => {
      if (disposed) return;
      restyle?.();
      stale = true;
    },
    dispose: () => {
      if (disposed) return;
      disposed = true;
      stopWatching();
      burst.dispose();
      mounted.unmount();
    },
  };
}

/** A line that is too wide ends the whole host: every line is cut to the width by the host's own functions. */
function clamp(
  lines: readonly string[],
  width: number,
  cursor: { readonly row: number; readonly column: number } | undefined,
): readonly string[] {
  return lines.map((line, row) => {
    const fitting = visibleWidth(line) > width ? truncateToWidth(line, width, "") : line;
    if (row !== cursor?.row || cursor.column > width) return fitting;
    // The marker has no width; input methods open their window where it stands.
    const before = sliceByColumn(fitting, 0, cursor.column);
    const padded = before + " ".repeat(Math.max(0, cursor.column - visibleWidth(before)));
    return padded + CURSOR_MARKER + sliceByColumn(fitting, cursor.column, Math.max(0, width - cursor.column));
  });
}
