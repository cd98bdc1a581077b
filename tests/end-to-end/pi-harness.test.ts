import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { keys, modesLeftOn, press, root } from "../helpers/cli.ts";
import { inPieces, toolResults, userText } from "../helpers/pi/chat.ts";
import { setUpPi } from "../helpers/pi/set-up-pi.ts";

const { enter, esc, down } = keys;

describe("the harness for real Pi", { timeout: 60_000 }, () => {
  const pi = setUpPi({ extension: join(root, "tests/helpers/pi/dummy-extension.js") });

  const ask = (question: string) => ({ name: "ask_user", args: { question, options: ["Red", "Green"] } });
  const oneQuestion = [{ text: "Let me ask.", calls: [ask("Which colour?")] }, "Thank you."];

  it("carries exactly what the tool gave to the model", async () => {
    const session = await pi.start({ columns: 60, rows: 20, script: oneQuestion });
    session.prompt("Ask me");
    expect(userText(await session.server.nextRequest())).toBe("Ask me");
    expect(await press(session.pty, ["", /❯ Red/], [down, /❯ Green/])).toContain("Which colour?");
    session.pty.write(enter);
    expect(await session.toolResult("ask_user")).toBe("The user chose Green.");

    await session.pty.waitFor(/Chosen: Green[\s\S]*Thank you\./);
    expect(session.server.requests).toHaveLength(2);
    expect(session.server.requests[0]?.tools?.map((tool) => tool.function.name)).toContain("ask_user");
    expect(session.sessionFile()).toContainEqual(
      expect.objectContaining({ type: "custom", customType: "dummy-answer", data: { answer: "Green" } }),
    );
  });

  it("ends Pi as a person does and leaves nothing behind", async () => {
    const home = pi.home();
    const { pty, quit } = await pi.start({ home });
    expect(home.processes()).toContain(pty.pid);
    expect(await quit()).toBe(0);
    expect(home.processes()).toEqual([]);
    expect(modesLeftOn(pty.raw())).toEqual([]);
  });

  it("shows what arrives of a call before the rest is sent", async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const [start = "", ...rest] = inPieces('"Which colour?","options":"Red|Green"}', 5);
    const json = ['{"question":', start, promise, ...rest];
    const session = await pi.start({ script: [{ calls: [{ name: "ask_user", json }] }, "Thank you."] });
    session.prompt("Ask me");
    await session.pty.waitFor(/Asks: Whic *$/m);
    resolve();
    await press(session.pty, ["", /❯ Red/], [enter, /Thank you/]);
    expect(await session.toolResult("ask_user")).toBe("The user chose Red.");
  });

  it("answers two calls of one turn one after the other", async () => {
    const script = [{ calls: [ask("First?"), { ...ask("Second?"), id: "mine" }] }, "Thank you."];
    const session = await pi.start({ script });
    session.prompt("Ask me");
    await press(session.pty, ["", /^First\?\n❯ Red/m], [enter, /^Second\?\n❯ Red/m], [down, /❯ Green/]);
    session.pty.write(enter);
    expect(await session.toolResults()).toEqual([
      { id: "call_1_1", name: "ask_user", content: "The user chose Red." },
      { id: "mine", name: "ask_user", content: "The user chose Green." },
    ]);
  });

  it("takes Esc to the component, and to the model while it answers", async () => {
    const held = { text: ["Half a sen", new Promise(() => {}), "tence"] };
    const session = await pi.start({ script: [...oneQuestion.slice(0, 1), held] });
    session.prompt("Ask me");
    await press(session.pty, ["", /❯ Red/], [esc, /Chosen: nothing/]);
    expect(await session.toolResult("ask_user")).toBe("The user gave no answer.");
    await press(session.pty, ["", /Half a sen/], [esc, /Operation aborted/]);
    expect(toolResults(await session.server.nextAbort())).toHaveLength(1);
  });

  it("shows errors, broken answers and the end of the script", async () => {
    const overloaded = { status: 400, message: "Out of paper" };
    const session = await pi.start({ script: [overloaded, { text: "And th", breaksOff: true }] });
    session.prompt("One");
    await session.pty.waitFor(/Out of paper/);
    session.prompt("Two");
    await session.pty.waitFor(/And th[\s\S]*Error/);
    session.prompt("Three");
    await session.pty.waitFor(/No turn for request 3/);
  });

  it("sends what a command of an extension says", async () => {
    const session = await pi.start({ script: ({ messages }) => `Message ${messages.length}` });
    session.prompt("/say Hello");
    expect(userText(await session.server.nextRequest())).toBe("Hello");
    await session.pty.waitFor(/Message 2/);
  });

  it("goes on with a session, at the start and later", async () => {
    const home = pi.home();
    const first = await pi.start({ home, script: oneQuestion });
    first.prompt("Ask me");
    await press(first.pty, ["", /❯ Red/], [enter, /Thank you/]);
    expect(await first.quit()).toBe(0);

    const next = await pi.start({ home, script: ["Welcome back."], args: ["--continue"] });
    await next.pty.waitFor(/Chosen: Red[\s\S]*Thank you/);
    next.prompt("And now?");
    const { messages } = await next.server.nextRequest();
    expect(messages.slice(1).map(({ role }) => role)).toEqual([
      "user",
      "assistant",
      "tool",
      "assistant",
      "user",
    ]);
    await next.pty.waitFor(/Welcome back/);

    next.prompt("/new");
    await next.pty.waitFor((screen) => !screen.includes("Welcome back"));
    next.prompt("/resume");
    await press(next.pty, ["", /Resume Session[\s\S]*Ask me/i], [enter, /Chosen: Red[\s\S]*Welcome back/]);
  });

  describe("without a terminal", () => {
    const needs = "Needs user input: Which colour?";

    it("runs print mode", async () => {
      const run = await pi.run("print", "Ask me", { script: oneQuestion });
      expect(run).toMatchObject({ code: 0, stdout: "Thank you.\n", stderr: "" });
      expect(run.requests.flatMap(toolResults)).toMatchObject([{ name: "ask_user", content: needs }]);
      expect(run.session).toContainEqual(
        expect.objectContaining({ message: expect.objectContaining({ details: { mode: "print" } }) }),
      );
    });

    it("runs JSON mode", async () => {
      const run = await pi.run("json", "Ask me", { script: oneQuestion });
      expect(run).toMatchObject({ code: 0, stderr: "" });
      expect(run.records.at(-1)).toMatchObject({ type: "agent_settled" });
      expect(run.records).toContainEqual(
        expect.objectContaining({
          type: "tool_execution_end",
          result: { content: [{ type: "text", text: needs }], details: { mode: "json" } },
        }),
      );
    });

    it("runs RPC mode", async () => {
      const rpc = await pi.startRpc({ script: oneQuestion });
      expect(await rpc.prompt("Ask me")).toMatchObject({ success: true });
      const ended = await rpc.next(({ type }) => type === "tool_execution_end");
      expect(ended).toMatchObject({ result: { details: { mode: "rpc" } } });
      expect(await rpc.toolResult("ask_user")).toBe(needs);
      await rpc.next(({ type }) => type === "agent_settled");
      expect(await rpc.send({ type: "get_state" })).toMatchObject({ data: { isStreaming: false } });
      expect(await rpc.quit()).toEqual({ code: 0, stderr: "" });
      expect(rpc.home.processes()).toEqual([]);
    });
  });

  it("lets Pi find what was installed", async () => {
    const home = pi.home();
    const installed = await pi.command(["install", join(root, "tests/helpers/pi/dummy-extension.js")], home);
    expect(installed).toMatchObject({ code: 0, stderr: "" });
    const session = await pi.start({ home, extension: [], finds: true, script: oneQuestion });
    session.prompt("Ask me");
    await session.pty.waitFor(/❯ Red/);
  });
});
