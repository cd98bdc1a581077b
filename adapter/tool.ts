import type { ExtensionContext, ToolDefinition } from "@earendil-works/pi-coding-agent";
import type { AskUserDetails } from "../src/contracts/ask-user/details.ts";
import { deriveLabels } from "../src/form/labels.ts";
import { wellFormed } from "../src/form/normalize.ts";
import type { Outcome } from "../src/form/outcome.ts";
import { askUserSchema } from "./ask-user-schema.ts";
import type { RunFlow } from "./flow.ts";
import type { ReplayLog } from "./replay-log.ts";
import type { ContractModule, Runtime } from "./runtime.ts";
import { TOOL } from "./tool-name.ts";
import type { Renderers } from "./transcript.ts";

/** What the model is told about the tool. Each rule names the tool, since Pi lists rules without their owner. */
const prompt = {
  description:
    "Ask the user one or more structured questions in a form and wait for the answers. Use it when the next step depends on a preference or a requirement that you cannot find out yourself. The user can pick options, write own words, add notes, ask for an explanation (mode elaborate) or dismiss the form.",
  snippet: "Ask the user structured questions and wait for reliable answers",
  guidelines: [
    "Use ask_user when a decision depends on the user's preference or on a missing requirement, instead of guessing or listing choices in prose.",
    "Give ask_user one focused decision per question, with options whose descriptions tell the effect; put two or three related questions into one call.",
    "When ask_user returns mode elaborate, answer the notes first, then ask again only the affected questions, if a choice is still needed.",
    "When ask_user returns a dismissed, aborted or unavailable form, do not treat anything in it as an answer and do not invent one.",
  ],
};

export interface ToolParts {
  readonly runtime: Runtime;
  readonly runFlow: RunFlow;
  readonly replayLog: ReplayLog;
  readonly renderers: Renderers;
}

interface ToolResult {
  content: { type: "text"; text: string }[];
  details: AskUserDetails;
}

/** The `ask_user` tool. */
export function askUserTool({ runtime, runFlow, replayLog, renderers }: ToolParts): ToolDefinition {
  return {
    name: TOOL,
    label: "Ask user",
    description: prompt.description,
    promptSnippet: prompt.snippet,
    promptGuidelines: prompt.guidelines,
    parameters: askUserSchema,
    // A shell command of the same turn must not run before the person has seen the question.
    executionMode: "sequential",
    prepareArguments: (args) => deriveLabels(args),
    execute: async (toolCallId, params, signal, _onUpdate, ctx): Promise<ToolResult> => {
      const module = await runtime.loadContract();
      const outcome = await ask({ toolCallId, params, signal, ctx, module });
      return resultOf(module, outcome);
    },
    ...renderers,
  };

  interface Call {
    readonly toolCallId: string;
    readonly params: unknown;
    readonly signal: AbortSignal | undefined;
    readonly ctx: ExtensionContext;
    readonly module: ContractModule;
  }

  async function ask({ toolCallId, params, signal, ctx, module }: Call): Promise<Outcome> {
    const payload = wellFormed(params);
    const form = module.parseAskUser(payload);
    if (!form.ok) return { kind: "invalid", issues: form.issues };
    replayLog.add("tool", payload);
    return runFlow(ctx, { form: form.value, payload, source: "tool", toolCallId, signal });
  }
}

function resultOf({ contracts }: ContractModule, outcome: Outcome): ToolResult {
  const { toDetails, toModelText } = contracts["ask-user"];
  return { content: [{ type: "text", text: toModelText(outcome) }], details: toDetails(outcome) };
}
