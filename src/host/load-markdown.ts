import type { DrawMarkdown } from "../../hooks/markdown.ts";
import { optionsOf } from "../form/kinds/index.ts";
import type { Form } from "../form/schema.ts";

/** Loads what draws the previews of a form, where it has any: to be handed to its session. */
export async function loadMarkdown({ questions }: Form): Promise<{ readonly markdown?: DrawMarkdown }> {
  const previews = questions.some((question) =>
    optionsOf(question).some(({ preview }) => preview !== undefined),
  );
  if (!previews) return {};
  const { drawMarkdown } = await import("../../hooks/draw-markdown.ts");
  return { markdown: drawMarkdown };
}
