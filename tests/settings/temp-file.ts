import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, vi } from "vitest";
import { openSettings, type SettingsStore } from "../../src/settings/settings-store.ts";

/** A settings file in a folder of its own, and the stores that a test opens on it. */
export function tempFile() {
  const folder = mkdtempSync(join(tmpdir(), "settings-"));
  const path = join(folder, "ask-form", "config.json");
  const stores: SettingsStore[] = [];
  const notices: string[] = [];
  return {
    folder,
    path,
    /** What all stores said, in order. */
    notices,
    open(name = path): SettingsStore {
      const store = openSettings({
        path: name,
        language: "en",
        onNotice: (sentence) => notices.push(sentence),
      });
      stores.push(store);
      return store;
    },
    put(text: string | Uint8Array): void {
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, text);
    },
    text: (name = path) => readFileSync(name, "utf8"),
    json: (name = path): unknown => JSON.parse(readFileSync(name, "utf8")),
    /** The names beside the settings file. */
    beside: () => readdirSync(dirname(path)).sort(),
    end(): void {
      for (const store of stores) store.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export type TempFile = ReturnType<typeof tempFile>;

/** Waits until it holds. */
export function soon(assertion: () => void): Promise<void> {
  return vi.waitFor(assertion, { timeout: 10_000, interval: 5 });
}

/** A listener that keeps what it is told of the footer hints. */
export function hintsTold(store: SettingsStore): boolean[] {
  const told: boolean[] = [];
  store.subscribe(({ behaviour }) => told.push(behaviour.showFooterHints));
  expect(told).toEqual([]);
  return told;
}
