import { mkdirSync, writeFileSync } from "node:fs";
import type { ToolDefinition } from "@earendil-works/pi-coding-agent";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import askForm from "../../adapter/index.ts";
import { catalogueOf, languages } from "../../src/text/languages/index.ts";
import { createFakePi } from "../helpers/fake-pi.ts";
import { scratchFolder } from "../helpers/scratch-folder.ts";

const scratch = scratchFolder();
beforeEach(() => {
  vi.stubEnv("PI_CODING_AGENT_DIR", scratch.path("."));
  vi.stubEnv("LC_ALL", "C");
});
afterEach(() => {
  vi.unstubAllEnvs();
});

describe("the extension", () => {
  it("registers its tool once, when a session starts", async () => {
    const pi = createFakePi();
    askForm(pi.api);
    await pi.emit("session_start");
    await pi.emit("session_start");
    expect(pi.tool("ask_user")).toMatchObject({ name: "ask_user" });
    expect(pi.notices).toEqual([]);
  });

  it("leaves the name to another extension that has it, and says so", async () => {
    const pi = createFakePi();
    const other = { name: "ask_user", description: "another" } as ToolDefinition;
    askForm(pi.api);
    pi.api.registerTool(other);
    await pi.emit("session_start");
    expect(pi.tool("ask_user")).toBe(other);
    expect(pi.notices).toEqual([expect.stringMatching(/another extension has a tool named ask_user/)]);
  });

  it("registers no tool on a Pi that is too old, and says so", async () => {
    const { modelRegistry: _, ...old } = createFakePi().ctx;
    const pi = createFakePi();
    askForm(pi.api);
    await pi.emit("session_start", {}, { ...old, ui: pi.ctx.ui });
    expect(() => pi.tool("ask_user")).toThrow("nothing named");
    expect(pi.notices).toEqual([expect.stringMatching(/^ask-form needs Pi [\d.]+ or newer/)]);
  });

  it("says that a form was left open until the session goes on", async () => {
    const pi = createFakePi();
    const drafts = scratch.path("extensions/ask-form-drafts");
    mkdirSync(drafts, { recursive: true });
    const draft = { version: 1, flowId: "f", source: "tool", payload: {}, snapshot: {} };
    writeFileSync(`${drafts}/session.json`, JSON.stringify(draft));
    askForm(pi.api);
    await pi.emit("session_start");
    expect([...pi.widgets.values()]).toEqual([[expect.stringContaining("/ask:resume")]]);
    await pi.emit("agent_start");
    expect(pi.widgets.size).toBe(0);
  });

  it.each(languages)("speaks the language of its settings, which may change: %s", async (language) => {
    const { pi: say } = catalogueOf(language);
    const pi = createFakePi();
    mkdirSync(scratch.path("extensions"));
    writeFileSync(scratch.path("extensions/ask-form.json"), JSON.stringify({ language }));
    askForm(pi.api);
    expect(pi.described("answer")).toBe(say.command.answer);
    await pi.command("ask:replay");
    writeFileSync(scratch.path("extensions/ask-form.json"), "{}");
    await pi.command("ask:replay");
    expect(pi.notices).toEqual([say.command.nothingToReplay, catalogueOf("en").pi.command.nothingToReplay]);
  });
});
