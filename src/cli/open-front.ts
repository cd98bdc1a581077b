import type { LiveBehaviour } from "../form/behaviour.ts";
import type { Outcome } from "../form/outcome.ts";
import type { Form } from "../form/schema.ts";
import { askInTerminal } from "../host/ask-in-terminal.ts";
import { liveSettings } from "../host/live-settings.ts";
import { openTerminal } from "../host/open-terminal.ts";
import { askInPlain } from "../host/plain/ask-in-plain.ts";
import { openPlainStreams } from "../host/plain/plain-streams.ts";
import { asciiOnly, background, colorLevel, escapeTimeoutMs, plainOnly } from "../host/terminal-style.ts";
import type { SettingsStore } from "../settings/settings-store.ts";
import type { Language } from "../text/languages/index.ts";
import type { AskOptions } from "./options.ts";

/** A way to ask a person. */
export interface Front {
  readonly language: Language;
  readonly ascii: boolean;
  /** True where nothing but plain lines may be written. */
  readonly plain: boolean;
  readonly ask: (form: Form, signal: AbortSignal) => Promise<Outcome>;
  /** Where the transcript goes. */
  readonly output: NodeJS.WritableStream;
  readonly close: () => void;
}

/** The front end that the command line and the environment ask for; undefined where there is nothing to ask on. */
export function openFront(options: AskOptions, settings: SettingsStore): Front | undefined {
  const plain = options.plain || settings.get().accessibility.plain || plainOnly(process.env);
  return plain ? openPlain(options, settings) : openDrawn(options, settings);
}

/** Names under which the form itself is read from stdin. */
const stdinNames: readonly string[] = ["-", "/dev/stdin", "/dev/fd/0", "/proc/self/fd/0"];

function openPlain(options: AskOptions, settings: SettingsStore): Front | undefined {
  const { language, timeoutMs } = options;
  const behaviour: LiveBehaviour = {
    get: () => settings.get().behaviour,
    subscribe: (listener) => settings.subscribe((changed) => listener(changed.behaviour)),
  };
  const streams = openPlainStreams({
    stdinTaken: stdinNames.includes(options.source),
    anyStdin: options.plain,
  });
  if (streams === undefined) return undefined;
  return {
    language,
    ascii: isAscii(options),
    plain: true,
    ask: (form, signal) =>
      askInPlain(form, streams, {
        language,
        signal,
        behaviour,
        ...(timeoutMs === undefined ? {} : { timeoutMs }),
      }),
    output: streams.output,
    close: streams.close,
  };
}

function openDrawn(options: AskOptions, settings: SettingsStore): Front | undefined {
  const { env } = process;
  const { language, theme, timeoutMs } = options;
  const terminal = openTerminal({ stdinTaken: options.source === "-" });
  if (terminal === undefined) return undefined;
  const ascii = isAscii(options);
  return {
    language,
    ascii,
    plain: false,
    ask: (form, signal) =>
      askInTerminal(form, terminal, {
        theme: {
          background: theme === "dark" || theme === "light" ? theme : background(env),
          colors: theme === "mono" ? "none" : colorLevel(env),
        },
        ascii,
        language,
        folder: process.cwd(),
        escapeTimeoutMs: escapeTimeoutMs(env),
        signal,
        settings: liveSettings(settings),
        ...(timeoutMs === undefined ? {} : { timeoutMs }),
      }),
    output: terminal.output,
    close: () => terminal.close(),
  };
}

function isAscii({ ascii }: AskOptions): boolean {
  return ascii || asciiOnly(process.env, process.platform);
}
