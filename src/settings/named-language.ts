import { isRecord } from "../form/normalize.ts";
import { isLanguage, type Language } from "../text/languages/index.ts";
import { readText, stampOf } from "./file-text.ts";

/** The language that a file's content names; undefined for `"auto"` and for what is none. */
function namedLanguage(content: unknown): Language | undefined {
  return isRecord(content) && isLanguage(content.language) ? content.language : undefined;
}

/**
 * The language of the settings file at `path`, else `otherwise`, for who wants to know no more of the settings: it loads
 * no schema, and reads the file again only after it changed. The result never throws.
 */
export function languageOfFile(path: string, otherwise: Language): () => Language {
  let seen: { readonly stamp: string; readonly language: Language } | undefined;
  return () => {
    const stamp = stampOf(path);
    if (seen?.stamp !== stamp) seen = { stamp, language: languageIn(path) ?? otherwise };
    return seen.language;
  };
}

function languageIn(path: string): Language | undefined {
  try {
    const text = readText(path);
    return typeof text === "string" ? namedLanguage(JSON.parse(text)) : undefined;
  } catch {
    return undefined;
  }
}
