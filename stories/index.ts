import type { KindName } from "../src/form/kinds/index.ts";
import { choiceStories } from "./choice.ts";
import { formStories } from "./form.ts";
import type { Story } from "./story.ts";
import { textStories } from "./text.ts";

/** Stories by question kind: a kind without any does not compile. */
export const kindStories = { choice: choiceStories, text: textStories } satisfies Record<
  KindName,
  readonly Story[]
>;

export { formStories };

/** All stories. */
export const stories: readonly Story[] = [...Object.values(kindStories).flat(), ...formStories];
