import { describe, expect, it } from "vitest";
import { bareInvocation } from "../../src/cli/invocation.ts";
import { parseArguments } from "../../src/cli/options.ts";
import { usageError } from "../../src/cli/usage-error.ts";
import { catalogueOf, type Language, languages } from "../../src/text/languages/index.ts";
import { widthOf } from "../../src/text/wrap.ts";

const refusal = (args: readonly string[], language: Language) => {
  const invocation = parseArguments(args, language);
  return invocation.type === "misuse" ? invocation.message : invocation.type;
};

describe.each(languages)("the command line in %s", (language) => {
  const { cli } = catalogueOf(language);
  const { help, refused } = cli;

  it("has its help in that language, in lines of 80 columns", () => {
    const invocation = parseArguments(["--help"], language);
    const text = invocation.type === "print" ? invocation.text : "";
    for (const heading of Object.values(help.headings)) expect(text).toMatch(new RegExp(`^${heading}`, "m"));
    expect(text).toContain(help.usage);
    expect(text).toContain(help.after);
    expect(text).toContain(`--output <${help.placeholders.file}>`);
    const words = text.replace(/\s/g, "");
    for (const part of [
      help.description,
      help.version,
      help.help,
      help.withExtra(help.format, [help.choices(['"json"', '"text"']), help.standard('"json"')]),
    ])
      expect(words).toContain(part.replace(/\s/g, ""));
    expect(text.split("\n").filter((line) => widthOf(line) > 80)).toEqual([]);
  });

  it("is refused in that language", () => {
    const { file, seconds } = help.placeholders;
    expect(refusal([], language)).toBe(cli.noSource);
    expect(refusal(["a", "--it's"], language)).toBe(refused.unknownOption("--it's"));
    expect(refusal(["--answrs"], language)).toBe(
      `${refused.unknownOption("--answrs")}\n${refused.meant("--answers")}`,
    );
    expect(refusal(["a", "b", "c: 1"], language)).toBe(refused.tooMany(1, 3, "a, b, c: 1"));
    expect(refusal(["settings", "a"], language)).toBe(refused.tooMany(0, 1, "a"));
    expect(refusal(["a", "--output"], language)).toBe(refused.noValue(`-o, --output <${file}>`));
    expect(refusal(["a", "--timeout", "0"], language)).toBe(
      refused.badValue(`--timeout <${seconds}>`, "0", cli.badTimeout),
    );
    expect(refusal(["a", "--theme", "it's\npink"], language)).toBe(
      refused.badValue(
        `--theme <${help.placeholders.theme}>`,
        "it's\npink",
        refused.choices("auto, dark, light, mono"),
      ),
    );
  });

  it("hands the language on", () => {
    expect(parseArguments(["form.json"], language)).toMatchObject({ type: "ask", language });
  });
});

describe("a refusal that nobody knows", () => {
  it.each([
    ["the sky is falling", "commander.sky"],
    ["no such option: --x", "commander.unknownOption"],
    ["too many cooks", "commander.excessArguments"],
  ])("stays as it is: %s", (message, code) => {
    expect(usageError(message, code, catalogueOf("en").cli)).toBe(message);
  });

  it("offers all names that may have been meant", () => {
    const message = "unknown option '--x'\n(Did you mean one of --a, --b?)";
    expect(usageError(message, "commander.unknownOption", catalogueOf("en").cli)).toBe(message);
  });
});

describe("a command line without options", () => {
  it.each([["q.json"], ["-"], ["./settings"], ["a b.json"]])(
    "%j asks for what the parser finds in it",
    (source) => {
      expect(bareInvocation([source], "en")).toEqual(parseArguments([source], "en"));
    },
  );

  it.each([
    [[]],
    [["--plain"]],
    [["-h"]],
    [["settings"]],
    [["a", "b"]],
    [["q.json", "--ascii"]],
    [["--", "-x"]],
  ])("is none of %j", (args) => expect(bareInvocation(args, "en")).toBeUndefined());
});
