import { describe, expect, it } from "vitest";
import { catalogueOf, languages } from "../../src/text/languages/index.ts";

/** What may be called in every language as it is in English. */
const shared = ["Shift", "Ctrl", "Alt", "null"];

/** Values, and what a program reads: `--options`, `:commands`, `/commands`, names in quotes. */
const KEPT = /10\d|--[a-z][a-z-]+|(?<!\w):[a-z]+|(?<!\w)\/[a-z]+(?::[a-z]+)?|"[a-z][\w+]*"/gi;

const english = leavesOf(catalogueOf("en"));
const others = languages.filter((language) => language !== "en");

describe.each(languages)("the sentences in %s", (language) => {
  const { cli, form, plain } = catalogueOf(language);

  it("say something", () => {
    const silent = [...leavesOf(catalogueOf(language))].filter(
      ([, leaf]) => said(leaf, several)?.trim() === "",
    );
    expect(silent).toEqual([]);
  });

  it("call the questions one thing on the command line", () => {
    expect(cli.help.usage).toContain(`[${cli.help.placeholders.questions}]`);
  });

  it("name the actions of the review alike, drawn and line by line", () => {
    for (const name of Object.values(form.actions))
      expect(plain.refused.noAction.toLowerCase()).toContain(name.toLowerCase());
  });
});

describe.each(others)("beside English, the sentences in %s", (language) => {
  const own = leavesOf(catalogueOf(language));
  const placesWhere = (holds: (english: unknown, translated: unknown) => boolean) =>
    [...english].filter(([place, leaf]) => holds(leaf, own.get(place))).map(([place]) => place);

  it("are the same ones, each made of as many values", () => {
    expect([...own.keys()].sort()).toEqual([...english.keys()].sort());
    expect(placesWhere((leaf, translated) => valuesOf(leaf) !== valuesOf(translated))).toEqual([]);
  });

  it.each([
    ["several", several],
    ["one", one],
  ])("are all translated, with %s of everything", (_, value) => {
    const same = (leaf: unknown, translated: unknown) => {
      const text = said(leaf, value);
      if (text === undefined || !/\p{L}/u.test(text) || shared.includes(text)) return false;
      return text === said(translated, value);
    };
    expect(placesWhere(same)).toEqual([]);
  });

  it("tell the same values, and keep the names that programs know", () => {
    const kept = (leaf: unknown) => said(leaf, several)?.match(KEPT) ?? [];
    const lacks = (leaf: unknown, translated: unknown) => {
      const there: readonly string[] = kept(translated);
      return kept(leaf).some((name) => !there.includes(name));
    };
    expect(placesWhere(lacks)).toEqual([]);
  });
});

/** Every text and every function that makes one, by its place. */
function leavesOf(value: unknown, place = ""): Map<string, unknown> {
  if (typeof value !== "object" || value === null) return new Map([[place, value]]);
  return new Map(Object.entries(value).flatMap(([name, inner]) => [...leavesOf(inner, `${place}.${name}`)]));
}

function valuesOf(leaf: unknown): number {
  return typeof leaf === "function" ? leaf.length : 0;
}

/** Reads as a text, counts as a number of many, and can be gone through as a list. */
function several(position: number): unknown {
  return [String(101 + position)];
}

function one(): unknown {
  return 1;
}

/** A sentence with values in it; undefined where they are none that it can be made of. */
function said(leaf: unknown, value: (position: number) => unknown): string | undefined {
  if (typeof leaf !== "function") return String(leaf);
  try {
    return String(
      Reflect.apply(
        leaf,
        undefined,
        Array.from({ length: leaf.length }, (_, at) => value(at)),
      ),
    );
  } catch (error) {
    if (error instanceof TypeError) return undefined;
    throw error;
  }
}
