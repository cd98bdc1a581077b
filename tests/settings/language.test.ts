import { execFileSync } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { formatIssues } from "../../src/form/issue.ts";
import { loadSettings } from "../../src/settings/load.ts";
import { languageOfFile } from "../../src/settings/named-language.ts";
import { settingsSchemaIn } from "../../src/settings/schema.ts";
import { catalogueOf, type Language, languages } from "../../src/text/languages/index.ts";
import { scratchFolder } from "../helpers/scratch-folder.ts";

const load = (value: unknown, language: Language = "en") => loadSettings(JSON.stringify(value), language);

describe("the setting `language`", () => {
  it.each(["auto", ...languages])("may be %s", (language) => {
    const { settings, issues } = load({ language });
    expect(issues).toEqual([]);
    expect(settings.language).toBe(language);
  });

  it.each(["xx", "EN", "toString", ""])("may not be %j, which leaves the others as they are", (language) => {
    const { settings, issues, faulty } = load({ language, accessibility: { plain: true } });
    expect(formatIssues(issues)).toEqual([`language: must be one of ${["auto", ...languages].join(", ")}`]);
    expect(faulty).toEqual(["language"]);
    expect(settings).toMatchObject({ language: "auto", accessibility: { plain: true } });
  });

  it.each(languages)(
    "is not looked up for the file's own faults, which are told in the reader's: %s",
    (language) => {
      const { settings: say } = catalogueOf(language);
      const named = language === "en" ? "de" : "en";
      const { issues, language: told } = load(
        {
          language: named,
          answer: { extractionRetries: 9, extractionModels: [{ provider: " ", id: 1 }] },
          behaviour: { showFooterHints: "no" },
          keymaps: [],
        },
        language,
      );
      expect(told).toBe(language);
      expect(issues.map(({ message }) => message)).toEqual([
        say.blank,
        say.wrong(say.values.string, say.values.number),
        say.notWhole(0, 3),
        say.wrong(say.values.boolean, say.values.string),
        say.notARecord,
      ]);
      expect(load({ schemaVersion: 0 }, language).issues).toEqual([
        { path: "schemaVersion", message: say.badVersion },
      ]);
    },
  );

  it.each(languages)("is the reader's where the file is none: %s", (language) => {
    const { settings: say, terminal } = catalogueOf(language);
    const messageOf = (text: string) => loadSettings(text, language).issues[0]?.message;
    expect(messageOf("{")).toBe(say.notJson(1, 2, terminal.json.unexpectedEnd));
    expect(messageOf("[]")).toBe(say.notAnObject(say.values.array));
    expect(messageOf('{"language": "xx", "schemaVersion": 0}')).toBe(say.badVersion);
  });

  it("makes each schema once", () => {
    for (const language of languages) expect(settingsSchemaIn(language)).toBe(settingsSchemaIn(language));
  });
});

describe("the language of a file", () => {
  const scratch = scratchFolder();

  it("is the one that it names, at any moment", () => {
    const path = scratch.path("settings.json");
    const otherwise = "de";
    const language = languageOfFile(path, otherwise);
    expect(language()).toBe(otherwise);
    for (const known of languages) {
      writeFileSync(path, `\ufeff{"language": "${known}", "behaviour": 1}`);
      expect(language()).toBe(known);
    }
    writeFileSync(path, '{"language": "auto"}');
    expect(language()).toBe(otherwise);
    writeFileSync(path, '{"language": "en"');
    expect(language()).toBe(otherwise);
    writeFileSync(path, '{"language": "en"}');
    expect(language()).toBe("en");
    rmSync(path);
    expect(language()).toBe(otherwise);
    mkdirSync(path);
    expect(language()).toBe(otherwise);
  });

  it("waits for no pipe", () => {
    const path = scratch.path("pipe");
    execFileSync("mkfifo", [path]);
    expect(languageOfFile(path, "en")()).toBe("en");
  });
});
