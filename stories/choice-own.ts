import { keys, paste, times } from "./keys.ts";
import { one, several } from "./regions.ts";
import type { Story } from "./story.ts";

/** The row for own words. */
export const ownWordStories: readonly Story[] = [
  {
    name: "own-row-open",
    caption: "The empty row for own words opens its editor when it is reached.",
    form: one,
    keys: times(3, keys.down),
  },
  {
    name: "own-row-left-empty",
    caption: "The empty row for own words was left again.",
    form: one,
    keys: [keys.end, keys.up],
  },
  {
    name: "own-row-nothing-typed",
    caption: "Enter on an empty own answer stays and says what to do.",
    form: one,
    keys: [keys.end, keys.enter],
  },
  {
    name: "own-row-typing",
    caption: "Own words are being typed.",
    form: one,
    keys: [keys.end, "Tokyo, then the rest"],
  },
  {
    name: "own-row-filled",
    caption: "Own words are saved and selected beside an option.",
    form: several,
    keys: [keys.space, keys.end, "Tokyo, then the rest", keys.enter],
  },
  {
    name: "own-row-switched-off",
    caption: "Own words are switched off and kept.",
    form: several,
    keys: [keys.space, keys.end, "Tokyo, then the rest", keys.enter, keys.space],
  },
  {
    name: "own-row-many-lines",
    caption: "Own words of eight lines are shown in part while another row is highlighted.",
    form: several,
    keys: [
      keys.end,
      paste(Array.from({ length: 8 }, (_, line) => `own line ${line + 1}`).join("\n")),
      keys.enter,
      keys.home,
    ],
  },
  {
    name: "paste-nowhere",
    caption: "A paste on an option is not taken, and a sentence says where it would be.",
    form: one,
    keys: [paste("1\n2\n")],
  },
];

/** Leaving a form that would lose something. */
export const leavingStories: readonly Story[] = [
  {
    name: "cancel-warning",
    caption: "Esc would discard an answer and asks first.",
    form: one,
    keys: [keys.space, keys.escape],
  },
  {
    name: "dismiss-warning",
    caption: "Ctrl+C would discard an answer, two notes and unsaved text, and asks first.",
    form: several,
    keys: [keys.space, "n", "one", keys.enter, "N", "two", keys.enter, keys.end, "and this", keys.ctrlC],
  },
  {
    name: "both-warnings",
    caption: "Esc and `t` both wait for a second press.",
    form: several,
    keys: [keys.space, keys.down, keys.space, keys.escape, "t"],
  },
];
