import { once } from "node:events";
import { liveSettings } from "../host/live-settings.ts";
import { openTerminal } from "../host/open-terminal.ts";
import { openPlainStreams } from "../host/plain/plain-streams.ts";
import { settingsInPlain } from "../host/plain/settings-in-plain.ts";
import { settingsInTerminal } from "../host/settings-in-terminal.ts";
import { onTermination } from "../host/signals.ts";
import { catalogueOf } from "../text/languages/index.ts";
import { exitCodes } from "./exit-codes.ts";
import { say } from "./finish.ts";
import type { StyleOptions } from "./invocation.ts";
import { isPlain, styleOf } from "./open-front.ts";
import { openOwnSettings } from "./own-settings.ts";

/** Shows the person's settings, drawn or line by line. Gives the exit code. */
export async function showSettings(given: StyleOptions): Promise<number> {
  const { settings: store } = openOwnSettings(given.language);
  const late: string[] = [];
  const settings = liveSettings(store, (sentence) => void late.push(sentence));
  const style = styleOf(given);
  const abort = new AbortController();
  let killedBy: number | undefined;
  const stopListening = onTermination((_signal, number) => {
    killedBy = number;
    abort.abort();
  });
  const { language } = style;
  const { signal } = abort;
  try {
    if (isPlain(given, store.get())) {
      const streams = openPlainStreams({ stdinTaken: false, anyStdin: given.plain });
      if (streams === undefined) return await noTerminal();
      await settingsInPlain(streams, { settings, language, signal }).finally(streams.close);
    } else {
      const terminal = openTerminal({ stdinTaken: false });
      if (terminal === undefined) return await noTerminal();
      await settingsInTerminal(terminal, { settings, style, signal }).finally(() => terminal.close());
    }
    // What was switched last may still be on its way into the file.
    await Promise.race([store.settled(), once(signal, "abort")]);
    return killedBy === undefined ? exitCodes.answered : 128 + killedBy;
  } finally {
    stopListening();
    store.close();
    for (const sentence of late) await say(sentence);
  }

  async function noTerminal(): Promise<number> {
    await say(catalogueOf(language).cli.noTerminalForSettings(store.path));
    return exitCodes.noTerminal;
  }
}
