import { join } from "node:path";
import { type ExtensionAPI, getAgentDir, VERSION } from "@earendil-works/pi-coding-agent";
import { piCopy } from "../src/text/copy-pi.ts";
import { announceDrafts, registerCommands } from "./commands.ts";
import { createDraftKeeper } from "./drafts.ts";
import { acceptRemoteAnswers, createFlowEvents } from "./events.ts";
import { createExtract } from "./extract.ts";
import { createRunFlow } from "./flow.ts";
import { createReplayLog } from "./replay-log.ts";
import { createRuntime } from "./runtime.ts";
import { askUserTool } from "./tool.ts";

/** The oldest Pi that the end-to-end tests run on. */
const OLDEST = "0.87";

/** Pi's entry: registers the tool, the commands and the events. Loads nothing heavy. */
export default function askForm(pi: ExtensionAPI): void {
  if (isOlder(VERSION, OLDEST)) {
    pi.on("session_start", (_event, ctx) => ctx.ui.notify(piCopy.tooOld(OLDEST), "error"));
    return;
  }
  const folder = join(getAgentDir(), "extensions");
  const settingsPath = join(folder, "ask-form.json");
  const runtime = createRuntime(pi, () => import("./form-module.ts"));
  const drafts = createDraftKeeper(join(folder, "ask-form-drafts"));
  const replayLog = createReplayLog(pi);
  const runFlow = createRunFlow(runtime, { events: createFlowEvents(pi), drafts, settingsPath });

  registerTool(pi, () => pi.registerTool(askUserTool({ runtime, runFlow, replayLog })));
  registerCommands({ runtime, runFlow, replayLog, drafts, extract: createExtract(runtime, settingsPath) });
  acceptRemoteAnswers(runtime);
  announceDrafts(runtime, drafts);
}

/** Whether a version such as `0.86.1` comes before another. */
function isOlder(version: string, than: string): boolean {
  const parts = version.split(".").map(Number);
  const [first = 0, second = 0] = than.split(".").map(Number);
  const [major = 0, minor = 0] = parts;
  return major < first || (major === first && minor < second);
}

/** Another extension may have a tool of this name: Pi goes on, and the person is told once. */
function registerTool(pi: ExtensionAPI, register: () => void): void {
  try {
    register();
  } catch {
    pi.on("session_start", (_event, ctx) => ctx.ui.notify(piCopy.taken, "warning"));
  }
}
