import type { Component } from "@earendil-works/pi-tui";
import { once } from "./runtime.ts";

/** Text as lines of at most `width` columns. */
type Wrap = (text: string, width: number) => readonly string[];

/** Makes components of Pi's transcript out of finished lines. */
export type TextLines = (lines: readonly string[], onLoaded: () => void) => Component;

/**
 * Pi's own `Text`, and everything that knows widths, takes longer to load than the rest of the start: it is loaded when
 * the first line is drawn. Until then lines are drawn plainly, and no line is ever wider than it may be.
 */
export function createTextLines(load: () => Promise<{ readonly wrap: Wrap }>): TextLines {
  let wrap: Wrap | undefined;
  const loadOnce = once(load);
  return (lines, onLoaded) => {
    let kept: { readonly width: number; readonly wrap: Wrap; readonly rows: readonly string[] } | undefined;
    return {
      render: (width) => {
        if (wrap === undefined) {
          const loaded = loadOnce().then((module) => {
            wrap = module.wrap;
          });
          void loaded.then(onLoaded, () => {});
        }
        const by = wrap ?? wrapPlainly;
        if (kept?.width !== width || kept.wrap !== by) {
          kept = { width, wrap: by, rows: lines.flatMap((line) => by(line, width)) };
        }
        return kept.rows;
      },
      invalidate: () => {
        kept = undefined;
      },
    };
  };
}

/** Without styles; a character that is not ASCII counts as two columns, which none exceeds. */
function wrapPlainly(text: string, width: number): string[] {
  const rows = [""];
  let used = 0;
  for (const character of text.replace(/\u001b\[[\d;]*m/g, "")) {
    const columns = /[\u0020-\u007e]/.test(character) ? 1 : 2;
    if (used + columns > width && used > 0) {
      rows.push("");
      used = 0;
    }
    if (columns <= width) rows[rows.length - 1] += character;
    used += columns;
  }
  return rows;
}
