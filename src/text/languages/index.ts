import type { Catalogue } from "./catalogue.ts";
import { de } from "./de/index.ts";
import { en } from "./en/index.ts";
import { es } from "./es/index.ts";
import { ja } from "./ja/index.ts";
import { zhCn } from "./zh-cn/index.ts";

export type { Catalogue } from "./catalogue.ts";

/** THE registry: a language is a folder beside this file and a line here. */
const catalogues = {
  en,
  de,
  es,
  "zh-CN": zhCn,
  ja,
} as const satisfies Readonly<Record<string, Catalogue>>;

/** A language by its BCP 47 tag. */
export type Language = keyof typeof catalogues;

/** The languages that a person can choose. */
export const languages: readonly Language[] = Object.keys(catalogues).filter(isLanguage);

/** Every sentence in a language. */
export function catalogueOf(language: Language): Catalogue {
  return catalogues[language];
}

/** The sentences on a form, in the language of what it is drawn on. */
export function copyFor(screen: { readonly language: Language }): Catalogue["form"] {
  return catalogueOf(screen.language).form;
}

export function isLanguage(value: unknown): value is Language {
  return typeof value === "string" && Object.hasOwn(catalogues, value);
}
