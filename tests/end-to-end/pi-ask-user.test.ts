import { describe, expect, it } from "vitest";
import { keys, press, root } from "../helpers/cli.ts";
import { setUpPi } from "../helpers/pi/set-up-pi.ts";

const { enter, esc, down, right, space } = keys;

const options = [
  { value: "a", label: "Alpha" },
  { value: "b", label: "Beta", description: "the second" },
];
const one = {
  title: "Stores",
  questions: [{ id: "db", label: "Database", prompt: "Which database?", options }],
};
const call = (args: object, id?: string) => ({ name: "ask_user", args, ...(id === undefined ? {} : { id }) });

describe("ask_user in real Pi", { timeout: 60_000 }, () => {
  const pi = setUpPi({ extension: root });
  const ready = /esc cancel/;

  it("asks, and the model gets exactly the contract's result", async () => {
    const session = await pi.start({ script: [{ calls: [call(one)] }, "Thank you."] });
    session.prompt("Ask me");
    await press(session.pty, ["", ready], [down, /❯ 2\. \( \) Beta/], [enter, /Ready\?/]);
    session.pty.write(enter);
    expect(await session.toolResult("ask_user")).toBe("Database: Beta");
    await session.pty.waitFor(/✓ Database: Beta[\s\S]*Thank you\./);
    expect(session.sessionFile()).toContainEqual(
      expect.objectContaining({
        type: "custom",
        customType: "ask-form",
        data: { version: 1, source: "tool", payload: one },
      }),
    );
    expect(await session.quit()).toBe(0);
  });

  it("explains, dismisses and refuses as the contract says", async () => {
    const bad = { questions: [{ id: "x", prompt: " ", options: [] }] };
    const script = [{ calls: [call(one)] }, { calls: [call(one)] }, { calls: [call(bad)] }, "Done."];
    const session = await pi.start({ script });
    session.prompt("Ask me");
    await press(
      session.pty,
      ["", ready],
      ["n", /Note on "Alpha"/],
      ["why?", /why\?/],
      [enter, /✎ why\?/],
      [right, /Ready\?/],
      [down, /❯ 2\. Elaborate/],
    );
    session.pty.write(enter);
    expect(await session.toolResult("ask_user")).toBe(
      'User asked to elaborate on question "Which database?" option "Alpha" with note "why?"',
    );
    await press(
      session.pty,
      ["", /asked to elaborate on question[\s\S]*ask_user Stores[\s\S]*esc cancel/],
      [space, /\(•\) Alpha/],
      [esc, /Press esc again/],
    );
    session.pty.write(esc);
    expect(await session.toolResult("ask_user")).toMatch(
      /^The user dismissed the form\.[\s\S]*not an answer:\nDatabase: Alpha$/,
    );
    expect(await session.toolResult("ask_user")).toBe(
      "Invalid ask_user payload:\n- questions[0].prompt: must not be blank\n- questions[0].options: add at least one option",
    );
    await session.pty.waitFor(/Invalid tool payload[\s\S]*Done\./);
  });

  it("asks two forms of one turn one after the other", async () => {
    const two = { questions: [{ id: "z", prompt: "Which zone?", options }] };
    const session = await pi.start({ script: [{ calls: [call(one), call(two, "mine")] }, "Thanks."] });
    session.prompt("Ask me");
    await press(
      session.pty,
      ["", ready],
      ["1", /Ready\?/],
      [enter, /✓ Database[\s\S]*Which zone\?[\s\S]*esc cancel/],
      ["2", /Ready\?/],
    );
    session.pty.write(enter);
    expect(await session.toolResults()).toMatchObject([
      { content: "Database: Alpha" },
      { content: "Q1: Beta" },
    ]);
  });

  it("keeps what was done over any size, and never draws a line that is too wide", async () => {
    const wide = {
      questions: [
        {
          id: "w",
          prompt: "Which 選択 👨‍👩‍👧‍👦 🇩🇪 ⚠️?",
          type: "multi",
          options: [{ value: "long", label: "日本語のとても長いラベルです ❤️‍🔥 ".repeat(4) }, ...options],
        },
      ],
    };
    const session = await pi.start({ columns: 120, rows: 30, script: [{ calls: [call(wide)] }, "Thanks."] });
    session.prompt("Ask me");
    await press(session.pty, ["", ready], [space, /\[✓\]/]);
    // Pi ends its last line at the edge, so it tells for which width it was drawn.
    const drawnFor = (columns: number) => (screen: string) =>
      /\[✓\]/.test(screen) &&
      screen.split("\n").some((line) => line.length === columns && / {2}sc\w*$/.test(line));
    for (let columns = 119; columns >= 24; columns -= 1) {
      session.pty.resize(columns, 30);
      await session.pty.waitFor(drawnFor(columns));
    }
    for (let columns = 23; columns >= 20; columns -= 1) {
      session.pty.resize(columns, 30);
      await session.pty.waitFor(/\[✓\]/);
    }
    session.pty.resize(100, 20);
    await press(session.pty, ["", /esc cancel/], [enter, /Ready\?/]);
    session.pty.write(enter);
    expect(await session.toolResult("ask_user")).toMatch(/^Q1: 日本語/);
  });

  it("scrolls a preview of 60 lines to its end", async () => {
    const preview = Array.from({ length: 60 }, (_, line) => `- setting ${line}`).join("\n");
    const form = {
      questions: [
        {
          id: "p",
          prompt: "Which config?",
          type: "preview",
          options: options.map((option) => ({ ...option, preview })),
        },
      ],
    };
    const session = await pi.start({ columns: 100, rows: 30, script: [{ calls: [call(form)] }, "Thanks."] });
    session.prompt("Ask me");
    await session.pty.waitFor(/setting 0/);
    await session.pty.waitFor(ready);
    for (let page = 0; page < 8; page += 1) session.pty.write("\x1b[6~");
    await press(session.pty, ["", /setting 59/], ["1", /Ready\?/]);
    session.pty.write(enter);
    expect(await session.toolResult("ask_user")).toBe("Q1: Alpha");
  });

  it.each(["print", "json"] as const)("tells the model in %s mode to ask in prose", async (mode) => {
    const { requests } = await pi.run(mode, "Ask me", { script: [{ calls: [call(one)] }, "In prose then."] });
    expect(JSON.stringify(requests.at(-1))).toContain(
      "Needs user input: ask_user requires interactive TUI mode.",
    );
  });

  it("tells the model in RPC mode the same", async () => {
    const session = await pi.startRpc({ script: [{ calls: [call(one)] }, "In prose then."] });
    session.prompt("Ask me");
    expect(await session.toolResult("ask_user")).toMatch(
      /^Needs user input: ask_user requires interactive TUI mode\./,
    );
  });
});
