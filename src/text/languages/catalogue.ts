import type { en } from "./en/index.ts";

/** All that a person can be told, in one language. A language that lacks a sentence does not compile. */
export type Catalogue = Wording<typeof en>;

/** The same places, with any words in them. */
type Wording<Value> = Value extends string
  ? string
  : Value extends (...values: infer Values) => string
    ? (...values: Values) => string
    : Value extends readonly string[]
      ? readonly string[]
      : { readonly [Place in keyof Value]: Wording<Value[Place]> };
