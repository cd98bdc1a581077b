import { deriveLabels } from "../src/form/labels.ts";
import { isRecord } from "../src/form/normalize.ts";
import { TOOL } from "./tool-name.ts";

// Looking for a form must not take long, whatever the text: so many characters are read, again and again, and no more.
const BUDGET = 1_000_000;

/**
 * What a model's reply offers as a form, the best first: calls of the tool, then JSON in its text, fenced or raw, as
 * the last resort. Not yet checked.
 */
export function formReplies(reply: unknown): unknown[] {
  const content = isRecord(reply) && Array.isArray(reply.content) ? reply.content.filter(isRecord) : [];
  const calls = content.flatMap((part) =>
    part.type === "toolCall" && part.name === TOOL && part.argumentsError === undefined
      ? [part.arguments]
      : [],
  );
  const text = content
    .flatMap((part) => (part.type === "text" && typeof part.text === "string" ? [part.text] : []))
    .join("\n");
  return [...calls, ...jsonIn(text)].map((candidate) => deriveLabels(candidate));
}

/** Every JSON object in a text, fenced or not, the outermost ones in their order. */
function jsonIn(text: string): unknown[] {
  const found: unknown[] = [];
  let start = text.indexOf("{");
  for (let read = 0; start >= 0 && read < BUDGET; ) {
    const end = endOfObject(text, start);
    read += (end ?? text.length) - start;
    const value = end === undefined ? undefined : parse(text.slice(start, end));
    if (isRecord(value)) found.push(value);
    start = text.indexOf("{", isRecord(value) ? end : start + 1);
  }
  return found;
}

/** Behind the brace that closes the one at `start`; braces in strings don't count. Reads each character once. */
function endOfObject(text: string, start: number): number | undefined {
  let depth = 0;
  // The end of the text ends a string too, so that none is looked for from each of its quotes.
  const tokens = /"(?:[^"\\]|\\.)*(?:"|\\?$)|[{}]/gs;
  tokens.lastIndex = start;
  for (let token = tokens.exec(text); token !== null; token = tokens.exec(text)) {
    if (token[0] === "{") depth += 1;
    else if (token[0] === "}") depth -= 1;
    if (depth === 0) return tokens.lastIndex;
  }
  return undefined;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
