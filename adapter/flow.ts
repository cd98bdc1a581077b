import { randomUUID } from "node:crypto";
import type { ExtensionContext } from "@earendil-works/pi-coding-agent";
import type { Outcome } from "../src/form/outcome.ts";
import type { Form } from "../src/form/schema.ts";
import { cleanLine } from "../src/text/clean.ts";
import type { DraftKeeper } from "./drafts.ts";
import type { FlowEvents } from "./events.ts";
import type { FormScreen } from "./form-screen.ts";
import type { FlowSource, FormModule, Runtime } from "./runtime.ts";

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
      const module = await runtime.loadForm();
      if (gone()) return { kind: "aborted", form, drafts: [] };
      return await openFlow({ runtime, surroundings, ctx, module, request });
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
  readonly request: FlowRequest;
}

async function openFlow(opening: Opening): Promise<Outcome> {
  const { runtime, surroundings, ctx, module, request } = opening;
  const { form, signal, source, payload } = request;
  const flow = { ...request, flowId: randomUUID() };
  const draft = surroundings.drafts.open(ctx.sessionManager.getSessionId(), {
    flowId: flow.flowId,
    source,
    payload,
  });
  const shown = showForm(opening, draft.changed);
  runtime.open.set(flow.flowId, { flowId: flow.flowId, form, settle: shown.settle, abort: shown.abort });
  signal?.addEventListener("abort", shown.abort);
  surroundings.events.started(flow, module);
  try {
    const outcome = await shown.outcome;
    surroundings.events.completed(flow, module.contracts["ask-user"].toDetails(outcome));
    // Pi aborts its tools before it says that it closes.
    draft.end({ keep: outcome.kind === "aborted" });
    return outcome;
  } finally {
    signal?.removeEventListener("abort", shown.abort);
    runtime.open.delete(flow.flowId);
  }
}

interface Shown {
  readonly outcome: Promise<Outcome>;
  readonly settle: (outcome: Outcome) => void;
  readonly abort: () => void;
}

/** Puts the form on Pi's screen. The first outcome counts, whoever it comes from; then the form is taken down. */
function showForm(
  { surroundings, ctx, module, request }: Opening,
  changed: (snapshot: () => unknown) => void,
): Shown {
  const { form, snapshot } = request;
  const settings = module.openSettings({
    path: surroundings.settingsPath,
    onNotice: (text) => ctx.ui.notify(text, "warning"),
  });
  const ended = Promise.withResolvers<Outcome>();
  let screen: FormScreen | undefined;
  let close: (() => void) | undefined;
  const takeDown = () => {
    settings.close();
    close?.();
    screen?.dispose();
  };
  const settle = (outcome: Outcome) => {
    ended.resolve(outcome);
    takeDown();
  };
  const fail = (error: unknown) => {
    ended.reject(error);
    takeDown();
  };
  // What a person changes in the settings counts for the open form at once.
  settings.subscribe(({ behaviour }) => screen?.dispatch({ type: "adjust", behaviour }));
  // The screen knows what had been filled in; before there is one, nothing had been.
  const abort = () => {
    if (screen === undefined) settle({ kind: "aborted", form, drafts: [] });
    else screen.dispatch({ type: "end", ending: "aborted" });
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
        snapshot,
        behaviour: settings.get().behaviour,
        onOutcome: settle,
        onReady: () =>
          module.notifyWaiting(form, settings.get().notifications, (bytes) => tui.terminal.write(bytes)),
        onChange: changed,
        onError: fail,
      });
      return screen;
    },
    { blocked },
  );
  // Pi may give the form up without a word, as in RPC mode: that is no decline.
  void Promise.resolve(custom).then(() => settle({ kind: "unavailable", form }), fail);
  return { outcome: ended.promise, settle, abort };
}
