import { describe, expect, it, vi } from "vitest";
import { createDraftKeeper } from "../../adapter/drafts.ts";
import { acceptRemoteAnswers, createFlowEvents } from "../../adapter/events.ts";
import { createRunFlow } from "../../adapter/flow.ts";
import { createReplayLog } from "../../adapter/replay-log.ts";
import { createRuntime } from "../../adapter/runtime.ts";
import { createTextLines } from "../../adapter/text-lines.ts";
import { askUserTool } from "../../adapter/tool.ts";
import { createRenderers } from "../../adapter/transcript.ts";
import { createFakePi, type FakePi } from "../helpers/fake-pi.ts";
import { scratchFolder } from "../helpers/scratch-folder.ts";

const scratch = scratchFolder();
const options = [
  { value: "a", label: "Alpha" },
  { value: "b", label: "Beta" },
];
const payload = { title: "T", questions: [{ id: "q", prompt: "Which?", options }] };

function setUp(options: Parameters<typeof createFakePi>[0] = {}) {
  const pi = createFakePi(options);
  const loaders = {
    form: () => import("../../adapter/form-module.ts"),
    contract: () => import("../../adapter/contract-module.ts"),
  };
  const runtime = createRuntime(pi.api, loaders, () => "en");
  const drafts = createDraftKeeper(scratch.path("drafts"));
  const replayLog = createReplayLog(pi.api);
  const settingsPath = scratch.path("ask-form.json");
  const runFlow = createRunFlow(runtime, { events: createFlowEvents(pi.api), drafts, settingsPath });
  acceptRemoteAnswers(runtime);
  const renderers = createRenderers(
    createTextLines(() => import("../../src/text/wrap.ts")),
    () => "en",
  );
  const tool = askUserTool({ runtime, runFlow, replayLog, renderers });
  const execute = (params: unknown, signal?: AbortSignal, id = "call") =>
    tool.execute(id, params as never, signal, undefined, pi.ctx as never);
  return { pi, runtime, drafts, tool, execute };
}

async function keys(pi: FakePi, ...writes: readonly string[]): Promise<void> {
  const { component } = await pi.nextShown();
  await vi.waitUntil(() => component.render(80).join("\n").includes("cancel"));
  for (const write of writes) {
    component.handleInput?.(write);
    await Promise.resolve();
  }
}

