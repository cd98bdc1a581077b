import type { ExtensionCommandContext } from "@earendil-works/pi-coding-agent";
import { formatIssues } from "../src/form/issue.ts";
import type { Outcome } from "../src/form/outcome.ts";
import { clean } from "../src/text/clean.ts";
import { catalogueOf } from "../src/text/languages/index.ts";
import type { DraftKeeper } from "./drafts.ts";
import type { FlowRequest, RunFlow } from "./flow.ts";
import type { ReplayLog } from "./replay-log.ts";
import type { FlowSource, Runtime } from "./runtime.ts";

export interface CommandParts {
  readonly runtime: Runtime;
  readonly runFlow: RunFlow;
  readonly replayLog: ReplayLog;
  readonly drafts: DraftKeeper;
  /** Reads questions out of the last message; a sentence when there are none. */
  readonly extract: (ctx: ExtensionCommandContext) => Promise<{ payload: unknown } | { problem: string }>;
}

/** The commands that open forms. Their answers go to the agent as if the user had typed them. */
export function registerCommands({ runtime, runFlow, replayLog, drafts, extract }: CommandParts): void {
  const { pi } = runtime;
  const copy = () => catalogueOf(runtime.language()).pi.command;

  // Pi asks for the descriptions once, at its start.
  register("answer", copy().answer, async (ctx) => {
    const extracted = await extract(ctx);
    if ("problem" in extracted) return ctx.ui.notify(extracted.problem, "warning");
    replayLog.add("answer", extracted.payload);
    await ask(ctx, { payload: extracted.payload, source: "answer" });
  });

  register("answer:again", copy().again, async (ctx) => {
    const payload = replayLog.latest(ctx, "answer");
    if (payload === undefined) return ctx.ui.notify(copy().nothingExtracted, "warning");
    await ask(ctx, { payload, source: "answer:again" });
  });

  register("ask:replay", copy().replay, async (ctx) => {
    const payload = replayLog.latest(ctx, "tool");
    if (payload === undefined) return ctx.ui.notify(copy().nothingToReplay, "warning");
    await ask(ctx, { payload, source: "ask:replay" });
  });

  register("ask:resume", copy().resume, async (ctx) => {
    const sessionId = ctx.sessionManager.getSessionId();
    const kept = drafts.kept(sessionId);
    if (kept === undefined) return ctx.ui.notify(copy().nothingToResume, "warning");
    ctx.ui.setWidget(WIDGET, undefined);
    const { payload, source, snapshot } = kept;
    await ask(ctx, { payload, source, snapshot }, () => drafts.forget(sessionId));
  });

  function register(
    name: string,
    description: string,
    run: (ctx: ExtensionCommandContext) => Promise<void>,
  ): void {
    pi.registerCommand(name, {
      description,
      handler: async (_args, ctx) => {
        if (ctx.mode !== "tui") return ctx.ui.notify(copy().needsTerminal(name), "error");
        await run(ctx);
      },
    });
  }

  /** Checks the payload anew, since it may be old, asks, and sends what was answered. */
  async function ask(
    ctx: ExtensionCommandContext,
    request: Pick<FlowRequest, "payload" | "snapshot"> & { readonly source: FlowSource },
    onOutdated?: () => void,
  ): Promise<void> {
    const module = await runtime.loadContract();
    const form = module.parseAskUser(request.payload, { freeform: request.source.startsWith("answer") });
    if (!form.ok) {
      onOutdated?.();
      const lines = [copy().outdated, ...formatIssues(form.issues).map((line) => `- ${clean(line)}`)];
      return ctx.ui.notify(lines.join("\n"), "error");
    }
    const outcome = await runFlow(ctx, { ...request, form: form.value });
    if (isAnswer(outcome)) send(module.contracts["ask-user"].toModelText(outcome), ctx);
    else if (!runtime.leaving()) ctx.ui.notify(copy().cancelled, "info");
  }

  function send(text: string, ctx: ExtensionCommandContext): void {
    pi.sendUserMessage(text, ctx.isIdle() ? {} : { deliverAs: "followUp" });
  }
}

function isAnswer(outcome: Outcome): boolean {
  return outcome.kind === "submitted" || outcome.kind === "elaborated";
}

const WIDGET = "ask-form";

/** Says, when a session is opened whose form was left open, how to get it back: until the session goes on. */
export function announceDrafts(runtime: Runtime, drafts: DraftKeeper): void {
  const { pi } = runtime;
  pi.on("session_start", (_event, ctx) => {
    if (ctx.mode !== "tui" || drafts.kept(ctx.sessionManager.getSessionId()) === undefined) return;
    // A notification scrolls away with the history that Pi draws now; this stays above the editor.
    ctx.ui.setWidget(WIDGET, [catalogueOf(runtime.language()).pi.resume]);
  });
  pi.on("agent_start", (_event, ctx) => {
    if (ctx.mode === "tui") ctx.ui.setWidget(WIDGET, undefined);
  });
  pi.on("session_shutdown", () => drafts.leave());
}
