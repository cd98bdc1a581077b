import type { HelpConfiguration, Option } from "commander";
import type { Catalogue } from "../text/languages/index.ts";
import { widthOf, wrap } from "../text/wrap.ts";

type Words = Catalogue["cli"]["help"];

/** How commander writes the help in a language: its headings, and lines of words that may be two columns wide. */
export function helpIn(words: Words): HelpConfiguration {
  const headings = new Map<string, string>([
    ["Usage:", words.headings.usage],
    ["Arguments:", words.headings.arguments],
    ["Options:", words.headings.options],
  ]);
  return {
    styleTitle: (title) => headings.get(title) ?? title,
    optionDescription: (option) => described(option, words),
    displayWidth: widthOf,
    boxWrap: (text, width) => wrap(text, width).join("\n"),
  };
}

/** The description with the choices and the default. */
function described({ description, argChoices, defaultValue }: Option, words: Words): string {
  const extra = [
    ...(argChoices === undefined ? [] : [words.choices(argChoices.map((choice) => JSON.stringify(choice)))]),
    ...(typeof defaultValue === "string" ? [words.standard(JSON.stringify(defaultValue))] : []),
  ];
  return extra.length === 0 ? description : words.withExtra(description, extra);
}