describe("the ask_user tool", () => {
  it("gives the contract's content and details", async () => {
    const { pi, execute } = setUp();
    const result = execute(payload);
    await keys(pi, "2", "\r");
    expect(await result).toEqual({
      content: [{ type: "text", text: "Q1: Beta" }],
      details: {
        title: "T",
        cancelled: false,
        mode: "submit",
        outcome: "submitted",
        questions: [{ id: "q", label: "Q1", prompt: "Which?", type: "single" }],
        answers: { q: { values: ["b"], labels: ["Beta"], indices: [2] } },
      },
    });
    expect(pi.shown()).toBeUndefined();
  });

  it("derives labels before Pi validates, runs alone, and has a flat schema", () => {
    const { tool } = setUp();
    expect(tool.prepareArguments?.({ questions: [{ options: [{ value: "blue-green" }] }] })).toEqual({
      questions: [{ options: [{ value: "blue-green", label: "Blue green" }] }],
    });
    expect(tool.executionMode).toBe("sequential");
    expect(JSON.stringify(tool.parameters)).not.toMatch(/anyOf|oneOf|\$ref|\$schema/);
    for (const guideline of tool.promptGuidelines ?? []) expect(guideline).toContain("ask_user");
  });

  it("refuses a form that can't be asked, all issues at once, and opens nothing", async () => {
    const { pi, execute } = setUp();
    const result = await execute({
      questions: [
        { id: "", prompt: "", options: [] },
        { id: "x", prompt: "?", type: "text" },
      ],
    });
    expect(result.details).toMatchObject({
      outcome: "invalid",
      error: { kind: "invalid_input" },
      cancelled: true,
      questions: [],
      answers: {},
    });
    expect(result.content[0]).toMatchObject({
      text: expect.stringMatching(/^Invalid ask_user payload:\n- questions\[0\]\.id/),
    });
    expect(pi.entries).toEqual([]);
  });

  it("leaves out what models add, but not what the contract knows", async () => {
    const { pi, execute } = setUp();
    const result = execute({
      ...payload,
      extra: 1,
      questions: [
        { ...payload.questions[0], recommended: "a", options: options.map((o) => ({ ...o, score: 3 })) },
      ],
    });
    await keys(pi, "1", "\r");
    expect((await result).details).toMatchObject({ outcome: "submitted" });
  });

  it.each(["rpc", "json", "print"] as const)(
    "says in %s mode that nobody was asked, with the questions",
    async (mode) => {
      const { execute } = setUp({ mode });
      const result = await execute(payload);
      expect(result.details).toMatchObject({
        cancelled: true,
        outcome: "unavailable",
        answers: {},
        questions: [{ id: "q" }],
      });
      expect(result.content[0]).toMatchObject({
        text: expect.stringMatching(
          /^Needs user input: ask_user requires interactive TUI mode\.[\s\S]*Which\?[\s\S]*Alpha/,
        ),
      });
    },
  );

  it("takes a form that Pi gave up without a word for unavailable, never for a decline", async () => {
    const { pi, execute } = setUp();
    const result = execute(payload);
    (await pi.nextShown()).close(undefined);
    expect((await result).details).toMatchObject({ cancelled: true, answers: {} });
    expect((await result).details).not.toMatchObject({ outcome: "cancelled" });
  });

  it("ends at once when the agent aborts, in an editor too, and never opens when it has already", async () => {
    const { pi, execute } = setUp();
    const abort = new AbortController();
    const result = execute(payload, abort.signal);
    await keys(pi, "\x1b[B", "\x1b[B", "typed");
    abort.abort();
    expect((await result).details).toMatchObject({
      outcome: "aborted",
      answers: { q: { customText: "typed" } },
    });
    expect(pi.shown()).toBeUndefined();
    expect((await execute(payload, AbortSignal.abort())).details).toMatchObject({ outcome: "aborted" });
    expect(pi.shown()).toBeUndefined();
  });

  it("lets a second form wait for the first; aborting the one that waits shows nothing", async () => {
    const { pi, execute } = setUp();
    const first = execute(payload, undefined, "one");
    const abort = new AbortController();
    const second = execute(payload, abort.signal, "two");
    const third = execute({ questions: [{ id: "z", prompt: "Last?", options }] }, undefined, "three");
    await keys(pi, "1");
    abort.abort();
    expect((await second).details).toMatchObject({ outcome: "aborted" });
    await keys(pi, "\r");
    expect((await first).details).toMatchObject({ answers: { q: { values: ["a"] } } });
    await keys(pi, "2", "\r");
    expect((await third).details).toMatchObject({ answers: { z: { values: ["b"] } } });
  });

  it("ends as aborted when Pi leaves the session, and keeps the draft", async () => {
    const { pi, execute, drafts } = setUp();
    const result = execute(payload);
    await keys(pi, "n", "a note", "\r");
    await pi.emit("session_shutdown", { reason: "quit" });
    expect((await result).details).toMatchObject({ outcome: "aborted" });
    expect(drafts.kept("session")).toMatchObject({
      source: "tool",
      payload,
      snapshot: { drafts: { q: { optionNotes: { a: "a note" } } } },
    });
    expect(scratch.mode("drafts/session.json")).toBe(0o600);
  });

  it("remembers the form before it opens, and forgets the draft when it ends", async () => {
    const { pi, execute, drafts } = setUp();
    const result = execute(payload);
    await pi.nextShown();
    expect(pi.entries).toEqual([
      { type: "custom", customType: "ask-form", data: { version: 1, source: "tool", payload } },
    ]);
    await keys(pi, "\x1b");
    expect((await result).details).toMatchObject({ outcome: "cancelled" });
    expect(drafts.kept("session")).toBeUndefined();
  });

  it("rings the bell once, when the form waits", async () => {
    const { pi, execute } = setUp();
    const result = execute(payload);
    await keys(pi, "\x1b[B", "\x1b[A", "\x1b");
    await result;
    expect(pi.tui.written()).toBe("\x07");
  });
});

