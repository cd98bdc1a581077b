import type { Behaviour } from "./behaviour.ts";

/** What the list of settings switches, in its order: the behaviours, and notifications (ask-user contract). */
export const adjustables = [
  "autoSubmitWhenAnsweredWithoutNotes",
  "confirmDismissWhenDirty",
  "doublePressReviewShortcuts",
  "presentSingleAsMulti",
  "notifications",
  "showFooterHints",
] as const satisfies readonly (keyof Behaviour | "notifications")[];

export type Adjustable = (typeof adjustables)[number];

/** Each switch, on or off. */
export type Switches = Readonly<Record<Adjustable, boolean>>;
