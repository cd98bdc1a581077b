import type { LiveBehaviour } from "../form/behaviour.ts";
import type { Outcome } from "../form/outcome.ts";
import type { Form } from "../form/schema.ts";
import { askInTerminal } from "../host/ask-in-terminal.ts";
import { liveSettings } from "../host/live-settings.ts";
import { openTerminal } from "../host/open-terminal.ts";
import { askInPlain } from "../host/plain/ask-in-plain.ts";
import { openPlainStreams } from "../host/plain/plain-streams.ts";
import { plainOnly, type TerminalStyle, terminalStyle } from "../host/terminal-style.ts";
import type { Settings } from "../settings/schema.ts";
import type { SettingsStore } from "../settings/settings-store.ts";
import type { Language } from "../text/languages/index.ts";
import type { AskOptions, StyleOptions } from "./invocation.ts";

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

/**
 * The front end that the command line and the environment ask for; undefined where there is nothing to ask on. `tell` gets
 * sentences that came too late for the screen.
 */
export function openFront(
  options: AskOptions,
  settings: SettingsStore,
  tell: (sentence: string) => void,
): Front | undefined {
  const plain = isPlain(options, settings.get());
  return plain ? openPlain(options, settings) : openDrawn(options, settings, tell);
}

/** Whether to read and write lines instead of drawing. */
export function isPlain({ plain }: StyleOptions, { accessibility }: Settings): boolean {
  return plain || accessibility.plain || plainOnly(process.env);
}

/** The look that the command line asks for, on this terminal. */
export function styleOf({ theme, ascii, language }: StyleOptions): TerminalStyle {
  const wishes = {
    background: theme === "dark" || theme === "light" ? theme : undefined,
    colors: theme === "mono" ? ("none" as const) : undefined,
    ascii: ascii || undefined,
    language,
  };
  return terminalStyle(wishes, process.env, process.platform);
}

/** Names under which the form itself is read from stdin. */
const stdinNames: readonly string[] = ["-", "/dev/stdin", "/dev/fd/0", "/proc/self/fd/0"];

function openPlain(options: AskOptions, settings: SettingsStore): Front | undefined {
  const { source, plain, timeoutMs } = options;
  const behaviour: LiveBehaviour = {
    get: () => settings.get().behaviour,
    subscribe: (listener) => settings.subscribe((changed) => listener(changed.behaviour)),
  };
  const streams = openPlainStreams({ stdinTaken: stdinNames.includes(source), anyStdin: plain });
  if (streams === undefined) return undefined;
  const { ascii, language } = styleOf(options);
  return {
    language,
    ascii,
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

function openDrawn(
  options: AskOptions,
  settings: SettingsStore,
  tell: (sentence: string) => void,
): Front | undefined {
  const { source, timeoutMs } = options;
  const terminal = openTerminal({ stdinTaken: source === "-" });
  if (terminal === undefined) return undefined;
  const style = styleOf(options);
  return {
    language: style.language,
    ascii: style.ascii,
    plain: false,
    ask: (form, signal) =>
      askInTerminal(form, terminal, {
        style,
        folder: process.cwd(),
        signal,
        settings: liveSettings(settings, tell),
        ...(timeoutMs === undefined ? {} : { timeoutMs }),
      }),
    output: terminal.output,
    close: () => terminal.close(),
  };
}
