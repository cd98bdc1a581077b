import { join } from "node:path";
import type { ExtensionAPI, ExtensionContext } from "@earendil-works/pi-coding-agent";
import { piAgentFolder } from "../src/host/pi-folder.ts";
import { piCopy } from "../src/text/copy-pi.ts";
import { announceDrafts, registerCommands } from "./commands.ts";
import { createDraftKeeper } from "./drafts.ts";
import { acceptRemoteAnswers, createFlowEvents } from "./events.ts";
import { createExtract } from "./extract.ts";
import { createRunFlow } from "./flow.ts";
import { createReplayLog } from "./replay-log.ts";
import { createRuntime } from "./runtime.ts";
import { createTextLines } from "./text-lines.ts";
import { askUserTool } from "./tool.ts";
import { createRenderers } from "./transcript.ts";

/** The oldest Pi that the end-to-end tests run on. */
const OLDEST = "0.87";

/** Pi's entry: registers the tool, the commands and the events. Loads nothing heavy. */
export default function askForm(pi: ExtensionAPI): void {
  const folder = join(piAgentFolder(), "extensions");
  const settingsPath = join(folder, "ask-form.json");
  const runtime = createRuntime(pi, () => import("./form-module.ts"));
  const drafts = createDraftKeeper(join(folder, "ask-form-drafts"));
  const replayLog = createReplayLog(pi);
  const runFlow = createRunFlow(runtime, { events: createFlowEvents(pi), drafts, settingsPath });

  const renderers = createRenderers(createTextLines(() => import("../src/text/wrap.ts")));

  registerTool(pi, () => pi.registerTool(askUserTool({ runtime, runFlow, replayLog, renderers })));
  registerCommands({ runtime, runFlow, replayLog, drafts, extract: createExtract(runtime, settingsPath) });
  acceptRemoteAnswers(runtime);
  announceDrafts(runtime, drafts);
  warnAboutOldPi(pi);
}

/** An older Pi is told by what it lacks: its version can't be had without loading its package. */
function warnAboutOldPi(pi: ExtensionAPI): void {
  pi.on("session_start", (_event, ctx: Partial<ExtensionContext>) => {
    const enough = ctx.mode !== undefined && typeof ctx.modelRegistry?.complete === "function";
    if (!enough) ctx.ui?.notify(piCopy.tooOld(OLDEST), "error");
  });
}

/** Another extension may have a tool of this name: Pi goes on, and the person is told once. */
function registerTool(pi: ExtensionAPI, register: () => void): void {
  try {
    register();
  } catch {
    pi.on("session_start", (_event, ctx) => ctx.ui.notify(piCopy.taken, "warning"));
  }
}
