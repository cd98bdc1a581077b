import { resolve } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { watchPath } from "../files/watch-path.ts";
import type { Issue } from "../form/issue.ts";
import { catalogueOf, type Language } from "../text/languages/index.ts";
import { changing, resetting, type SettingsChange } from "./edits.ts";
import { faultOf } from "./fault.ts";
import { stampOf } from "./file-text.ts";
import { type ReadSettings, readSettings } from "./read-file.ts";
import { type Edit, type Saved, saveSettings } from "./save.ts";
import type { Settings } from "./schema.ts";

export interface SettingsStore {
  /** The file, as an absolute path. */
  readonly path: string;
  /** The settings now. The same object until one of them changes. */
  get(): Settings;
  /** Calls the listener whenever settings or issues changed, whoever changed them. Returns what ends that. */
  subscribe(listener: (settings: Settings) => void): () => void;
  /** What is wrong with the file; empty when it is as it should be. */
  issues(): readonly Issue[];
  /** The same as one sentence for a person; undefined where nothing is wrong. */
  problem(): string | undefined;
  /**
   * Changes settings in the file, those that differ from what it says now, and nothing else in it. `change` is given the
   * settings of that moment and may be called more than once. When the promise settles, `get` has what counts. The
   * answer to what can't be saved is a sentence; the promise rejects only with what `change` throws.
   */
  update(change: (settings: Settings) => SettingsChange): Promise<Saved>;
  /** Reads the file again, for systems on which changes are not told. */
  reload(): void;
  /** Takes all settings out of the file, so that the defaults count. */
  reset(): Promise<Saved>;
  /** Resolves when what was to be saved has been saved, or has failed. */
  settled(): Promise<void>;
  /** Ends the live updates. */
  close(): void;
}

export interface SettingsSource {
  readonly path: string;
  /** Of what is told about the file. */
  readonly language: Language;
  /** Is told one sentence about each new fault of the file, the first one before `openSettings` returns. */
  readonly onNotice: (sentence: string) => void;
}

/**
 * The settings of one JSON file, kept up to date while other programs change it. They depend on the file alone: where it
 * can't be used the defaults count. Reading never writes; keeps no program running.
 */
export function openSettings({ path: given, language, onNotice }: SettingsSource): SettingsStore {
  const path = resolve(given);
  const listeners = new Set<(settings: Settings) => void>();
  const stopWatching = watchPath(path, () => {
    if (stampOf(path) !== current.stamp) reload();
  });
  // After the watch has begun, so that no change falls between.
  let current = readSettings(path, language);
  let saves: Promise<unknown> = Promise.resolve();

  const adopt = (next: ReadSettings) => {
    const { settings, issues } = current.loaded;
    const sameSettings = isDeepStrictEqual(next.loaded.settings, settings);
    const sameIssues = isDeepStrictEqual(next.loaded.issues, issues);
    current = sameSettings ? { ...next, loaded: { ...next.loaded, settings } } : next;
    if (!sameIssues) tell();
    if (sameSettings && sameIssues) return;
    for (const listener of [...listeners]) listener(current.loaded.settings);
  };
  const problem = () => {
    const { issues, faulty } = current.loaded;
    if (issues.length === 0) return undefined;
    return catalogueOf(language).settings.notice(faultOf(path, issues, language), faulty);
  };
  const tell = () => {
    const sentence = problem();
    if (sentence !== undefined) onNotice(sentence);
  };
  const reload = () => adopt(readSettings(path, language));
  // One after the other: a program needs no lock against itself.
  const save = (edit: Edit): Promise<Saved> => {
    const saved = saves.then(() => saveSettings(path, language, edit)).finally(reload);
    saves = saved.catch(() => {});
    return saved;
  };

  tell();
  return {
    path,
    get: () => current.loaded.settings,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    issues: () => current.loaded.issues,
    problem,
    update: (change) => save(changing(path, change)),
    reset: () => save(resetting),
    reload,
    settled: async () => {
      await saves;
    },
    close: stopWatching,
  };
}
