import { join } from "node:path";
import type { ExtensionAPI, ExtensionContext } from "@earendil-works/pi-coding-agent";
import { environmentLanguage } from "../src/host/environment-language.ts";
import { piAgentFolder } from "../src/host/pi-folder.ts";
import { languageOfFile } from "../src/settings/named-language.ts";
import { catalogueOf } from "../src/text/languages/index.ts";
import { announceDrafts, registerCommands } from "./commands.ts";
import { createDraftKeeper } from "./drafts.ts";
import { acceptRemoteAnswers, createFlowEvents } from "./events.ts";
import { createExtract } from "./extract.ts";
import { createRunFlow } from "./flow.ts";
import { createReplayLog } from "./replay-log.ts";
import { createRuntime, type Runtime } from "./runtime.ts";
import { registerSettingsCommand } from "./settings-command.ts";
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
  const language = languageOfFile(settingsPath, environmentLanguage());
  const loaders = {
    form: () => import("./form-module.ts"),
    contract: () => import("./contract-module.ts"),
  };
  const runtime = createRuntime(pi, loaders, language);
  const drafts = createDraftKeeper(join(folder, "ask-form-drafts"));
  const replayLog = createReplayLog(pi);
  const runFlow = createRunFlow(runtime, { events: createFlowEvents(pi), drafts, settingsPath });

  const renderers = createRenderers(
    createTextLines(() => import("../src/text/wrap.ts")),
    language,
  );

  drawTranscript(pi, renderers);
  whenSupported(runtime, () =>
    registerTool(runtime, askUserTool({ runtime, runFlow, replayLog, renderers })),
  );
  registerCommands({ runtime, runFlow, replayLog, drafts, extract: createExtract(runtime, settingsPath) });
  registerSettingsCommand(runtime, settingsPath);
  acceptRemoteAnswers(runtime);
  announceDrafts(runtime, drafts);
}

/**
 * Goes on when a session starts, on a Pi that is new enough; an older one is told so. It is known by what it lacks: its
 * version can't be had without loading its package.
 */
function whenSupported({ pi, language }: Runtime, proceed: () => string | undefined): void {
  let done = false;
  pi.on("session_start", (_event, ctx: Partial<ExtensionContext>) => {
    const enough = ctx.mode !== undefined && typeof ctx.modelRegistry?.complete === "function";
    const problem = enough ? (done ? undefined : proceed()) : catalogueOf(language()).pi.tooOld(OLDEST);
    done = true;
    if (problem !== undefined) ctx.ui?.notify(problem, "error");
  });
}

/** Pi does not start with two tools of one name, so ours is registered last, and only where the name is free. */
function registerTool({ pi, language }: Runtime, tool: ReturnType<typeof askUserTool>): string | undefined {
  if (pi.getAllTools().some(({ name }) => name === tool.name)) return catalogueOf(language()).pi.taken;
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
