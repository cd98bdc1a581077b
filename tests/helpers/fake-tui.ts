import type { HostTui } from "../../adapter/bridge.ts";

/** A TUI that counts what it is asked for. */
export interface FakeTui extends HostTui {
  readonly terminal: { rows: number; columns: number; write: (bytes: string) => void };
  readonly renders: () => number;
  readonly written: () => string;
}

export function createFakeTui(columns = 80, rows = 40): FakeTui {
  let renders = 0;
  let written = "";
  return {
    terminal: {
      rows,
      columns,
      write: (bytes) => {
        written += bytes;
      },
    },
    stop: () => {},
    start: () => {},
    requestRender: () => {
      renders += 1;
    },
    renders: () => renders,
    written: () => written,
  };
}

/** A theme whose colours can be seen: `<accent>text`. */
export const plainTheme = { fg: (_color: string, text: string) => text };
