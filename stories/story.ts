import type { FormInput } from "../src/form/schema.ts";

/** Columns and rows of a terminal. */
export interface Size {
  readonly columns: number;
  readonly rows: number;
}

/** One situation of a form that is worth looking at: a form, keys to press, and what there is to see. */
export interface Story {
  /** Unique among all stories, in kebab-case. */
  readonly name: string;
  /** One sentence that says what to look for. */
  readonly caption: string;
  readonly form: FormInput;
  /** Each item is one write of raw bytes to the terminal. Default: none. */
  readonly keys?: readonly string[];
  /** Where its snapshots are taken. Default: 80×24 and 40×12. */
  readonly sizes?: readonly Size[];
  /** Default: `dark`. */
  readonly background?: "dark" | "light";
  /** Colours of the terminal; `none` is what `NO_COLOR` asks for. Default: `truecolor`. */
  readonly colors?: "none" | "ansi16" | "ansi256" | "truecolor";
  /** A terminal that shows ASCII only. Default: false. */
  readonly ascii?: boolean;
}
