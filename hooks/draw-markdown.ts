import { Markdown } from "@earendil-works/pi-tui/dist/components/markdown.js";
import type { DrawMarkdown } from "./markdown.ts";

/** Draws Markdown with pi-tui. A file of its own, since its parser takes a moment to load and few forms need it. */
export const drawMarkdown: DrawMarkdown = (text, width, theme) =>
  new Markdown(text, 0, 0, theme).render(width);
