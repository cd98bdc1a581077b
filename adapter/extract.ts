import type { ExtensionCommandContext } from "@earendil-works/pi-coding-agent";
import { isRecord } from "../src/form/normalize.ts";
import { type Catalogue, catalogueOf } from "../src/text/languages/index.ts";
import { askUserSchema } from "./ask-user-schema.ts";
import { formReplies } from "./extract-reply.ts";
import type { ContractModule, Runtime } from "./runtime.ts";
import { TOOL } from "./tool-name.ts";

type Sentences = Catalogue["pi"]["command"];

type Extracted = { readonly payload: unknown } | { readonly problem: string };
type Model = NonNullable<ExtensionCommandContext["model"]>;
type Reply = Awaited<ReturnType<ExtensionCommandContext["modelRegistry"]["complete"]>>;

const INSTRUCTIONS = [
  "Turn the questions that the assistant's message puts to the user into one call of the tool ask_user.",
  "Take over each question that waits for the user's decision, in the order of the message and in its language; add none.",
  "Give the choices that the message names as options. A question without choices has one option with freeform: true.",
  'Where the message asks nothing, call the tool with "questions": [].',
].join("\n");

/** Makes a form out of the latest message of the assistant, with a model's help. */
export function createExtract(
  runtime: Runtime,
  settingsPath: string,
): (ctx: ExtensionCommandContext) => Promise<Extracted> {
  return async (ctx) => {
    const language = runtime.language();
    const say = catalogueOf(language).pi.command;
    const exchange = latestExchange(ctx, say);
    if ("problem" in exchange) return exchange;
    const module = await runtime.loadContract();
    const settings = module.openSettings({
      path: settingsPath,
      language,
      onNotice: (text) => ctx.ui.notify(text, "warning"),
    });
    const { extractionModels, extractionTimeoutMs, extractionRetries } = settings.get().answer;
    settings.close();
    const configured = extractionModels
      .flatMap(({ provider, id }) => ctx.modelRegistry.find(provider, id) ?? [])
      .filter((model) => ctx.modelRegistry.hasConfiguredAuth(model));
    const models = configured.length > 0 ? configured : ctx.model === undefined ? [] : [ctx.model];
    if (models.length === 0) return { problem: say.noModel };
    ctx.ui.setStatus("ask-form", say.extracting);
    try {
      return await tryModels(ctx, module, models, {
        exchange,
        timeout: extractionTimeoutMs,
        retries: extractionRetries,
        say,
      });
    } finally {
      ctx.ui.setStatus("ask-form", undefined);
    }
  };
}

interface Exchange {
  readonly question: string;
  readonly answer: string;
}

interface Attempts {
  readonly exchange: Exchange;
  /** Milliseconds for one attempt. */
  readonly timeout: number;
  /** Further attempts with each model after the first. */
  readonly retries: number;
  readonly say: Sentences;
}

/** The latest message of the assistant on this branch, and the user's message before it. */
function latestExchange(
  ctx: ExtensionCommandContext,
  say: Sentences,
): Exchange | { readonly problem: string } {
  const messages = ctx.sessionManager
    .getBranch()
    .flatMap((entry) => (entry.type === "message" ? [entry.message] : []));
  const last = messages.findLastIndex(({ role }) => role === "assistant");
  const assistant = messages[last];
  if (assistant?.role !== "assistant") return { problem: say.noMessage };
  if (assistant.stopReason !== "stop") return { problem: say.unfinished };
  const user = messages.slice(0, last).findLast(({ role }) => role === "user");
  return { question: user === undefined ? "" : textOf(user), answer: textOf(assistant) };
}

function textOf(message: object): string {
  const content: unknown = "content" in message ? message.content : undefined;
  if (typeof content === "string") return content;
  const parts = Array.isArray(content) ? content.filter(isRecord) : [];
  return parts
    .flatMap(({ type, text }) => (type === "text" && typeof text === "string" ? [text] : []))
    .join("\n");
}

async function tryModels(
  ctx: ExtensionCommandContext,
  module: ContractModule,
  models: readonly Model[],
  attempts: Attempts,
): Promise<Extracted> {
  const { say } = attempts;
  let reason = say.badReply;
  for (const model of models) {
    for (let attempt = 0; attempt <= attempts.retries; attempt += 1) {
      const reply = await askModel(ctx, model, attempts).catch((error: unknown) => reasonOf(error, say));
      if (typeof reply === "string") {
        reason = reply;
        continue;
      }
      const extracted = isWhole(reply) ? bestOf(module, formReplies(reply), say) : undefined;
      if (extracted !== undefined) return extracted;
      reason = refusalOf(reply, say);
    }
  }
  return { problem: say.failed(reason) };
}

/** Pi repairs the call of a reply that broke off, so that it looks like a form with fewer questions. */
function isWhole({ stopReason }: Reply): boolean {
  return stopReason === "stop" || stopReason === "toolUse";
}

/** The first form that can be asked; that there is nothing to ask only where there is none. */
function bestOf(
  module: ContractModule,
  candidates: readonly unknown[],
  say: Sentences,
): Extracted | undefined {
  const payload = candidates.find((candidate) => module.parseAskUser(candidate, { freeform: true }).ok);
  if (payload !== undefined) return { payload };
  return candidates.some(hasNoQuestions) ? { problem: say.noQuestions } : undefined;
}

function hasNoQuestions(payload: unknown): boolean {
  return isRecord(payload) && Array.isArray(payload.questions) && payload.questions.length === 0;
}

async function askModel(
  ctx: ExtensionCommandContext,
  model: Model,
  { exchange, timeout }: Attempts,
): Promise<Reply> {
  const text = `The user wrote:\n${exchange.question}\n\nThe assistant wrote:\n${exchange.answer}`;
  return ctx.modelRegistry.complete(
    model,
    {
      systemPrompt: INSTRUCTIONS,
      messages: [{ role: "user", content: text, timestamp: Date.now() }],
      tools: [
        { name: TOOL, description: "Open a form with these questions", parameters: extractionSchema() },
      ],
    },
    { signal: AbortSignal.timeout(timeout) },
  );
}

/** The tool's schema, whose options may be marked as freeform: only extraction knows that mark. */
function extractionSchema(): Record<string, unknown> {
  const schema = structuredClone(askUserSchema);
  const option = dig(schema, [
    "properties",
    "questions",
    "items",
    "properties",
    "options",
    "items",
    "properties",
  ]);
  if (option !== undefined)
    option.freeform = { type: "boolean", description: "The user writes the answer; the only option" };
  return schema;
}

function dig(value: unknown, path: readonly string[]): Record<string, unknown> | undefined {
  const found = path.reduce<unknown>((inner, key) => (isRecord(inner) ? inner[key] : undefined), value);
  return isMutable(found) ? found : undefined;
}

function isMutable(value: unknown): value is Record<string, unknown> {
  return isRecord(value);
}

/** Pi tells faults of a model by the end of its message; only our own time limit aborts it. */
function refusalOf({ stopReason, errorMessage }: Reply, say: Sentences): string {
  return stopReason === "aborted" ? say.timeout : (errorMessage ?? say.badReply);
}

function reasonOf(error: unknown, say: Sentences): string {
  if (error instanceof Error && (error.name === "TimeoutError" || error.name === "AbortError"))
    return say.timeout;
  return error instanceof Error ? error.message : String(error);
}
