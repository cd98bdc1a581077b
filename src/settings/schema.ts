import * as z from "zod/mini";
import { defaultBehaviour } from "../form/behaviour.ts";
import { VISIBLE } from "../form/normalize.ts";
import { type Catalogue, catalogueOf, type Language, languages } from "../text/languages/index.ts";
import type { DeepReadonly } from "./deep.ts";

const flag = (initially: boolean) => z._default(z.boolean(), initially);

/** Timers can't be set for longer. */
const longestTimeoutMs = 2_147_483_647;

/**
 * What a settings file may hold, with the defaults. One entry per section; a section that is missing has its defaults,
 * and unknown fields are no part of the settings.
 */
function schemaIn(say: Catalogue["settings"]) {
  const whole = (least: number, most: number, initially: number) => {
    const message = say.notWhole(least, most);
    return z._default(z.int(message).check(z.gte(least, message), z.lte(most, message)), initially);
  };
  const visible = z.string().check(z.regex(VISIBLE, say.blank));
  const channel = z.union(
    [z.enum(["bell", "osc9", "osc777"]), z.object({ type: z.literal("command"), command: visible })],
    say.badChannel,
  );
  const keys = z.union([z.string(), z.array(z.string())], say.badKeys);
  const record = <Value extends z.ZodMiniType>(value: Value) => z.record(z.string(), value, say.notARecord);

  return z.object({
    schemaVersion: z._default(z.number(), 1),
    /** Of every sentence that is not of a form itself; `auto` is the language of the environment. */
    language: z._default(z.enum(["auto", ...languages]), "auto"),
    /** Turning the last message into a form. */
    answer: z.prefault(
      z.object({
        /** Tried in order; none usable: the model of the chat. */
        extractionModels: z._default(z.array(z.object({ provider: visible, id: visible })), []),
        extractionTimeoutMs: whole(1, longestTimeoutMs, 30_000),
        extractionRetries: whole(0, 3, 1),
      }),
      {},
    ),
    behaviour: z.prefault(
      z.object({
        autoSubmitWhenAnsweredWithoutNotes: flag(defaultBehaviour.autoSubmitWhenAnsweredWithoutNotes),
        confirmDismissWhenDirty: flag(defaultBehaviour.confirmDismissWhenDirty),
        doublePressReviewShortcuts: flag(defaultBehaviour.doublePressReviewShortcuts),
        /** Counts for forms that are opened from now on. */
        presentSingleAsMulti: flag(defaultBehaviour.presentSingleAsMulti),
        showFooterHints: flag(defaultBehaviour.showFooterHints),
      }),
      {},
    ),
    notifications: z.prefault(
      z.object({ enabled: flag(true), channels: z._default(z.array(channel), ["bell"]) }),
      {},
    ),
    accessibility: z.prefault(
      z.object({
        /** The standalone program asks line by line, without drawing. */
        plain: flag(false),
      }),
      {},
    ),
    /** Context → action → key or keys. Which of them there are is for the keyboard to say. */
    keymaps: z._default(record(record(keys)), {}),
  });
}

type SettingsSchema = ReturnType<typeof schemaIn>;

const schemas = new Map<Language, SettingsSchema>();

/** The schema of settings files, whose messages are in `language`. Made once for each: that takes milliseconds. */
export function settingsSchemaIn(language: Language): SettingsSchema {
  const known = schemas.get(language);
  if (known !== undefined) return known;
  const schema = schemaIn(catalogueOf(language).settings);
  schemas.set(language, schema);
  return schema;
}

export type Settings = DeepReadonly<z.output<SettingsSchema>>;

/** The settings of a file that says nothing. */
export const defaultSettings: Settings = settingsSchemaIn("en").parse({});
