import type { InputEvent } from "../src/keys/decode.ts";

/** Where the terminal's cursor belongs, counted from 0; `hidden` where it only tells where the focus is. */
export interface Cursor {
  readonly row: number;
  readonly column: number;
  readonly hidden: boolean;
}

/** What a host needs to know of a session to put it on a screen. */
export interface Drawable {
  /** Takes one key or paste. */
  readonly handle: (event: InputEvent) => void;
  readonly resize: (columns: number, rows: number) => void;
  /** Screen readers, magnifiers and input methods look here. */
  readonly cursor: () => Cursor | undefined;
}
