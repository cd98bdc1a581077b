import { filterStories } from "./choice-filter.ts";
import { longChoiceStories } from "./choice-long.ts";
import { markStories } from "./choice-marks.ts";
import { noteStories } from "./choice-notes.ts";
import { leavingStories, ownWordStories } from "./choice-own.ts";
import { scriptStories } from "./choice-scripts.ts";
import { previewStories } from "./preview.ts";
import type { Story } from "./story.ts";

/** Questions with options. */
export const choiceStories: readonly Story[] = [
  ...markStories,
  ...noteStories,
  ...ownWordStories,
  ...leavingStories,
  ...longChoiceStories,
  ...filterStories,
  ...scriptStories,
  ...previewStories,
];
