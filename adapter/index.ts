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
import { TOOL } from "./tool-name.ts";
import { createRenderers, type Renderers } from "./transcript.ts";

/** The oldest Pi that the end-to-end tests run on. */
const OLDEST = "0.84";

/** Pi's entry: registers the tool, the commands and the events. Loads nothing heavy. */
export default function askForm(pi: ExtensionAPI): void {
  const folder = join(piAgentFolder(), "extensions");
  const settingsPath = join(folder, "ask-form.json");
  const runtime = createRuntime(pi, {
    form: () => import("./form-module.ts"),
    contract: () => import("./contract-module.ts"),
  });
  const drafts = createDraftKeeper(join(folder, "ask-form-drafts"));
  const replayLog = createReplayLog(pi);
  const runFlow = createRunFlow(runtime, { events: createFlowEvents(pi), drafts, settingsPath });

  const renderers = createRenderers(createTextLines(() => import("../src/text/wrap.ts")));

  drawTranscript(pi, renderers);
  whenSupported(pi, () => registerTool(pi, askUserTool({ runtime, runFlow, replayLog, renderers })));
  registerCommands({ runtime, runFlow, replayLog, drafts, extract: createExtract(runtime, settingsPath) });
  acceptRemoteAnswers(runtime);
  announceDrafts(runtime, drafts);
}

/**
 * Goes on when a session starts, on a Pi that is new enough; an older one is told so. It is known by what it lacks: its
 * version can't be had without loading its package.
 */
function whenSupported(pi: ExtensionAPI, proceed: () => string | undefined): void {
  let done = false;
  pi.on("session_start", (_event, ctx: Partial<ExtensionContext>) => {
    const enough = ctx.mode !== undefined && typeof ctx.modelRegistry?.complete === "function";
    const problem = enough ? (done ? undefined : proceed()) : piCopy.tooOld(OLDEST);
    done = true;
    if (problem !== undefined) ctx.ui?.notify(problem, "error");
  });
}

/** Pi does not start with two tools of one name, so ours is registered last, and only where the name is free. */
function registerTool(pi: ExtensionAPI, tool: ReturnType<typeof askUserTool>): string | undefined {
  if (pi.getAllTools().some(({ name }) => name === tool.name)) return piCopy.taken;
  pi.registerTool(tool);
  return undefined;
}

/**
 * Pi draws an opened session before its tools are registered. Where another extension has the name, and draws it, that
 * one does. Pi 0.84 can't be told, and shows such calls as JSON after a reload.
 */
function drawTranscript(pi: Partial<ExtensionAPI>, renderers: Renderers): void {
  pi.registerToolRenderer?.((name, next) => next() ?? (name === TOOL ? renderers : undefined));
}
