import type { Issue } from "../form/issue.ts";
import type { DeepPartial } from "./deep.ts";
import { loadSettings } from "./load.ts";
import { differences, merge, without } from "./merge.ts";
import type { Edit } from "./save.ts";
import type { Settings } from "./schema.ts";
import { settingsCopy } from "./settings-copy.ts";

/** Any part of the settings; what is as it was changes nothing. */
export type SettingsChange = DeepPartial<Omit<Settings, "schemaVersion">>;

/**
 * Puts what `change` changes into the file, and nothing else, so that defaults are not written down. A section that is
 * not as it should be has to be put right by hand first: the person's text is in it.
 */
export function changing(path: string, change: (settings: Settings) => SettingsChange): Edit {
  return (file, loaded) => {
    const changes = differences(loaded.settings, change(loaded.settings));
    const concerned = (issues: readonly Issue[]) =>
      issues.filter((issue) => Object.hasOwn(changes, sectionOf(issue)));
    const before = concerned(loaded.issues);
    if (before.length > 0) return settingsCopy.faulty(path, before);
    const next = merge(file, changes);
    const after = concerned(loadSettings(JSON.stringify(next)).issues);
    return after.length > 0 ? settingsCopy.badChange(path, after) : next;
  };
}

/** Takes all settings out of the file, so that the defaults count. Unknown fields stay. */
export const resetting: Edit = (file, loaded) => {
  const rest = without(file, loaded.settings);
  const { faulty } = loadSettings(JSON.stringify(rest));
  return Object.fromEntries(Object.entries(rest).filter(([section]) => !faulty.includes(section)));
};

function sectionOf({ path }: Issue): string {
  return path.split(/[.[]/)[0] ?? "";
}
