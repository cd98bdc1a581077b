import { deriveLabels } from "../src/form/labels.ts";
import { isRecord } from "../src/form/normalize.ts";

const FENCED = /```(?:json)?\s*\n([\s\S]*?)```/g;

/**
 * What a model's reply offers as a form, the best first: calls of the tool, then JSON in its text, fenced or raw, as
 * the last resort. Not yet checked.
 */
export function formReplies(reply: unknown): unknown[] {
  const content = isRecord(reply) && Array.isArray(reply.content) ? reply.content.filter(isRecord) : [];
  const calls = content.flatMap((part) =>
    part.type === "toolCall" && part.name === "ask_user" ? [part.arguments] : [],
  );
  const text = content
    .flatMap((part) => (part.type === "text" && typeof part.text === "string" ? [part.text] : []))
    .join("\n");
  return [...calls, ...jsonIn(text)].map((candidate) => deriveLabels(candidate));
}

function jsonIn(text: string): unknown[] {
  const fenced = [...text.matchAll(FENCED)].map((match) => match[1] ?? "");
  const braces = text.slice(text.indexOf("{"), text.lastIndexOf("}") + 1);
  return [...fenced, braces].flatMap((part) => {
    try {
      const value: unknown = JSON.parse(part);
      return isRecord(value) ? [value] : [];
    } catch {
      return [];
    }
  });
}
