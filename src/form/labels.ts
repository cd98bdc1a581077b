import { isRecord, mapped } from "./normalize.ts";

/**
 * Gives options without a label one that is derived from their value: `foo-bar_baz` → `Foo bar baz` (ask-user
 * contract: done before validation, for a missing or blank string label and a non-empty value). Changes nothing in place.
 */
export function deriveLabels(input: unknown): unknown {
  if (!isRecord(input) || !Array.isArray(input.questions)) return input;
  const questions = mapped(input.questions, withLabels);
  return questions === input.questions ? input : { ...input, questions };
}

function withLabels(question: unknown): unknown {
  if (!isRecord(question) || !Array.isArray(question.options)) return question;
  const options = mapped(question.options, withLabel);
  return options === question.options ? question : { ...question, options };
}

function withLabel(option: unknown): unknown {
  if (!isRecord(option) || typeof option.value !== "string" || option.value.trim() === "") return option;
  const missing =
    option.label === undefined || (typeof option.label === "string" && option.label.trim() === "");
  return missing ? { ...option, label: labelFrom(option.value) } : option;
}

function labelFrom(value: string): string {
  const words = value.replace(/[-_]/g, " ").trim();
  const [first = ""] = words;
  // A value of nothing but hyphens is its own label: an option needs something to read.
  return words === "" ? value : first.toUpperCase() + words.slice(first.length);
}
