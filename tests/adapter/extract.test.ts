import { writeFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { createExtract } from "../../adapter/extract.ts";
import { formReplies } from "../../adapter/extract-reply.ts";
import { createRuntime } from "../../adapter/runtime.ts";
import { createFakePi } from "../helpers/fake-pi.ts";
import { scratchFolder } from "../helpers/scratch-folder.ts";

const scratch = scratchFolder();
const form = { questions: [{ id: "q", prompt: "Which?", options: [{ value: "blue-green" }] }] };
const labelled = {
  questions: [{ id: "q", prompt: "Which?", options: [{ value: "blue-green", label: "Blue green" }] }],
};
const reply = (...content: object[]) => ({ role: "assistant", content, stopReason: "stop" });
const call = (args: object) => ({ type: "toolCall", id: "1", name: "ask_user", arguments: args });
const text = (value: string) => ({ type: "text", text: value });

interface Options {
  readonly stopReason?: string;
  readonly settings?: object;
  readonly known?: { readonly id: string; readonly auth: boolean };
}

/** What extraction gives when a model answers with `replies`, one after the other. */
async function extract(
  replies: readonly (object | Error)[],
  { stopReason = "stop", settings = {}, known }: Options = {},
) {
  const asked: { model: unknown; context: { messages: { content: string }[] }; signal?: AbortSignal }[] = [];
  const pi = createFakePi({
    known,
    complete: async (context, options, model) => {
      const next = replies[asked.length];
      asked.push({
        model,
        context: context as (typeof asked)[0]["context"],
        ...(options as { signal: AbortSignal }),
      });
      if (next === undefined || next instanceof Error) throw next ?? new Error("asked too often");
      return next;
    },
  });
  pi.entries.push({ type: "message", message: { role: "user", content: "please" } });
  pi.entries.push({
    type: "message",
    message: { role: "assistant", content: [text("Blue or green?")], stopReason },
  });
  writeFileSync(scratch.path("ask-form.json"), JSON.stringify(settings));
  const run = createExtract(
    createRuntime(
      pi.api,
      {
        form: () => import("../../adapter/form-module.ts"),
        contract: () => import("../../adapter/contract-module.ts"),
      },
      () => "en",
    ),
    scratch.path("ask-form.json"),
  );
  return { result: await run(pi.ctx), asked };
}

describe("reading questions out of a message", () => {
  it("takes the model's call, with labels derived, and gives it both messages", async () => {
    const { result, asked } = await extract([reply(call(form))]);
    expect(result).toEqual({ payload: labelled });
    expect(asked[0]?.context.messages[0]?.content).toMatch(/please[\s\S]*Blue or green\?/);
    expect(asked[0]?.signal).toBeInstanceOf(AbortSignal);
  });

  it("tries again when there is no call or an invalid one, as often as the settings say", async () => {
    const bad = reply(call({ questions: [{ id: "q" }] }));
    expect((await extract([bad, reply(call(form))])).result).toEqual({ payload: labelled });
    const none = await extract([bad, bad], { settings: { answer: { extractionRetries: 1 } } });
    expect(none.result).toEqual({ problem: expect.stringMatching(/did not give a form/) });
    expect(none.asked).toHaveLength(2);
    expect((await extract([bad], { settings: { answer: { extractionRetries: 0 } } })).asked).toHaveLength(1);
  });

  it("takes raw and fenced JSON as the last resort", async () => {
    const fenced = `Here:\n\`\`\`json\n${JSON.stringify(form)}\n\`\`\`\nDone.`;
    expect((await extract([reply(text(fenced))])).result).toEqual({ payload: labelled });
    expect((await extract([reply(text(`Sure. ${JSON.stringify(form)}`))])).result).toEqual({
      payload: labelled,
    });
    expect(formReplies(reply(text("{ broken"), call(form)))[0]).toEqual(labelled);
    const around = `Use {braces}, a 5" disk and "{": ${JSON.stringify(form)} {"n": "}"} and so on }`;
    expect(formReplies(reply(text(around)))).toContainEqual(labelled);
    for (const hard of ["{".repeat(100_000), `{${'\\"'.repeat(50_000)}`, `{"a":"${'\\"{'.repeat(50_000)}`])
      expect(formReplies(reply(text(hard)))).toEqual([]);
  });

  it("asks no model that has no key, and the session's own when none of the configured has one", async () => {
    const settings = { answer: { extractionModels: [{ provider: "p", id: "other" }] } };
    const found = await extract([reply(call(form))], { settings, known: { id: "other", auth: true } });
    expect(found.asked.map(({ model }) => model)).toEqual([expect.objectContaining({ id: "other" })]);
    const keyless = await extract([reply(call(form))], { settings, known: { id: "other", auth: false } });
    expect(keyless.asked.map(({ model }) => model)).toEqual([expect.objectContaining({ id: "fake" })]);
  });

  it("takes nothing of a reply that broke off, which Pi repairs to a shorter form", async () => {
    for (const stopReason of ["error", "length", "aborted"]) {
      const broken = { ...reply(call(form)), stopReason, errorMessage: "the other side closed" };
      const { result, asked } = await extract([broken, reply(call(form))]);
      expect(result).toEqual({ payload: labelled });
      expect(asked).toHaveLength(2);
    }
    const unread = { ...call(form), argumentsError: "unexpected end" };
    expect((await extract([reply(unread), reply(call(form))])).asked).toHaveLength(2);
  });

  it("takes the form of a text that has an empty one too", async () => {
    const both = text(`{"questions":[]} or rather ${JSON.stringify(form)}`);
    expect((await extract([reply(both)])).result).toEqual({ payload: labelled });
  });

  it("says that there are no questions, which is no fault", async () => {
    const { result, asked } = await extract([reply(call({ questions: [] }))]);
    expect(result).toEqual({ problem: "No questions found in the last message." });
    expect(asked).toHaveLength(1);
  });

  it("refuses a message that did not end with stop, and asks no model", async () => {
    for (const stopReason of ["length", "error", "aborted", "toolUse"]) {
      const { result, asked } = await extract([], { stopReason });
      expect(result).toEqual({ problem: "The last message is not finished; nothing to answer yet." });
      expect(asked).toEqual([]);
    }
  });

  it("tells why a model could not be asked", async () => {
    const timeout = Object.assign(new Error("late"), { name: "TimeoutError" });
    expect((await extract([timeout, timeout])).result).toEqual({
      problem: "The questions could not be read: the model took too long.",
    });
    const failed = { ...reply(), stopReason: "error", errorMessage: "500: overloaded" };
    expect((await extract([failed, failed])).result).toEqual({
      problem: "The questions could not be read: 500: overloaded.",
    });
    const aborted = { ...reply(), stopReason: "aborted" };
    expect((await extract([aborted, aborted])).result).toEqual({
      problem: "The questions could not be read: the model took too long.",
    });
  });
});
