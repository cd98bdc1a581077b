import { configFile } from "../host/config-file.ts";
import { openSettings, type SettingsStore } from "../settings/settings-store.ts";
import type { Language } from "../text/languages/index.ts";
import { say } from "./finish.ts";

interface OwnSettings {
  readonly settings: SettingsStore;
  /** Says on stderr what is wrong with the file. For when nothing is drawn, which would cover it or be torn by it. */
  readonly sayNotices: () => Promise<void>;
  /** Has a sentence said with the notices. */
  readonly tell: (sentence: string) => void;
}

/** The settings of the person who runs the program; `language` is that of what is told about its file. */
export function openOwnSettings(language: Language): OwnSettings {
  const notices: string[] = [];
  return {
    settings: openSettings({
      path: configFile(process.env),
      language,
      onNotice: (notice) => notices.push(notice),
    }),
    tell: (sentence) => void notices.push(sentence),
    sayNotices: async () => {
      for (const notice of notices.splice(0)) await say(notice);
    },
  };
}
