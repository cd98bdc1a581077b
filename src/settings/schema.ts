import * as z from "zod/mini";
import { defaultBehaviour } from "../form/behaviour.ts";
import { visibleText } from "../form/texts.ts";
import type { DeepReadonly } from "./deep.ts";
import { settingsCopy } from "./settings-copy.ts";

const flag = (initially: boolean) => z._default(z.boolean(), initially);

const whole = (least: number, most: number, initially: number) => {
  const message = settingsCopy.notWhole(least, most);
  return z._default(z.int(message).check(z.gte(least, message), z.lte(most, message)), initially);
};

/** Timers can't be set for longer. */
const longestTimeoutMs = 2_147_483_647;

const channel = z.union(
  [z.enum(["bell", "osc9", "osc777"]), z.object({ type: z.literal("command"), command: visibleText })],
  settingsCopy.badChannel,
);

const keys = z.union([z.string(), z.array(z.string())], settingsCopy.badKeys);

const record = <Value extends z.ZodMiniType>(value: Value) =>
  z.record(z.string(), value, settingsCopy.notARecord);

/**
 * What a settings file may hold, with the defaults. One entry per section; a section that is missing has its defaults,
 * and unknown fields are no part of the settings.
 */
export const settingsSchema = z.object({
  schemaVersion: z._default(z.number(), 1),
  /** Turning the last message into a form. */
  answer: z.prefault(
    z.object({
      /** Tried in order; none usable: the model of the chat. */
      extractionModels: z._default(z.array(z.object({ provider: visibleText, id: visibleText })), []),
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

export type Settings = DeepReadonly<z.output<typeof settingsSchema>>;

/** The settings of a file that says nothing. */
export const defaultSettings: Settings = settingsSchema.parse({});
