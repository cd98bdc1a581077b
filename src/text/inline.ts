// Marks count only where they enclose words: `src/**/*.ts`, `snake_case` and `2 * 3 * 4` are no Markdown.
const MARKS =
  /`([^`\n]+)`|\*\*(?=[\p{L}\p{N}"'“„(`])([^*\n]+?)(?<=[\p{L}\p{N}"'”“.!?)`])\*\*(?![\p{L}\p{N}*/])|(?<![\p{L}\p{N}*/\\])\*(?=[\p{L}\p{N}"'(])([^*\n]+?)(?<=[\p{L}\p{N}"'.!?)])\*(?![\p{L}\p{N}*/])/gu;

/** SGR attributes only, no colours: they work on every terminal, also with `NO_COLOR`. */
const BOLD = ["\u001b[1m", "\u001b[22m"] as const;
const ITALIC = ["\u001b[3m", "\u001b[23m"] as const;
const UNDERLINE = ["\u001b[4m", "\u001b[24m"] as const;

/**
 * Draws `**bold**`, `*italic*` and `` `code` `` of cleaned text with terminal attributes (code is underlined);
 * everything else, and text that only looks like Markdown, is kept.
 */
export function inlineMarkdown(text: string): string {
  if (!text.includes("*") && !text.includes("`")) return text;
  return text.replace(MARKS, (_whole, code?: string, bold?: string, italic?: string) => {
    if (code !== undefined) return UNDERLINE[0] + code + UNDERLINE[1];
    if (bold !== undefined) return BOLD[0] + bold + BOLD[1];
    return ITALIC[0] + (italic ?? "") + ITALIC[1];
  });
}
