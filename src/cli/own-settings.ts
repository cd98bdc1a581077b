import { configFile } from "../host/config-file.ts";
import { openSettings, type SettingsStore } from "../settings/settings-store.ts";
import { say } from "./finish.ts";

interface OwnSettings {
  readonly settings: SettingsStore;
  /** Says on stderr what is wrong with the file. For when nothing is drawn, which would cover it or be torn by it. */
  readonly sayNotices: () => Promise<void>;
}

/** The settings of the person who runs the program. */
export function openOwnSettings(): OwnSettings {
  const notices: string[] = [];
  return {
    settings: openSettings({ path: configFile(process.env), onNotice: (notice) => notices.push(notice) }),
    sayNotices: async () => {
      for (const notice of notices.splice(0)) await say(notice);
    },
  };
}
