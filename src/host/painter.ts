/** A place on the screen, counted from 0 in rows and columns; a hidden cursor stands there without being seen. */
type CursorPlace = { row: number; column: number; hidden?: boolean };

export type Painter = {
  /**
   * Shows `lines` from the top of the screen on, and the cursor if it has a place that isn't hidden. A line must not be wider than the
   * screen, and there must not be more of them than rows. Writes only what differs from the last frame, at once.
   */
  paint(lines: readonly string[], cursor: CursorPlace | undefined): void;
  /** Forgets what the screen shows: the next frame clears it first. */
  reset(): void;
};

const beginUpdate = "\x1b[?2026h";
const endUpdate = "\x1b[?2026l";
const clearScreen = "\x1b[m\x1b[H\x1b[2J";
const clearBelow = "\x1b[J";
const clearRight = "\x1b[K";
const showCursor = "\x1b[?25h";
const hideCursor = "\x1b[?25l";

/** A painter that assumes nothing about the screen until its first frame. */
export function createPainter(write: (bytes: string) => void): Painter {
  let shown: readonly string[] | undefined;
  let place: CursorPlace | undefined;
  let visible: boolean | undefined;

  return {
    paint(lines, cursor) {
      let update = shown === undefined ? clearScreen : "";
      update += changes(shown ?? [], lines);
      const moved = update !== "" || cursor?.row !== place?.row || cursor?.column !== place?.column;
      if (cursor && moved) update += moveTo(cursor.row, cursor.column);
      const seen = cursor !== undefined && cursor.hidden !== true;
      if (visible !== seen) update += seen ? showCursor : hideCursor;
      shown = [...lines];
      place = cursor && { ...cursor };
      visible = seen;
      if (update !== "") write(beginUpdate + update + endUpdate);
    },
    reset() {
      shown = undefined;
      visible = undefined;
    },
  };
}

function changes(before: readonly string[], after: readonly string[]): string {
  const rewritten = after.map((line, row) =>
    line === (before[row] ?? "") ? "" : rewrite(row, before[row] ?? "", line),
  );
  const below = after.length < before.length ? moveTo(after.length, 0) + clearBelow : "";
  return rewritten.join("") + below;
}

function rewrite(row: number, before: string, after: string): string {
  const kept = keptPrefix(before, after);
  const reset = after.includes("\x1b") ? "\x1b[m" : "";
  // Cleared before it is written: after a line that fills the row, clearing would take its last character away.
  return moveTo(row, kept) + clearRight + after.slice(kept) + reset;
}

/** How many characters at the start can stay: plain ASCII only, where characters are columns and no style is on. */
function keptPrefix(before: string, after: string): number {
  let length = 0;
  while (length < before.length && before[length] === after[length] && isPlain(before.charCodeAt(length)))
    length++;
  // One less, since the character that follows may be a combining mark that changes the last one.
  return Math.max(0, length - 1);
}

function isPlain(code: number): boolean {
  return code >= 0x20 && code < 0x7f;
}

function moveTo(row: number, column: number): string {
  return `\x1b[${row + 1};${column + 1}H`;
}
