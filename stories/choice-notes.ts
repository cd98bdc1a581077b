import { keys, paste } from "./keys.ts";
import { one, several } from "./regions.ts";
import type { Story } from "./story.ts";

/** Notes on options and on the question. */
export const noteStories: readonly Story[] = [
  {
    name: "option-note-editor",
    caption: "A note on an option is being written below it.",
    form: several,
    keys: ["n", "only after the weekend"],
  },
  {
    name: "option-notes",
    caption: "Notes on two options stand below them, and one is several lines long.",
    form: several,
    keys: [
      "n",
      "only after the weekend",
      keys.enter,
      keys.down,
      "n",
      paste(
        "the disks are full:\n- /var at 97 %\n- /home at 99 %, since nobody has removed the dumps of last year",
      ),
      keys.enter,
    ],
  },
  {
    name: "option-note-empty",
    caption: "The editor of a note is open and empty.",
    form: one,
    keys: [keys.down, "n"],
  },
  {
    name: "question-note-editor",
    caption: "A note on the question is being written below the prompt.",
    form: several,
    keys: ["N", "ask Mira, she knows the contracts"],
  },
  {
    name: "question-note",
    caption: "The question's note stands below the prompt.",
    form: several,
    keys: [keys.down, "N", "ask Mira, she knows the contracts", keys.enter],
  },
  {
    name: "all-notes",
    caption: "Question and options have notes, and an editor is open on one of them.",
    form: several,
    keys: [
      "N",
      "for the whole question",
      keys.enter,
      "n",
      "for Frankfurt",
      keys.enter,
      keys.down,
      "n",
      "for Virginia",
    ],
  },
  {
    name: "note-full",
    caption: "A long note scrolls inside its editor.",
    form: several,
    keys: [
      keys.down,
      "n",
      paste(Array.from({ length: 40 }, (_, line) => `line ${line + 1} of the note`).join("\n")),
    ],
  },
];
