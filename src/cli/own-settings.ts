import { configFile } from "../host/config-file.ts";
import { openSettings, type SettingsStore } from "../settings/settings-store.ts";
import type { Language } from "../text/languages/index.ts";
import { say } from "./finish.ts";

interface OwnSettings {
  readonly settings: SettingsStore;
  /** Says on stderr what is wrong with the file. For when nothing is drawn, which would cover it or be torn by it. */
  readonly sayFaults: () => Promise<void>;
  /** Has a sentence said later. */
  readonly tell: (sentence: string) => void;
  /** Says what was told, under the same condition. */
  readonly sayTold: () => Promise<void>;
}

/** The settings of the person who runs the program; `language` is that of what is told about its file. */
export function openOwnSettings(language: Language): OwnSettings {
  const faults: string[] = [];
  const told: string[] = [];
  const settings = openSettings({
    path: configFile(process.env),
    language,
    onNotice: (notice) => faults.push(notice),
  });
  return {
    settings,
    sayFaults: () => sayAll(faults),
    tell: (sentence) => void told.push(sentence),
    sayTold: () => sayAll(told),
  };
}

async function sayAll(sentences: string[]): Promise<void> {
  for (const sentence of sentences.splice(0)) await say(sentence);
}
