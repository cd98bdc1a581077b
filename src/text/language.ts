import { isLanguage, type Language } from "./languages/index.ts";

/** The environment that says which language a person reads. */
type Environment = Readonly<Record<string, string | undefined>>;

/** What is used where nobody says anything else, or says what there is no catalogue for. */
const otherwise: Language = "en";

/** The language of the environment, by `LC_ALL`, `LC_MESSAGES` and `LANG` as POSIX ranks them; else English. */
export function languageFrom(env: Environment): Language {
  const wanted = languageTag(env.LC_ALL || env.LC_MESSAGES || env.LANG || "");
  return isLanguage(wanted) ? wanted : otherwise;
}

/**
 * The language of a locale, as catalogues are called: `de_AT.UTF-8` → `de`, `zh_SG` → `zh-CN`. Chinese that is written
 * traditionally is a language of its own, `zh-TW`; `C` and `POSIX` name none.
 */
export function languageTag(locale: string): string {
  const [name = ""] = locale.toLowerCase().split(/[.@]/);
  const [language = "", ...rest] = name.split(/[_-]/);
  if (language !== "zh") return ["c", "posix"].includes(language) ? "" : language;
  const traditional =
    rest.includes("hant") || (!rest.includes("hans") && rest.some((part) => traditionalIn.includes(part)));
  return traditional ? "zh-TW" : "zh-CN";
}

const traditionalIn = ["tw", "hk", "mo"];
