import { keys } from "./keys.ts";
import { one, regions, several } from "./regions.ts";
import type { Story } from "./story.ts";

/** Marks, their change by `t`, and options that are hard to tell apart. */
export const markStories: readonly Story[] = [
  {
    name: "one-answer",
    caption: "One answer is asked for: round marks, the first row highlighted.",
    form: one,
  },
  {
    name: "one-answer-selected",
    caption: "Space selected the second option and stayed.",
    form: one,
    keys: [keys.down, keys.space],
  },
  { name: "several-answers", caption: "Several answers are asked for: square marks.", form: several },
  {
    name: "several-answers-selected",
    caption: "Two options are selected; the tab is marked as answered.",
    form: several,
    keys: [keys.space, keys.down, keys.down, keys.space],
  },
  {
    name: "changed-to-several",
    caption: "`t` made a question for one answer take several: the marks became square.",
    form: one,
    keys: [keys.down, keys.space, "t"],
  },
  {
    name: "change-type-pending",
    caption: "`t` would lose two selected options and asks first.",
    form: several,
    keys: [keys.space, keys.down, keys.space, "t"],
  },
  {
    name: "change-type-pending-own",
    caption: "`t` would lose an option and keep the own text; the warning says so.",
    form: several,
    keys: [keys.space, keys.end, "only the test cluster", keys.enter, "t"],
  },
  {
    name: "one-option",
    caption: "A question with a single option.",
    form: { questions: [{ id: "q", prompt: "Go on?", options: [{ value: "yes", label: "Yes" }] }] },
  },
  {
    name: "equal-labels",
    caption: "Options with equal labels are told apart by number and description.",
    form: {
      questions: [
        {
          id: "q",
          prompt: "Which cache?",
          options: [
            { value: "a", label: "Redis", description: "the one in Frankfurt" },
            { value: "b", label: "Redis", description: "the one in Sydney" },
            { value: "c", label: "Redis" },
          ],
        },
      ],
    },
    keys: [keys.down, keys.space],
  },
  {
    name: "option-named-like-own-row",
    caption: "An option is called as the row for own words is.",
    form: {
      questions: [
        {
          id: "q",
          prompt: "How should the name be made?",
          options: [
            { value: "own", label: "Type your own" },
            { value: "auto", label: "Make one" },
          ],
        },
      ],
    },
    keys: [keys.space],
  },
  {
    name: "required",
    caption: "A mark says that an answer is wanted.",
    form: { questions: [{ ...regions, required: true }] },
  },
  {
    name: "required-line-full",
    caption: "The required mark does not fit behind the prompt and takes a line of its own.",
    form: { questions: [{ ...regions, required: true, prompt: `${"Which of them ".repeat(5)}first?` }] },
  },
];
