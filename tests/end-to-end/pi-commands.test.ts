import { describe, expect, it } from "vitest";
import { keys, press, root } from "../helpers/cli.ts";
import { userText } from "../helpers/pi/chat.ts";
import { setUpPi } from "../helpers/pi/set-up-pi.ts";

const { enter, esc, down, space } = keys;

const options = [
  { value: "a", label: "Alpha" },
  { value: "b", label: "Beta" },
];
const one = { questions: [{ id: "db", label: "Database", prompt: "Which database?", options }] };
const two = { questions: [{ id: "zone", label: "Zone", prompt: "Which zone?", options }] };
const call = (args: object) => ({ calls: [{ name: "ask_user", args }] });

describe("the commands in real Pi", { timeout: 60_000 }, () => {
  const pi = setUpPi({ extension: root });

  it("/ask:replay asks the last form again and sends what was answered as the user's message", async () => {
    const session = await pi.start({ script: [call(one), "I see.", "Thank you."] });
    session.prompt("Ask me");
    await press(session.pty, ["", /esc cancel/], [esc, /Dismissed by the user[\s\S]*I see\./]);
    session.prompt("/ask:replay");
    await press(session.pty, ["", /esc cancel/], ["2", /Ready\?/]);
    session.pty.write(enter);
    const request = await session.server.nextRequest((sent) => userText(sent) === "Database: Beta");
    expect(userText(request)).toBe("Database: Beta");
    await session.pty.waitFor(/Thank you\./);
  });

  it("/ask:replay that is cancelled sends nothing", async () => {
    const session = await pi.start({ script: [call(one), "I see."] });
    session.prompt("Ask me");
    await press(session.pty, ["", /esc cancel/], [esc, /I see\./]);
    session.prompt("/ask:replay");
    await press(session.pty, ["", /esc cancel/], [esc, /Cancelled; nothing was sent\./]);
    expect(session.server.requests).toHaveLength(2);
  });

  it("says so when there is nothing to ask again", async () => {
    const session = await pi.start({ script: [] });
    session.prompt("/ask:replay");
    await session.pty.waitFor(/No form was asked on this branch\./);
    session.prompt("/ask:resume");
    await session.pty.waitFor(/No form was left open in this session\./);
    session.prompt("/answer");
    await session.pty.waitFor(/no message of the assistant/);
  });

  it("/answer makes a form of the last message, also on a second try, and /answer:again opens it again", async () => {
    const script = [
      "Which zone do you want, Alpha or Beta? And why?",
      "no form at all",
      call({
        questions: [
          ...two.questions,
          { id: "why", label: "Why", prompt: "Why?", options: [{ value: "w", label: "W", freeform: true }] },
        ],
      }),
      "Good.",
      "Good again.",
    ];
    const session = await pi.start({ script });
    session.prompt("Hello");
    await session.pty.waitFor(/And why\?/);
    session.prompt("/answer");
    await press(
      session.pty,
      ["", /Which zone\?[\s\S]*esc cancel/],
      ["1", /Type your answer:/],
      ["because", /because/],
      [enter, /Ready\?/],
    );
    session.pty.write(enter);
    await session.server.nextRequest((sent) => userText(sent) === "Zone: Alpha\nWhy: because");
    await session.pty.waitFor(/Good\./);
    const extraction = session.server.requests[2];
    expect(JSON.stringify(extraction)).toMatch(/Hello[\s\S]*Which zone do you want/);
    session.prompt("/answer:again");
    await press(
      session.pty,
      ["", /Which zone\?[\s\S]*esc cancel/],
      ["2", /Type your answer:/],
      [esc, /Type your answer:/],
    );
  });

  it("/answer takes fenced JSON as the last resort, and says when there are no questions", async () => {
    const fenced = `Here:\n\`\`\`json\n${JSON.stringify(two)}\n\`\`\``;
    const session = await pi.start({ script: ["Alpha or Beta?", fenced, "Good.", '{"questions": []}'] });
    session.prompt("Hello");
    await session.pty.waitFor(/Alpha or Beta\?/);
    session.prompt("/answer");
    await press(session.pty, ["", /Which zone\?[\s\S]*esc cancel/], ["2", /Ready\?/]);
    session.pty.write(enter);
    await session.server.nextRequest((sent) => userText(sent) === "Zone: Beta");
    await session.pty.waitFor(/Good\./);
    session.prompt("/answer");
    await session.pty.waitFor(/No questions found/);
  });

  it("keeps a form that was open when Pi was closed, says so once, and opens it as it was", async () => {
    const home = pi.home();
    const first = await pi.start({ home, script: [call(one), "Unreached."] });
    first.prompt("Ask me");
    await press(
      first.pty,
      ["", /esc cancel/],
      [down, /❯ 2/],
      [space, /\(•\) Beta/],
      ["n", /Note on "Beta"/],
      ["half a no", /half a no/],
    );
    first.pty.kill("SIGTERM");
    await first.pty.exited;
    const second = await pi.start({ home, args: ["--continue"], script: ["Thank you."] });
    await second.pty.waitFor(/ask:resume opens it as it was/);
    second.prompt("/ask:resume");
    await press(
      second.pty,
      ["", /half a no[\s\S]*enter save/],
      ["te", /half a note/],
      [enter, /✎ half a note/],
      [enter, /Ready\?/],
    );
    second.pty.write(enter);
    await second.server.nextRequest(
      (sent) => userText(sent) === "Database: Beta\nDatabase / Beta note: half a note",
    );
    await second.pty.waitFor(/Thank you\./);
    second.prompt("/ask:resume");
    await second.pty.waitFor(/No form was left open in this session\./);
  });

  it("draws past forms as before when Pi opens the session again and reloads", async () => {
    const home = pi.home();
    const first = await pi.start({ home, script: [call(one), "Thank you."] });
    first.prompt("Ask me");
    await press(
      first.pty,
      ["", /esc cancel/],
      ["2", /Ready\?/],
      [enter, /✓ Database: Beta[\s\S]*Thank you\./],
    );
    expect(await first.quit()).toBe(0);
    const second = await pi.start({ home, args: ["--continue"], script: [] });
    await second.pty.waitFor(/✓ Database: Beta/);
    second.prompt("/reload");
    await second.pty.waitFor(/[Rr]eloaded/);
    expect(await second.pty.waitFor(/✓ Database: Beta/)).not.toContain('"questions"');
  });

  it("ends cleanly on SIGTERM with a form open, and leaves no process", async () => {
    const session = await pi.start({ script: [call(one)] });
    session.prompt("Ask me");
    await session.pty.waitFor(/esc cancel/);
    session.pty.kill("SIGTERM");
    expect((await session.pty.exited).exitCode).toBe(0);
    expect(session.home.processes()).toEqual([]);
  });
});
