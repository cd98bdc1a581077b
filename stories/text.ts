import { keys, paste, times } from "./keys.ts";
import type { Story } from "./story.ts";

const summary = {
  title: "Release 2.4",
  questions: [
    { id: "notes", label: "Notes", type: "text" as const, prompt: "What should the release notes say?" },
  ],
};
const paragraph = "The login fault of version 2.3 is gone, and signing in takes half as long as it did. ";
const lines = ["Fixed:", "- the login fault", "- the slow start", "", "Known:", "- dark mode flickers"].join(
  "\n",
);

/** Questions that are answered in one's own words. */
export const textStories: readonly Story[] = [
  { name: "text", caption: "A question for own words: its editor is open and empty.", form: summary },
  {
    name: "text-closed",
    caption: "Its editor was left with Esc, and nothing is typed yet.",
    form: summary,
    keys: [keys.escape],
  },
  {
    name: "text-nothing-typed",
    caption: "Enter with nothing typed stays and says what to do.",
    form: summary,
    keys: [keys.enter],
  },
  {
    name: "text-typed",
    caption: "Two lines are being typed.",
    form: summary,
    keys: ["Faster login", keys.newLine, "and a"],
  },
  {
    name: "text-saved",
    caption: "An answer of one line is kept.",
    form: summary,
    keys: ["Faster login", keys.escape],
  },
  {
    name: "text-saved-lines",
    caption: "An answer of several lines is kept.",
    form: summary,
    keys: [paste(lines), keys.escape],
  },
  {
    name: "text-paragraph",
    caption: "A paragraph wraps in the editor.",
    form: summary,
    keys: [paste(paragraph.repeat(3))],
  },
  {
    name: "text-long",
    caption: "More text than the editor has rows, the cursor at its end.",
    form: summary,
    keys: [paste(Array.from({ length: 60 }, (_, line) => `line ${line + 1} of the notes`).join("\n"))],
  },
  {
    name: "text-long-top",
    caption: "The same text, the cursor moved up to line 20.",
    form: summary,
    keys: [
      paste(Array.from({ length: 60 }, (_, line) => `line ${line + 1} of the notes`).join("\n")),
      ...times(40, keys.up),
    ],
  },
  {
    name: "text-long-saved",
    caption: "More text than the screen has rows, kept; PageDown reads it.",
    form: summary,
    keys: [
      paste(Array.from({ length: 60 }, (_, line) => `line ${line + 1} of the notes`).join("\n")),
      keys.escape,
      keys.pageDown,
    ],
  },
  {
    name: "text-long-word",
    caption: "A word without a break in the editor.",
    form: summary,
    keys: ["x".repeat(300)],
  },
  {
    name: "text-note",
    caption: "A note on a question for own words.",
    form: summary,
    keys: ["Faster login", keys.escape, "N", "ask Mira"],
  },
  {
    name: "text-required",
    caption: "A question for own words that wants an answer.",
    form: { questions: [{ id: "why", type: "text" as const, prompt: "Why now?", required: true }] },
  },
  {
    name: "text-unsaved-warning",
    caption: "Ctrl+C would discard what is typed and asks first.",
    form: summary,
    keys: ["Faster", keys.ctrlC],
  },
];
