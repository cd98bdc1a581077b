import { systemReason } from "../files/system-reason.ts";
import { catalogueOf, type Language } from "../text/languages/index.ts";
import { longestFile, readText, stampOf } from "./file-text.ts";
import { type LoadedSettings, loadSettings, unreadable } from "./load.ts";

export interface ReadSettings {
  /** What `stampOf` gave right before the file was read. */
  readonly stamp: string;
  /** Undefined when there is no file, and when it can't be read. */
  readonly text: string | undefined;
  readonly loaded: LoadedSettings;
}

/** The settings of the file at `path`; `language` is that of its issues. Waits for nothing. Never throws. */
export function readSettings(path: string, language: Language): ReadSettings {
  const stamp = stampOf(path);
  const { settings, terminal } = catalogueOf(language);
  const refused = (reason: string) => ({ stamp, text: undefined, loaded: unreadable(reason, language) });
  try {
    const text = readText(path);
    if (typeof text !== "object") return { stamp, text, loaded: loadSettings(text, language) };
    const { huge, ...others } = settings.unreadable;
    return refused(text.fault === "huge" ? huge(longestFile / 1024) : others[text.fault]);
  } catch (error) {
    return refused(systemReason(error, terminal.reasons));
  }
}
