import { keys, times } from "./keys.ts";
import type { Story } from "./story.ts";

const code = [
  "Several languages:",
  "```ts\nexport const answer: number = 42; // the answer\nfunction greet(name: string) { return 'Hi ' + name; }\n```",
  '```python\ndef greet(name):\n    """Says hi."""\n    return f"Hi {name}"\n```',
  '```json\n{ "a": [1, true, null], "b": "text" }\n```',
  '```sh\nfor f in *.txt; do echo "$f"; done\n```',
  "```nolanguage\nleft < as > it & is\n```",
  "```\nno language at all\n```",
].join("\n\n");

const prose = [
  "# Heading",
  "Some **bold**, *italic*, `code` and a [link](https://example.com/a/long/path).",
  "- a list\n- of items\n  - one of them inside",
  "1. first\n2. second",
  "> quoted by somebody",
  "---",
  "Done.",
].join("\n\n");

const table = [
  "| phase | instances | what happens |",
  "|---|--:|---|",
  "| first | 2 | a smoke test, then half an hour of waiting for alarms |",
  "| second | 30 | everything else |",
  "| 第三 | 5 | 検証 🚀 |",
].join("\n");

const libraries = {
  title: "Libraries",
  questions: [
    {
      id: "library",
      label: "Library",
      prompt: "Which library do we take?",
      type: "preview" as const,
      options: [
        { value: "prose", label: "Prose", description: "Headings and lists", preview: prose },
        { value: "code", label: "Code", description: "Fences in several languages", preview: code },
        { value: "table", label: "Table", preview: table },
      ],
    },
  ],
};

const plain = {
  questions: [
    {
      id: "phases",
      label: "Phases",
      prompt: "In which phases?",
      type: "preview" as const,
      options: [
        { value: "table", label: "Table", preview: "| phase | n |\n|---|--:|\n| first | 2 |\n| rest | 30 |" },
        {
          value: "prose",
          label: "Prose",
          preview: "> quoted\n\n---\n\n- a list\n- [x] with a task\n\n1. first",
        },
      ],
    },
  ],
};

const long = {
  questions: [
    {
      id: "log",
      label: "Log",
      prompt: "Which log is the right one?",
      type: "preview" as const,
      options: [
        {
          value: "a",
          label: "The long one",
          preview: Array.from({ length: 300 }, (_, line) => `- entry ${line + 1}`).join("\n"),
        },
        { value: "b", label: "The wide one", preview: `\`\`\`\n${"0123456789".repeat(30)}\n\`\`\`` },
        { value: "c", label: "The short one", preview: "ok" },
      ],
    },
  ],
};

const wordy = {
  questions: [
    {
      id: "plan",
      label: "Plan",
      prompt: Array.from({ length: 14 }, (_, line) => `Line ${line + 1} of the prompt.`).join("\n"),
      type: "preview" as const,
      required: true,
      options: Array.from({ length: 30 }, (_, row) => ({
        value: `plan-${row + 1}`,
        label: `Plan ${row + 1} with a label that takes more than its half of the screen does give`,
        description: "and a description",
        preview: `Preview ${row + 1}`,
      })),
    },
  ],
};

/** Options with previews: beside the list where there is room, below it elsewhere. */
export const previewStories: readonly Story[] = [
  { name: "preview", caption: "A preview as Markdown.", form: libraries },
  {
    name: "preview-code",
    caption: "A preview with code in several languages.",
    form: libraries,
    keys: [keys.down],
  },
  {
    name: "preview-code-scrolled",
    caption: "The same preview, scrolled to its last line.",
    form: libraries,
    keys: [keys.down, ...times(12, keys.pageDown)],
  },
  {
    name: "preview-table",
    caption: "A preview with a table.",
    form: libraries,
    keys: [keys.down, keys.down, keys.space],
  },
  {
    name: "preview-own-row",
    caption: "The row for own words has no preview.",
    form: libraries,
    keys: [keys.end, "none"],
  },
  {
    name: "preview-notes",
    caption: "Notes on the question and on an option beside a preview.",
    form: libraries,
    keys: [
      "N",
      "the licence counts",
      keys.enter,
      "n",
      "we know this one well",
      keys.enter,
      keys.down,
      "n",
      "no types",
    ],
  },
  { name: "preview-ascii-table", caption: "ASCII only, a preview with a table.", form: plain, ascii: true },
  {
    name: "preview-ascii-prose",
    caption: "ASCII only, a preview with a quote, a rule and lists.",
    form: plain,
    keys: [keys.down],
    ascii: true,
  },
  {
    name: "preview-several",
    caption: "`t` made a question with previews take several answers.",
    form: libraries,
    keys: ["t", keys.space],
  },
  { name: "preview-long", caption: "A preview of 300 lines, at its beginning.", form: long },
  {
    name: "preview-long-end",
    caption: "A preview of 300 lines, scrolled to its last line.",
    form: long,
    keys: times(150, keys.pageDown),
  },
  {
    name: "preview-wide",
    caption: "A line of code that is wider than the preview.",
    form: long,
    keys: [keys.down],
  },
  { name: "preview-wordy", caption: "A long prompt and 30 long labels beside a preview.", form: wordy },
  {
    name: "preview-wordy-middle",
    caption: "The same, at the fifteenth option.",
    form: wordy,
    keys: times(14, keys.down),
  },
  {
    name: "preview-wordy-note",
    caption: "The same, with the question's note open.",
    form: wordy,
    keys: [...times(14, keys.down), "N", "which?"],
  },
];
