import { describe, expect, it } from "vitest";
import { languageFrom, languageTag } from "../../src/text/language.ts";
import { catalogueOf, isLanguage, languages } from "../../src/text/languages/index.ts";

describe("the language of a locale", () => {
  it.each([
    ["de_AT.UTF-8", "de"],
    ["de", "de"],
    ["de_DE@euro", "de"],
    ["DE_de.utf8", "de"],
    ["es-419", "es"],
    ["ja_JP.eucJP", "ja"],
    ["en_GB.UTF-8", "en"],
    ["zh_CN.GB18030", "zh-CN"],
    ["zh_SG", "zh-CN"],
    ["zh", "zh-CN"],
    ["zh-Hans", "zh-CN"],
    ["zh_Hans_HK.UTF-8", "zh-CN"],
    ["zh_TW.UTF-8", "zh-TW"],
    ["zh_HK", "zh-TW"],
    ["zh_MO", "zh-TW"],
    ["zh-Hant", "zh-TW"],
    ["zh-Hant-CN", "zh-TW"],
    ["C", ""],
    ["C.UTF-8", ""],
    ["POSIX", ""],
    ["", ""],
    [".UTF-8", ""],
  ])("%j is %j", (locale, tag) => expect(languageTag(locale)).toBe(tag));
});

describe("the language of the environment", () => {
  it.each([
    {},
    { LANG: "" },
    { LANG: "C.UTF-8" },
    { LC_ALL: "POSIX" },
    { LANG: "xx_YY.UTF-8" },
    { LANG: "zh_TW.UTF-8" },
    { LANG: "zh_HK.UTF-8" },
    { LANG: "constructor" },
    { LANG: "\u0000/../de" },
    { LANGUAGE: "de", LANG: "C" },
  ])("is English for %j", (env) => expect(languageFrom(env)).toBe("en"));

  it.each(languages)("is one of those that there are: %s", (language) => {
    const locale = `${language.replace("-", "_")}.UTF-8`;
    expect(languageFrom({ LANG: locale })).toBe(language);
    expect(languageFrom({ LC_MESSAGES: locale, LANG: "xx" })).toBe(language);
    expect(languageFrom({ LC_ALL: locale, LC_MESSAGES: "xx", LANG: "xx" })).toBe(language);
    expect(languageFrom({ LC_ALL: "", LC_MESSAGES: "", LANG: locale })).toBe(language);
    expect(languageFrom({ LC_ALL: "C", LC_MESSAGES: locale, LANG: locale })).toBe("en");
    expect(languageFrom({ LC_MESSAGES: "C", LANG: locale })).toBe("en");
  });
});

describe("the catalogues", () => {
  it("have English, and know what is none of them", () => {
    expect(languages).toContain("en");
    for (const other of ["xx", "", "auto", "toString", undefined, 1, ["en"]])
      expect(isLanguage(other)).toBe(false);
  });

  it.each(languages)("have the words of commands in the help of plain lines: %s", (language) => {
    const help = catalogueOf(language).plain.help.join("\n");
    for (const word of [
      "own",
      "clear",
      "note",
      "back",
      "go",
      "review",
      "submit",
      "elaborate",
      "cancel",
      "help",
    ])
      expect(help).toContain(`:${word}`);
  });
});
