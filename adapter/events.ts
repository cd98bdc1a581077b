import type { ExtensionAPI } from "@earendil-works/pi-coding-agent";
import type { AskUserDetails } from "../src/contracts/ask-user/details.ts";
import { formatIssues } from "../src/form/issue.ts";
import { isRecord } from "../src/form/normalize.ts";
import type { Form } from "../src/form/schema.ts";
import type { ContractModule, FlowSource, OpenFlow, Runtime } from "./runtime.ts";

// ask-form's own channels, and the names that the contract's document gives.
const PREFIXES = ["ask-form", "@eko24ive/pi-ask"] as const;
const VERSION = 1;

/** What events say about a form. */
interface FlowInfo {
  readonly flowId: string;
  readonly toolCallId?: string;
  readonly source: FlowSource;
  readonly form: Form;
}

/** Tells other extensions of the same Pi about forms. Listeners that throw never touch a form. */
export interface FlowEvents {
  readonly started: (flow: FlowInfo, module: ContractModule) => void;
  readonly completed: (flow: FlowInfo, result: AskUserDetails) => void;
}

export function createFlowEvents(pi: ExtensionAPI): FlowEvents {
  const emit = (channel: string, payload: object) => {
    for (const prefix of PREFIXES) emitOn(pi, `${prefix}:${channel}`, payload);
  };
  return {
    started: ({ form, ...flow }, { describe, optionsOf }) =>
      emit("started", {
        ...infoOf(flow),
        ...(form.title === undefined ? {} : { title: form.title }),
        questions: form.questions.map((question) => ({
          ...describe(question),
          required: question.required,
          options: optionsOf(question),
        })),
        createdAt: Date.now(),
      }),
    completed: (flow, result) => emit("completed", { ...infoOf(flow), result, completedAt: Date.now() }),
  };
}

function infoOf({ flowId, toolCallId, source }: Omit<FlowInfo, "form">): object {
  return { version: VERSION, flowId, ...(toolCallId === undefined ? {} : { toolCallId }), source };
}

type Refusal = {
  readonly error: "flow_not_found" | "invalid_request" | "invalid_answer";
  readonly message: string;
};

const notOpen: Refusal = { error: "flow_not_found", message: "no form with this flowId is open" };

/**
 * Takes answers from trusted extensions of the same Pi. They are checked as strictly as a file's: approval is never
 * inferred. An answer replaces what was typed in the form.
 */
export function acceptRemoteAnswers(runtime: Runtime): void {
  for (const prefix of PREFIXES) {
    runtime.pi.events.on(`${prefix}:submit`, (request: unknown) => {
      void handle(runtime, request).then((refusal) => {
        const { requestId, flowId } = isRecord(request) ? request : {};
        const result = refusal === undefined ? { ok: true } : { ok: false, ...refusal };
        emitOn(runtime.pi, `${prefix}:submit-result`, { version: VERSION, requestId, flowId, ...result });
      });
    });
  }
}

async function handle(runtime: Runtime, request: unknown): Promise<Refusal | undefined> {
  if (!isRecord(request) || typeof request.requestId !== "string" || typeof request.flowId !== "string") {
    return { error: "invalid_request", message: "requestId and flowId must be strings" };
  }
  if (request.version !== undefined && request.version !== VERSION)
    return { error: "invalid_request", message: `version must be ${VERSION}` };
  const flow = runtime.open.get(request.flowId);
  if (flow === undefined) return notOpen;
  const { response } = request;
  if (isRecord(response) && response.kind === "cancel") {
    return flow.end("cancelled") ? undefined : notOpen;
  }
  if (!isRecord(response) || response.kind !== "answer") {
    return { error: "invalid_request", message: 'response.kind must be "answer" or "cancel"' };
  }
  const { kind: _kind, ...answer } = response;
  return settleWith(flow, await runtime.loadContract(), answer);
}

function settleWith(
  flow: OpenFlow,
  { applyGivenAnswers }: ContractModule,
  answer: unknown,
): Refusal | undefined {
  const given = applyGivenAnswers(flow.form, answer);
  if (!given.ok) {
    return { error: "invalid_answer", message: formatIssues(given.issues).join("; ") };
  }
  const { mode, drafts, form } = given.value;
  return flow.settle({ kind: mode === "submit" ? "submitted" : "elaborated", form, drafts })
    ? undefined
    : notOpen;
}

function emitOn(pi: ExtensionAPI, channel: string, payload: object): void {
  try {
    pi.events.emit(channel, payload);
  } catch {
    // A listener's fault is its own.
  }
}
