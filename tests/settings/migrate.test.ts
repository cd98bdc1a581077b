import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { loadSettings } from "../../src/settings/load.ts";
import { type Migration, migrate, migrations, type SettingsFile } from "../../src/settings/migrate.ts";
import { defaultSettings } from "../../src/settings/schema.ts";

/** Made up: version 2 calls `hints` showFooterHints, version 3 moves it into `behaviour`. */
const steps: readonly Migration[] = [
  ({ hints, ...rest }) => ({ ...rest, ...(hints === undefined ? {} : { showFooterHints: hints }) }),
  ({ showFooterHints, behaviour, ...rest }) => ({
    ...rest,
    behaviour: { ...(typeof behaviour === "object" ? behaviour : {}), showFooterHints },
  }),
];

const migrated = (file: SettingsFile, list = steps) => {
  const result = migrate(file, "en", list);
  return result.ok ? result.file : result.issue;
};

describe("migrate", () => {
  it("brings each version to the newest, step by step, and keeps what it doesn't know", () => {
    const behaviour = { showFooterHints: false };
    const newest = { other: [1], behaviour, schemaVersion: 3 };
    expect(migrated({ other: [1], hints: false })).toEqual(newest);
    expect(migrated({ other: [1], hints: false, schemaVersion: 1 })).toEqual(newest);
    expect(migrated({ other: [1], showFooterHints: false, schemaVersion: 2 })).toEqual(newest);
    expect(migrated(newest)).toEqual(newest);
    // A name of an older version means nothing in a newer one.
    expect(migrated({ hints: true, ...newest })).toEqual({ hints: true, ...newest });
  });

  it("refuses versions that it doesn't know, and leaves what a step can't handle", () => {
    const issue = (message: string) => ({ path: "schemaVersion", message });
    expect(migrated({ schemaVersion: 4 })).toEqual(
      issue("is 4, and this ask-form knows no later one than 3"),
    );
    expect(migrated({ schemaVersion: -1 })).toEqual(issue("must be a whole number from 1"));
    const failing: Migration = () => {
      throw new Error("unexpected content");
    };
    expect(migrated({}, [failing])).toEqual(issue("can't be brought from 1 to 2"));
    expect(migrated({ schemaVersion: 2 }, [failing])).toEqual({ schemaVersion: 2 });
  });

  it("runs the steps from the file's version on, in order", () => {
    const list = Array.from({ length: 6 }, (_, index): Migration => {
      return (file) => ({ ...file, ran: [...(Array.isArray(file.ran) ? file.ran : []), index + 1] });
    });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 7 }), (schemaVersion) => {
        const ran = [1, 2, 3, 4, 5, 6].slice(schemaVersion - 1);
        expect(migrated({ schemaVersion }, list)).toEqual({
          schemaVersion: 7,
          ...(ran.length > 0 && { ran }),
        });
      }),
    );
  });

  it("comes before the schema", () => {
    const { settings, issues } = loadSettings(
      '{"hints": false, "behaviour": {"presentSingleAsMulti": true}}',
      "en",
      steps,
    );
    expect(issues).toEqual([]);
    expect(settings.behaviour).toMatchObject({ showFooterHints: false, presentSingleAsMulti: true });
    expect(loadSettings('{"schemaVersion": 9}', "en", steps)).toMatchObject({
      settings: defaultSettings,
      usable: false,
    });
  });

  it("has the version of the defaults as the newest", () => {
    expect(defaultSettings.schemaVersion).toBe(migrations.length + 1);
  });
});
