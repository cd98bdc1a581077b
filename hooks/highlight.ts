import type { Theme } from "./theme.ts";

/** Code as lines with colours; lines as they are where the language is unknown. */
export type Highlight = (code: string, language: string | undefined) => string[];

interface Node {
  readonly type: string;
  readonly value?: string;
  readonly properties?: { readonly className?: unknown };
  readonly children?: readonly Node[];
}

/** Loads the highlighter. Its grammars take a moment, so that only forms with code in a preview load it. */
export async function loadHighlight(theme: Theme): Promise<Highlight> {
  const { common, createLowlight } = await import("lowlight");
  const lowlight = createLowlight(common);
  return (code, language) => {
    if (language === undefined || !lowlight.registered(language)) return code.split("\n");
    return paint(lowlight.highlight(language, code), "", theme).split("\n");
  };
}

/** Colours never reach over a line end, since lines are drawn one by one. */
function paint(node: Node, token: string, theme: Theme): string {
  if (node.type === "text") {
    const lines = (node.value ?? "").split("\n");
    return lines.map((line) => (line === "" ? "" : theme.code(token, line))).join("\n");
  }
  const names = node.properties?.className;
  const name = Array.isArray(names) && typeof names[0] === "string" ? names[0].replace(/^hljs-/, "") : token;
  return (node.children ?? []).map((child) => paint(child, name, theme)).join("");
}
