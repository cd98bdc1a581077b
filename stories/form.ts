import { keys, times } from "./keys.ts";
import { one, regions, several } from "./regions.ts";
import { release } from "./release.ts";
import { reviewStories } from "./review.ts";
import type { Story } from "./story.ts";

const topics = [
  "Name",
  "Team",
  "Languages",
  "Editor",
  "Build",
  "Tests",
  "Reviews",
  "Deploys",
  "On call",
  "Wishes",
];
const interview = {
  title: "Interview",
  questions: topics.map((label, index) => ({
    id: `q${index + 1}`,
    label,
    prompt: `Question ${index + 1}: what about ${label.toLowerCase()}?`,
    options: [
      { value: "good", label: "Good as it is" },
      { value: "change", label: "Needs a change" },
    ],
  })),
};

const longNames = {
  title: `A title that says everything about the release, ${"and then some more, ".repeat(8)}and ends`,
  questions: [
    { ...regions, id: "a", label: "A label that is much too long for any tab row" },
    { ...regions, id: "b", label: "日本語のとても長いラベルはタブに入りません" },
    { ...regions, id: "c", label: "Short" },
  ],
};

const tabs: readonly Story[] = [
  { name: "tabs", caption: "Four questions and the review tab.", form: release },
  {
    name: "tabs-answered",
    caption: "Two tabs are marked as answered.",
    form: release,
    keys: [keys.enter, keys.space, keys.tab],
  },
  { name: "ten-tabs", caption: "Ten questions: the tab row shows its beginning.", form: interview },
  {
    name: "ten-tabs-middle",
    caption: "The tab row is scrolled to the sixth question.",
    form: interview,
    keys: times(5, keys.enter),
  },
  {
    name: "ten-tabs-end",
    caption: "The tab row is scrolled to the last question.",
    form: interview,
    keys: times(9, keys.right),
  },
  {
    name: "ten-tabs-review",
    caption: "The tab row is scrolled to the review tab.",
    form: interview,
    keys: [keys.left],
  },
  { name: "long-names", caption: "A title and tab labels that are too long.", form: longNames },
  {
    name: "long-names-second",
    caption: "The active tab has a label that is too long.",
    form: longNames,
    keys: [keys.tab],
  },
  { name: "no-title", caption: "A form without a title.", form: { questions: several.questions } },
  {
    name: "long-description-of-form",
    caption: "A description of the form that is longer than the screen.",
    form: {
      ...one,
      description: "Read this before you answer, since it cannot be undone afterwards. ".repeat(20).trim(),
    },
  },
];

const looks: readonly Story[] = [
  {
    name: "light",
    caption: "A light background.",
    form: release,
    keys: [keys.enter, keys.tab],
    background: "light",
  },
  {
    name: "sixteen-colors",
    caption: "A terminal of 16 colours.",
    form: release,
    keys: [keys.enter, keys.tab],
    colors: "ansi16",
  },
  {
    name: "no-color",
    caption: "Without colours, what is selected and highlighted still differs in shape.",
    form: release,
    keys: [keys.enter, keys.space, keys.tab],
    colors: "none",
  },
  {
    name: "ascii",
    caption: "ASCII only, several answers with notes.",
    form: release,
    keys: [
      keys.enter,
      keys.space,
      "n",
      "only after the weekend",
      keys.enter,
      "N",
      "ask Mira",
      keys.enter,
      keys.down,
    ],
    ascii: true,
  },
  {
    name: "ascii-preview",
    caption: "ASCII only, a preview.",
    form: release,
    keys: [keys.tab, keys.tab],
    ascii: true,
  },
  {
    name: "ascii-review",
    caption: "ASCII only, the review tab.",
    form: release,
    keys: [keys.enter, keys.tab, keys.tab, keys.tab],
    ascii: true,
  },
  {
    name: "ascii-editor",
    caption: "ASCII only, an editor.",
    form: release,
    keys: [keys.end, "nowhere at all"],
    ascii: true,
  },
  {
    name: "ascii-tabs",
    caption: "ASCII only, a tab row that is scrolled.",
    form: interview,
    keys: times(5, keys.right),
    ascii: true,
  },
];

const sizes: readonly Story[] = [
  {
    name: "too-small",
    caption: "A screen that is too small shows one sentence.",
    form: release,
    sizes: [
      { columns: 19, rows: 8 },
      { columns: 80, rows: 7 },
      { columns: 4, rows: 2 },
    ],
  },
  {
    name: "smallest",
    caption: "The smallest screen that shows a form.",
    form: release,
    keys: [keys.tab, keys.space],
    sizes: [{ columns: 20, rows: 8 }],
  },
  {
    name: "wide",
    caption: "A wide screen.",
    form: release,
    keys: [keys.tab, keys.tab],
    sizes: [{ columns: 200, rows: 50 }],
  },
  {
    name: "beside",
    caption: "The width where a preview moves from below the list to its side.",
    form: release,
    keys: [keys.tab, keys.tab],
    sizes: [
      { columns: 73, rows: 24 },
      { columns: 74, rows: 24 },
    ],
  },
];

const survey = {
  title: "Survey",
  questions: Array.from({ length: 200 }, (_, index) => ({
    id: `q${index + 1}`,
    label: `Topic ${index + 1}`,
    prompt: index === 41 ? "Which meaning has life?" : `What do you think of topic ${index + 1}?`,
    ...(index === 150 ? { required: true } : {}),
    options: [
      { value: "good", label: "Good" },
      { value: "bad", label: "Bad" },
    ],
  })),
};

const large: readonly Story[] = [
  {
    name: "large",
    caption: "A large form tells how far one is and how much is answered.",
    form: survey,
    keys: ["1", "2"],
  },
  {
    name: "large-questions",
    caption: "The list of questions opens at the one that is shown.",
    form: survey,
    keys: ["1", "2", "\x0f", keys.down],
  },
  {
    name: "large-questions-found",
    caption: "What is typed finds a question by number, label or words.",
    form: survey,
    keys: ["1", "\x0f", "meaning"],
  },
  {
    name: "large-questions-none",
    caption: "No question matches.",
    form: survey,
    keys: ["\x0f", "zzz"],
  },
  {
    name: "large-review",
    caption: "The review of a large form shows what is open first, what is required before all.",
    form: survey,
    keys: ["1", "2", keys.left, keys.left, keys.left],
  },
];

/** Whole forms: tabs, the review tab, terminals and sizes. */
export const formStories: readonly Story[] = [...tabs, ...large, ...reviewStories, ...looks, ...sizes];
