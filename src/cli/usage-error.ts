import type { Catalogue } from "../text/languages/index.ts";

/**
 * What commander refuses, in a language: it words its errors itself, so what they quote is taken out of them. An error
 * that is not known stays as it is.
 *
 * @param message - commander's sentence
 * @param code - its name for the error
 */
export function usageError(message: string, code: string, { refused }: Catalogue["cli"]): string {
  switch (code) {
    case "commander.unknownOption":
      return unknownOption(message, refused);
    case "commander.optionMissingArgument":
      return replaced(message, /^option '(.*)' argument missing$/, refused.noValue);
    case "commander.invalidArgument":
      return replaced(message, /^option '(.*?)' argument '(.*)' is invalid\. (.*)$/s, (option, value, why) =>
        refused.badValue(option, value, replaced(why, /^Allowed choices are (.*)\.$/, refused.choices)),
      );
    case "commander.excessArguments":
      return replaced(
        message,
        /^too many .*? Expected (\d+) arguments? but got (\d+): (.*)\.$/s,
        (most, count, given) => refused.tooMany(Number(most), Number(count), given),
      );
    default:
      return message;
  }
}

type Refused = Catalogue["cli"]["refused"];

/** With what may have been meant, on a line of its own. */
function unknownOption(message: string, { unknownOption: unknown, meant, meantOneOf }: Refused): string {
  const [first, suggestion] = message.split(/\n(?=\(Did you mean [^\n]*\?\)$)/);
  const lines = [replaced(first ?? message, /^unknown option '(.*)'$/s, unknown)];
  if (suggestion === undefined) return lines.join("");
  const several = replaced(suggestion, /^\(Did you mean one of (.*)\?\)$/, meantOneOf);
  return [...lines, replaced(several, /^\(Did you mean (--\S*)\?\)$/, meant)].join("\n");
}

/** What `say` makes of the parts of a sentence; a sentence that has another shape stays. */
function replaced(sentence: string, shape: RegExp, say: (...parts: string[]) => string): string {
  const found = shape.exec(sentence);
  return found === null ? sentence : say(...found.slice(1));
}
