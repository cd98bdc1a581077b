import type { Issue } from "../form/issue.ts";
import { catalogueOf } from "../text/languages/index.ts";
import type { DeepPartial } from "./deep.ts";
import { faultOf } from "./fault.ts";
import { loadSettings } from "./load.ts";
import { differences, merge, without } from "./merge.ts";
import type { Edit } from "./save.ts";
import type { Settings } from "./schema.ts";

/** Any part of the settings; what is as it was changes nothing. */
export type SettingsChange = DeepPartial<Omit<Settings, "schemaVersion">>;

/**
 * Puts what `change` changes into the file, and nothing else, so that defaults are not written down. A section that is
 * not as it should be has to be put right by hand first: the person's text is in it.
 */
export function changing(path: string, change: (settings: Settings) => SettingsChange): Edit {
  return (file, loaded) => {
    const { language } = loaded;
    const say = catalogueOf(language).settings;
    const changes = differences(loaded.settings, change(loaded.settings));
    const concerned = (issues: readonly Issue[]) =>
      issues.filter((issue) => Object.hasOwn(changes, sectionOf(issue)));
    const before = concerned(loaded.issues);
    if (before.length > 0) return say.faulty(faultOf(path, before, language));
    const next = merge(file, changes);
    const after = concerned(loadSettings(JSON.stringify(next), language).issues);
    return after.length > 0 ? say.badChange(faultOf(path, after, language)) : next;
  };
}

/** Takes all settings out of the file, so that the defaults count. Unknown fields stay. */
export const resetting: Edit = (file, loaded) => {
  const rest = without(file, loaded.settings);
  const { faulty } = loadSettings(JSON.stringify(rest), loaded.language);
  return Object.fromEntries(Object.entries(rest).filter(([section]) => !faulty.includes(section)));
};

function sectionOf({ path }: Issue): string {
  return path.split(/[.[]/)[0] ?? "";
}
