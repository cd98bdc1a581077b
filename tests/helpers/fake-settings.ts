import type { Adjusted, LiveSettings, Written } from "../../hooks/settings-session.ts";
import { defaultBehaviour } from "../../src/form/behaviour.ts";
import { defaultKeymap } from "../../src/keys/keymap.ts";

/** The settings of who has set nothing. */
export const defaultAdjusted: Adjusted = {
  behaviour: defaultBehaviour,
  notifications: true,
  keymap: defaultKeymap,
};

export interface FakeSettings extends LiveSettings {
  /** As when another program changes the file. */
  readonly become: (changes: Partial<Adjusted>) => void;
  /** What was set and reset, in order. */
  readonly calls: readonly string[];
}

/** Settings in memory. `refusal` is why nothing can be saved. */
export function fakeSettings(start: Partial<Adjusted> = {}, refusal?: string): FakeSettings {
  let now: Adjusted = { ...defaultAdjusted, ...start };
  const listeners = new Set<(adjusted: Adjusted) => void>();
  const calls: string[] = [];
  const become = (changes: Partial<Adjusted>) => {
    now = { ...now, ...changes };
    for (const listener of listeners) listener(now);
  };
  const write = async (changes: Partial<Adjusted>): Promise<Written> => {
    await Promise.resolve();
    if (refusal !== undefined) return { ok: false, message: refusal };
    become(changes);
    return { ok: true };
  };
  return {
    path: "/home/ada/.config/ask-form/config.json",
    get: () => now,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    problem: () => undefined,
    set: (name, value) => {
      calls.push(`${name} ${value}`);
      return write(
        name === "notifications"
          ? { notifications: value }
          : { behaviour: { ...now.behaviour, [name]: value } },
      );
    },
    reset: () => {
      calls.push("reset");
      return write(defaultAdjusted);
    },
    tell: (sentence) => calls.push(sentence),
    become,
    calls,
  };
}
