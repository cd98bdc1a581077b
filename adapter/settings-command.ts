import type { ExtensionCommandContext } from "@earendil-works/pi-coding-agent";
import { catalogueOf } from "../src/text/languages/index.ts";
import type { Bridge } from "./bridge.ts";
import type { Runtime } from "./runtime.ts";

const NAME = "ask-settings";

/** `/ask-settings`: the list of settings on Pi's screen. Forms that are asked meanwhile wait. */
export function registerSettingsCommand(runtime: Runtime, settingsPath: string): void {
  const copy = () => catalogueOf(runtime.language()).pi.command;

  runtime.pi.registerCommand(NAME, {
    description: copy().settings,
    handler: async (_args, ctx) => {
      if (ctx.mode !== "tui") return ctx.ui.notify(copy().needsTerminal(NAME), "error");
      const letNext = await runtime.queue.enter(undefined);
      try {
        if (!runtime.leaving()) await show(ctx);
      } finally {
        letNext?.();
      }
    },
  });

  async function show(ctx: ExtensionCommandContext): Promise<void> {
    const [module, contract] = await Promise.all([runtime.loadForm(), runtime.loadContract()]);
    if (runtime.leaving()) return;
    const language = runtime.language();
    // The list says itself what is wrong with the file.
    const store = contract.openSettings({ path: settingsPath, language, onNotice: () => {} });
    let screen: Bridge | undefined;
    try {
      const failure = await ctx.ui.custom<{ readonly error: unknown } | undefined>(
        (tui, theme, _keys, done) => {
          screen = module.createSettingsScreen({
            tui,
            theme,
            language,
            settings: module.liveSettings(store, (text) => ctx.ui.notify(text, "warning")),
            onClose: () => done(undefined),
            // Pi, when it leaves the session, takes the list away without a word to who waits for it.
            onDispose: store.close,
            onError: (error) => done({ error }),
          });
          return screen;
        },
      );
      if (failure !== undefined) throw failure.error;
    } finally {
      screen?.dispose();
      store.close();
    }
  }
}