describe("events for other extensions", () => {
  const submit = (pi: FakePi, channel: string, request: object) =>
    pi.api.events.emit(channel, { version: 1, requestId: "r", ...request });
  const flowOf = (pi: FakePi) =>
    (pi.bus.find(([channel]) => channel === "ask-form:started") as [string, { flowId: string }])[1].flowId;
  const resultOn = (pi: FakePi, prefix: string) =>
    pi.bus.find(([channel]) => channel === `${prefix}:submit-result`)?.[1];

  it("tell of a form on both names, and that it is over", async () => {
    const { pi, execute } = setUp();
    const result = execute(payload);
    await keys(pi, "1", "\r");
    await result;
    const started = {
      version: 1,
      flowId: expect.any(String),
      toolCallId: "call",
      source: "tool",
      title: "T",
      createdAt: expect.any(Number),
      questions: [{ id: "q", label: "Q1", prompt: "Which?", type: "single", required: false, options }],
    };
    const completed = {
      version: 1,
      flowId: flowOf(pi),
      toolCallId: "call",
      source: "tool",
      completedAt: expect.any(Number),
      result: expect.objectContaining({ outcome: "submitted" }),
    };
    expect(pi.bus).toEqual([
      ["ask-form:started", started],
      ["@eko24ive/pi-ask:started", started],
      ["ask-form:completed", completed],
      ["@eko24ive/pi-ask:completed", completed],
    ]);
  });

  it.each(["ask-form", "@eko24ive/pi-ask"])(
    "bring answers on %s, which replace what was typed",
    async (prefix) => {
      const { pi, execute } = setUp();
      const result = execute(payload);
      await keys(pi, "1");
      submit(pi, `${prefix}:submit`, {
        flowId: flowOf(pi),
        response: { kind: "answer", answers: { q: { values: ["b"], note: "by bot" } } },
      });
      expect((await result).details).toMatchObject({
        outcome: "submitted",
        answers: { q: { values: ["b"], labels: ["Beta"], indices: [2], note: "by bot" } },
      });
      expect(resultOn(pi, prefix)).toEqual({ version: 1, requestId: "r", flowId: flowOf(pi), ok: true });
      expect(pi.shown()).toBeUndefined();
    },
  );

  it("may cancel, which keeps what was filled in, and only once", async () => {
    const { pi, execute } = setUp();
    const result = execute(payload);
    await keys(pi, "2");
    const cancel = { flowId: flowOf(pi), response: { kind: "cancel" } };
    submit(pi, "ask-form:submit", cancel);
    submit(pi, "@eko24ive/pi-ask:submit", cancel);
    expect((await result).details).toMatchObject({
      outcome: "cancelled",
      cancelled: true,
      answers: { q: { values: ["b"] } },
    });
    await vi.waitUntil(() => resultOn(pi, "@eko24ive/pi-ask") !== undefined);
    expect(resultOn(pi, "ask-form")).toMatchObject({ ok: true });
    expect(resultOn(pi, "@eko24ive/pi-ask")).toMatchObject({ ok: false, error: "flow_not_found" });
  });

  it.each([
    [{ flowId: "nope", response: { kind: "cancel" } }, "flow_not_found"],
    [{ response: { kind: "cancel" } }, "invalid_request"],
    [{ flowId: undefined, response: {} }, "invalid_request"],
    [{ own: true, response: { kind: "yes" } }, "invalid_request"],
    [{ own: true, response: { kind: "answer", answers: { q: { values: ["a", "b"] } } } }, "invalid_answer"],
    [
      { own: true, response: { kind: "answer", answers: { q: { values: ["a"], customText: "x" } } } },
      "invalid_answer",
    ],
    [{ own: true, response: { kind: "answer", answers: { zzz: {} } } }, "invalid_answer"],
    [{ own: true, response: { kind: "answer" } }, "invalid_answer"],
  ])(
    "are refused when they are wrong, and the form stays open: %j",
    async ({ own, ...request }: { own?: boolean; response: object }, error) => {
      const { pi, execute } = setUp();
      const result = execute(payload);
      await pi.nextShown();
      submit(pi, "ask-form:submit", own === true ? { ...request, flowId: flowOf(pi) } : request);
      await vi.waitUntil(() => resultOn(pi, "ask-form") !== undefined);
      expect(resultOn(pi, "ask-form")).toMatchObject({ ok: false, error, message: expect.any(String) });
      await keys(pi, "\x1b");
      expect((await result).details).toMatchObject({ outcome: "cancelled" });
    },
  );
});
