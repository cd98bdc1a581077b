import { randomUUID } from "node:crypto";
import type { ExtensionContext } from "@earendil-works/pi-coding-agent";
import type { Outcome } from "../src/form/outcome.ts";
import type { Form } from "../src/form/schema.ts";
import { cleanLine } from "../src/text/clean.ts";
import type { DraftKeeper } from "./drafts.ts";
import type { FlowEvents } from "./events.ts";
import type { FormScreen } from "./form-screen.ts";
import type { ContractModule, FlowSource, FormModule, OpenFlow, Runtime } from "./runtime.ts";

/** One form to be asked. */
export interface FlowRequest {
  readonly form: Form;
  /** The input as it came, for the draft. */
  readonly payload: unknown;
  readonly source: FlowSource;
  readonly toolCallId?: string;
  readonly signal?: AbortSignal | undefined;
  /** What a draft kept; opens the form as it was. */
  readonly snapshot?: unknown;
}

/** What happens around a form: each of these may fail without touching the form. */
export interface FlowSurroundings {
  readonly events: FlowEvents;
  readonly drafts: DraftKeeper;
  /** The settings file, which may not exist. */
  readonly settingsPath: string;
}

export type RunFlow = (ctx: ExtensionContext, request: FlowRequest) => Promise<Outcome>;

/**
 * Asks forms in Pi's terminal; each resolves once, to how it ended. Without a terminal the outcome is `unavailable`; when
 * the agent, Pi or a reload ends it, `aborted`. A second form waits for the first. Rejects only with a fault of ours.
 */
export function createRunFlow(runtime: Runtime, surroundings: FlowSurroundings): RunFlow {
  return async (ctx, request) => {
    const { form, signal } = request;
    if (ctx.mode !== "tui") return { kind: "unavailable", form };
    const gone = () => signal?.aborted === true || runtime.leaving();
    const letNext = await runtime.queue.enter(signal);
    try {
      if (letNext === undefined || gone()) return { kind: "aborted", form, drafts: [] };
      const [module, contract] = await Promise.all([runtime.loadForm(), runtime.loadContract()]);
      const markdown = await module.loadMarkdown(form);
      if (gone()) return { kind: "aborted", form, drafts: [] };
      return await openFlow({ runtime, surroundings, ctx, module, contract, request, markdown });
    } finally {
      letNext?.();
    }
  };
}

interface Opening {
  readonly runtime: Runtime;
  readonly surroundings: FlowSurroundings;
  readonly ctx: ExtensionContext;
  readonly module: FormModule;
  readonly contract: ContractModule;
  readonly request: FlowRequest;
  readonly markdown: Awaited<ReturnType<FormModule["loadMarkdown"]>>;
}

async function openFlow(opening: Opening): Promise<Outcome> {
  const { runtime, surroundings, ctx, contract, request } = opening;
  const { form, signal, source, payload } = request;
  const flow = { ...request, flowId: randomUUID() };
  const { sessionManager } = ctx;
  const kept = { flowId: flow.flowId, source, payload };
  // A session without a file can't be opened again, so nothing is kept of it.
  const draft =
    sessionManager.getSessionFile() === undefined
      ? undefined
      : surroundings.drafts.open(sessionManager.getSessionId(), kept);
  const shown = showForm(opening, (snapshot) => draft?.changed(snapshot));
  const abort = () => {
    shown.end("aborted");
  };
  runtime.open.set(flow.flowId, { form, settle: shown.settle, end: shown.end });
  signal?.addEventListener("abort", abort);
  surroundings.events.started(flow, contract);
  try {
    const outcome = await shown.outcome;
    surroundings.events.completed(flow, contract.contracts["ask-user"].toDetails(outcome));
    // Pi aborts its tools before it says that it closes.
    draft?.end({ keep: outcome.kind === "aborted" });
    return outcome;
  } finally {
    signal?.removeEventListener("abort", abort);
    runtime.open.delete(flow.flowId);
  }
}

interface Shown {
  readonly outcome: Promise<Outcome>;
  readonly settle: OpenFlow["settle"];
  readonly end: OpenFlow["end"];
}

/** Puts the form on Pi's screen. The first outcome counts, whoever it comes from; then the form is taken down. */
function showForm(
  { runtime, surroundings, ctx, module, contract, request, markdown }: Opening,
  changed: (snapshot: () => unknown) => void,
): Shown {
  const { form, snapshot } = request;
  const language = runtime.language();
  const warn = (text: string) => ctx.ui.notify(text, "warning");
  const settings = contract.openSettings({ path: surroundings.settingsPath, language, onNotice: warn });
  const ended = Promise.withResolvers<Outcome>();
  let screen: FormScreen | undefined;
  let close: (() => void) | undefined;
  const takeDown = () => {
    settings.close();
    close?.();
    screen?.dispose();
  };
  let settled = false;
  const settle = (outcome: Outcome): boolean => {
    const first = !settled;
    settled = true;
    ended.resolve(outcome);
    takeDown();
    return first;
  };
  const fail = (error: unknown) => {
    ended.reject(error);
    takeDown();
  };
  // The screen knows what had been filled in; before there is one, nothing had been.
  const end = (ending: "aborted" | "cancelled"): boolean => {
    if (settled || screen === undefined) return settle({ kind: ending, form, drafts: [] });
    screen.dispatch({ type: "end", ending });
    return true;
  };
  const blocked = {
    kind: "question",
    message: cleanLine(form.title ?? form.questions[0]?.prompt ?? ""),
  } as const;
  const custom = ctx.ui.custom<true>(
    (tui, theme, _keybindings, done) => {
      close = () => done(true);
      screen = module.createFormScreen({
        form,
        tui,
        theme,
        folder: ctx.cwd,
        language,
        snapshot,
        ...markdown,
        settings: module.liveSettings(settings, warn),
        onOutcome: settle,
        onReady: () =>
          module.notifyWaiting(form, settings.get().notifications, language, (bytes) =>
            tui.terminal.write(bytes),
          ),
        onChange: changed,
        onError: fail,
      });
      return screen;
    },
    { blocked },
  );
  // Pi may give the form up without a word, as in RPC mode: that is no decline.
  void Promise.resolve(custom).then(() => settle({ kind: "unavailable", form }), fail);
  return { outcome: ended.promise, settle, end };
}
