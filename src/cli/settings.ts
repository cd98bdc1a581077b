import { liveSettings } from "../host/live-settings.ts";
import { openTerminal } from "../host/open-terminal.ts";
import { openPlainStreams } from "../host/plain/plain-streams.ts";
import { settingsInPlain } from "../host/plain/settings-in-plain.ts";
import { settingsInTerminal } from "../host/settings-in-terminal.ts";
import { catalogueOf } from "../text/languages/index.ts";
import { exitCodes } from "./exit-codes.ts";
import { say } from "./finish.ts";
import type { StyleOptions } from "./invocation.ts";
import { isPlain, styleOf } from "./open-front.ts";
import { openOwnSettings } from "./own-settings.ts";
import { untilKilled } from "./until-killed.ts";

/** Shows the person's settings, drawn or line by line. Gives the exit code. */
export async function showSettings(options: StyleOptions): Promise<number> {
  // The list says itself what is wrong with the file.
  const { settings: store, tell, sayTold } = openOwnSettings(options.language);
  const settings = liveSettings(store, tell);
  const style = styleOf(options);
  const { language } = style;
  try {
    return await untilKilled(store, async (signal) => {
      if (isPlain(options, store.get())) {
        const streams = openPlainStreams({ stdinTaken: false, anyStdin: options.plain });
        if (streams === undefined) return noTerminal();
        await settingsInPlain(streams, { settings, language, signal }).finally(streams.close);
      } else {
        const terminal = openTerminal({ stdinTaken: false });
        if (terminal === undefined) return noTerminal();
        await settingsInTerminal(terminal, { settings, style, signal }).finally(() => terminal.close());
      }
      return exitCodes.answered;
    });
  } finally {
    await sayTold();
  }

  async function noTerminal(): Promise<number> {
    await say(catalogueOf(language).cli.noTerminalForSettings(store.path));
    return exitCodes.noTerminal;
  }
}
