import { keys, paste, times } from "./keys.ts";
import type { Story } from "./story.ts";

const longPrompt = {
  title: "Data protection",
  questions: [
    {
      id: "terms",
      label: "Terms",
      prompt: Array.from(
        { length: 60 },
        (_, line) => `${line + 1}. paragraph of the terms that apply here.`,
      ).join("\n"),
      options: [
        { value: "yes", label: "I agree", description: "for the whole of the company" },
        { value: "no", label: "I do not agree" },
      ],
    },
  ],
};

const fullLine = {
  questions: [
    {
      id: "q",
      prompt: "Which of these twelve do we take first",
      options: Array.from({ length: 12 }, (_, row) => ({ value: `v${row}`, label: `Option ${row + 1}` })),
    },
  ],
};

const sentence = "This option keeps the old behaviour for everybody who has not been asked yet. ";
const longDescriptions = {
  questions: [
    {
      id: "q",
      prompt: "Which behaviour?",
      options: [
        { value: "a", label: "Keep", description: sentence.repeat(12).trim() },
        { value: "b", label: "Change", description: "One line.\n\nA second paragraph after an empty line." },
        { value: "c", label: "Ask" },
      ],
    },
  ],
};

const cities = {
  title: "Rooms",
  questions: [
    {
      id: "room",
      label: "Room",
      prompt: "Which room do we take?",
      type: "multi" as const,
      options: Array.from({ length: 200 }, (_, row) => ({
        value: `room-${row + 1}`,
        label: `Room ${row + 1}`,
        ...(row % 7 === 3 ? { description: `Seats ${row + 2}, with a window` } : {}),
      })),
    },
  ],
};

const words = "A label that goes on and on, since whoever wrote it had a whole contract to put into it: ";
const longLabel = {
  questions: [
    {
      id: "q",
      prompt: "Which clause?",
      options: [
        { value: "a", label: words.repeat(60).slice(0, 5000).trim() },
        { value: "b", label: "The short one" },
      ],
    },
  ],
};

const path = `/srv/${"a-folder-with-a-long-name/".repeat(9)}file.txt`;
const longWords = {
  questions: [
    {
      id: "q",
      label: "Averyverylongwordwithoutanybreakinsideofit",
      prompt: `Keep ${path}?`,
      options: [
        { value: "a", label: "Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichen".repeat(4) },
        { value: "b", label: "Keep", description: path },
      ],
    },
  ],
};

/** Text and lists that are longer than the screen. */
export const longChoiceStories: readonly Story[] = [
  {
    name: "long-prompt",
    caption: "A prompt of 60 lines, and two options that must be in sight.",
    form: longPrompt,
  },
  {
    name: "long-prompt-read",
    caption: "The same prompt, read back to its beginning with PageUp.",
    form: longPrompt,
    keys: times(12, keys.pageUp),
  },
  {
    name: "long-prompt-end",
    caption: "The same prompt, at its last row.",
    form: longPrompt,
    keys: [keys.down, keys.down],
  },
  {
    name: "prompt-fills-line",
    caption: "A prompt that just fits its line, above more options than fit.",
    form: fullLine,
    sizes: [
      { columns: 40, rows: 12 },
      { columns: 80, rows: 12 },
    ],
  },
  { name: "long-description", caption: "Descriptions of many lines.", form: longDescriptions },
  {
    name: "long-description-below",
    caption: "The row below a long description.",
    form: longDescriptions,
    keys: [keys.down],
  },
  { name: "many-options", caption: "200 options, at the first one.", form: cities },
  {
    name: "many-options-middle",
    caption: "200 options, at the hundredth, with two selected.",
    form: cities,
    keys: [...times(98, keys.down), keys.space, keys.down, keys.space],
  },
  {
    name: "many-options-paged",
    caption: "200 options, three pages further, the highlight carried along.",
    form: cities,
    keys: times(3, keys.pageDown),
  },
  {
    name: "many-options-end",
    caption: "200 options, at the row for own words, which End reaches.",
    form: cities,
    keys: [keys.end],
  },
  {
    name: "many-options-note",
    caption: "200 options, a note being written on one in the middle.",
    form: cities,
    keys: [...times(120, keys.down), "n", paste("too small\ntoo loud\ntoo far away")],
  },
  {
    name: "many-options-question-note",
    caption: "200 options, and the question's note is written far above the highlight.",
    form: cities,
    keys: [...times(120, keys.down), "N", "the one with the round table"],
  },
  { name: "long-label", caption: "A label of 5,000 characters, at its beginning.", form: longLabel },
  {
    name: "long-label-scrolled",
    caption: "A label of 5,000 characters, scrolled inside with PageDown.",
    form: longLabel,
    keys: [keys.pageDown, keys.pageDown],
  },
  {
    name: "long-label-below",
    caption: "The row below a label of 5,000 characters.",
    form: longLabel,
    keys: [keys.down],
  },
  { name: "long-words", caption: "Words without a place to break.", form: longWords },
];
