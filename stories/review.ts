import { keys, paste, times } from "./keys.ts";
import { release } from "./release.ts";
import type { Story } from "./story.ts";

/** A note on an option that is not selected, one on a selected one, one on a question that stays open. */
const noted = [
  ...["n", "too slow", keys.enter, keys.down, keys.enter],
  ...[keys.space, "n", "after the weekend", keys.enter, keys.end, "Tokyo", keys.enter, keys.tab],
  ...["N", "explain what happens to sessions", keys.enter, keys.tab, keys.tab],
];

const long = [
  ...[keys.enter, keys.tab, keys.enter],
  ...[paste(Array.from({ length: 40 }, (_, line) => `line ${line + 1} of the notes`).join("\n")), keys.enter],
];

/** The review tab. */
export const reviewStories: readonly Story[] = [
  { name: "review-empty", caption: "Nothing is answered.", form: release, keys: [keys.left] },
  {
    name: "review-submit",
    caption: "Submit is highlighted and shows what it sends.",
    form: release,
    keys: noted,
  },
  {
    name: "review-elaborate",
    caption: "Elaborate shows all notes, those on unselected options and open questions too.",
    form: release,
    keys: [...noted, keys.down],
  },
  {
    name: "review-elaborate-scrolled",
    caption: "What Elaborate sends, scrolled to its end.",
    form: release,
    keys: [...noted, keys.down, ...times(8, keys.pageDown)],
  },
  {
    name: "review-cancel",
    caption: "Cancel shows what it discards.",
    form: release,
    keys: [...noted, keys.end],
  },
  {
    name: "review-pending-submit",
    caption: "1 was pressed once: it has to be pressed again.",
    form: release,
    keys: [...noted, "1"],
  },
  { name: "review-pending-cancel", caption: "3 was pressed once.", form: release, keys: [...noted, "3"] },
  {
    name: "review-cancel-warning",
    caption: "Esc asks first on the review tab.",
    form: release,
    keys: [...noted, keys.escape],
  },
  { name: "review-long", caption: "An answer of 40 lines in the summary.", form: release, keys: long },
  {
    name: "review-long-end",
    caption: "The same summary at its end.",
    form: release,
    keys: [...long, ...times(30, keys.pageDown)],
  },
];
