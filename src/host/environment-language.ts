import { languageFrom } from "../text/language.ts";
import type { Language } from "../text/languages/index.ts";

/** The language of who started this process, as its locale says. */
export function environmentLanguage(): Language {
  return languageFrom(process.env);
}
