import { countedLabel } from "../src/form/counted-label.ts";
import type { Form } from "../src/form/schema.ts";
import { createNotifyPort } from "../src/host/notify-port.ts";
import { notify } from "../src/notify/notify.ts";
import type { Settings } from "../src/settings/schema.ts";
import { cleanLine } from "../src/text/clean.ts";
import { catalogueOf, type Language } from "../src/text/languages/index.ts";

/** Tells a person who looks elsewhere that a form waits. Faults of channels never matter. */
export function notifyWaiting(
  form: Form,
  { enabled, channels }: Settings["notifications"],
  language: Language,
  write: (bytes: string) => void,
): void {
  if (!enabled) return;
  const [question] = form.questions;
  // A label that was only counted says nothing.
  const name = question?.label === countedLabel(0) ? question.prompt : (question?.label ?? "");
  const message = catalogueOf(language).pi.questionWaiting(cleanLine(name));
  notify({ title: "ask-form", message }, channels, createNotifyPort(write));
}
