import type { Adjusted, LiveSettings } from "../../hooks/settings-session.ts";
import type { Adjustable } from "../form/adjustable.ts";
import { defaultKeymap, type Keymap, readKeymap } from "../keys/keymap.ts";
import type { Settings } from "../settings/schema.ts";
import type { SettingsStore } from "../settings/settings-store.ts";

/** A settings file as a form follows and changes it. */
export function liveSettings(store: SettingsStore, tell: (sentence: string) => void): LiveSettings {
  return {
    path: store.path,
    get: () => adjustedBy(store.get()),
    subscribe: (listener) => store.subscribe((settings) => listener(adjustedBy(settings))),
    problem: store.problem,
    set: (name, value) => store.update(() => changeOf(name, value)),
    reset: store.reset,
    tell,
  };
}

function adjustedBy(settings: Settings): Adjusted {
  const { behaviour, notifications, keymaps } = settings;
  return { behaviour, notifications: notifications.enabled, keymap: keymapOf(keymaps) };
}

function changeOf(name: Adjustable, value: boolean) {
  return name === "notifications" ? { notifications: { enabled: value } } : { behaviour: { [name]: value } };
}

const keymaps = new WeakMap<Settings["keymaps"], Keymap>();

/** The same object while the settings are the same. Loading has checked them: a keymap with faults is none. */
function keymapOf(written: Settings["keymaps"]): Keymap {
  const known = keymaps.get(written);
  if (known !== undefined) return known;
  if (Object.keys(written).length === 0) return defaultKeymap;
  const read = readKeymap(written);
  const keymap = read.ok ? read.keymap : defaultKeymap;
  keymaps.set(written, keymap);
  return keymap;
}
