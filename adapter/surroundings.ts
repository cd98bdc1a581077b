import { readFileSync } from "node:fs";
import type { Form } from "../src/form/schema.ts";
import { createNotifyPort } from "../src/host/notify-port.ts";
import { notify } from "../src/notify/notify.ts";
import { loadSettings } from "../src/settings/load.ts";
import type { Settings } from "../src/settings/schema.ts";
import { cleanLine } from "../src/text/clean.ts";
import { piCopy } from "../src/text/copy-pi.ts";

/** The settings as they are now; `problem` is a sentence where the file, or a part of it, can't be used. */
export function readSettings(path: string): {
  readonly settings: Settings;
  readonly problem: string | undefined;
} {
  const { settings, issues } = loadSettings(readText(path));
  const reason = issues
    .map(({ path: at, message }) => (at === "" ? message : `${at}: ${message}`))
    .join("; ");
  return { settings, problem: issues.length === 0 ? undefined : piCopy.settingsFault(path, reason) };
}

/** Undefined where there is no file; a file that can't be read has text that is no JSON. */
function readText(path: string): string | undefined {
  try {
    return readFileSync(path, "utf8");
  } catch (error) {
    const missing = error instanceof Error && "code" in error && error.code === "ENOENT";
    return missing ? undefined : "unreadable";
  }
}

/** Tells a person who looks elsewhere that a form waits. Faults of channels never matter. */
export function notifyWaiting(
  form: Form,
  { enabled, channels }: Settings["notifications"],
  write: (bytes: string) => void,
): void {
  if (!enabled) return;
  const [question] = form.questions;
  const message = `Question waiting: ${cleanLine(question?.label ?? question?.prompt ?? "")}`;
  notify({ title: "ask-form", message }, channels, createNotifyPort(write));
}
