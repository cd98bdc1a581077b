import { EventEmitter } from "node:events";
import { Terminal } from "@xterm/headless";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Channel, type NotifyPort, notify } from "../../src/notify/notify.ts";
import { throughTmux } from "../../src/notify/sequences.ts";
import { defaultSettings } from "../../src/settings/schema.ts";

const notice = { title: "ask-form", message: "Question waiting: Which database?" };

/** A port that keeps what is written and started. */
function fakePort(env: Record<string, string> = {}) {
  const done: string[] = [];
  const port: NotifyPort = {
    write: (bytes) => done.push(bytes),
    env,
    spawn: () => {
      throw new Error("no command is expected");
    },
  };
  return { done, port };
}

function written(channels: readonly Channel[], env: Record<string, string> = {}, what = notice): string[] {
  const { done, port } = fakePort(env);
  notify(what, channels, port);
  return done;
}

/** What a terminal makes of the bytes: notifications, bells, and text that became visible. */
async function seenBy(bytes: string) {
  const terminal = new Terminal({ allowProposedApi: true, cols: 80, rows: 5 });
  const told: string[] = [];
  for (const code of [9, 777])
    terminal.parser.registerOscHandler(code, (data) => {
      told.push(`${code};${data}`);
      return true;
    });
  let bells = 0;
  terminal.onBell(() => {
    bells++;
  });
  await new Promise<void>((resolve) => terminal.write(bytes, resolve));
  const { active } = terminal.buffer;
  const screen = Array.from({ length: 5 }, (_, row) => active.getLine(row)?.translateToString(true)).join("");
  terminal.dispose();
  return { told, bells, screen };
}

describe("notify", () => {
  it("takes the channels of the settings", () => {
    expect(written(defaultSettings.notifications.channels)).toEqual(["\u0007"]);
    expect(written([])).toEqual([]);
  });

  it("writes what terminals define, in the order of the channels", async () => {
    const sequences = written(["osc777", "bell", "osc9"]);
    expect(sequences).toEqual([
      "\u001b]777;notify;ask-form;Question waiting: Which database?\u0007",
      "\u0007",
      "\u001b]9;ask-form: Question waiting: Which database?\u0007",
    ]);
    expect(await seenBy(sequences.join(""))).toEqual({
      told: [
        "777;notify;ask-form;Question waiting: Which database?",
        "9;ask-form: Question waiting: Which database?",
      ],
      bells: 1,
      screen: "",
    });
  });

  it("goes through tmux, which needs no help for the bell", () => {
    const env = { TMUX: "/tmp/tmux-0/default,1,0" };
    expect(written(["bell", "osc9", "osc777"], env, { title: "a", message: "b" })).toEqual([
      "\u0007",
      "\u001bPtmux;\u001b\u001b]9;a: b\u0007\u001b\\",
      "\u001bPtmux;\u001b\u001b]777;notify;a;b\u0007\u001b\\",
    ]);
    expect(throughTmux("x", { TMUX: "" })).toBe("x");
  });

  it("never lets a text act, end the sequence or split it", async () => {
    const nasty = fc.constantFrom(
      "\u001b",
      "\u0007",
      "\u009c",
      "\u001b\\",
      "\u001b]",
      ";",
      "4;1;50",
      "\n",
      "\r",
      "é",
      "漢",
      "9",
    );
    const text = fc.oneof(
      fc.string({ unit: "binary" }),
      fc.array(fc.oneof(nasty, fc.string())).map((parts) => parts.join("")),
    );
    await fc.assert(
      fc.asyncProperty(text, text, async (title, message) => {
        const { told, bells, screen } = await seenBy(
          written(["osc9", "osc777"], {}, { title, message }).join(""),
        );
        expect({ bells, screen, count: told.length }).toEqual({ bells: 0, screen: "", count: 2 });
        // No number stands at the start, which is the place of ConEmu's commands.
        expect(told[0]).toMatch(/^9;(?!\d)[^;]*$/);
        expect(told[1]).toMatch(/^777;notify;[^;]*;[^;]*$/);
      }),
    );
  });

  it("keeps the text otherwise, on one line and not too long", async () => {
    const { told } = await seenBy(
      written(["osc9"], {}, { title: "", message: "4;1\n漢字 \u001b[1mbold\u001b[0m 🙂" }).join(""),
    );
    expect(told).toEqual(["9; 4,1 漢字 bold 🙂"]);
    const [long = ""] = written(["osc777"], {}, { title: "🙂".repeat(1000), message: "é".repeat(100_000) });
    expect(long).toBe(`\u001b]777;notify;${"🙂".repeat(79)}…;${"é".repeat(299)}…\u0007`);
  });

  it("passes over what fails", async () => {
    const done: string[] = [];
    const failing: NotifyPort = {
      write(bytes) {
        done.push(bytes);
        if (done.length === 1) throw new Error("the terminal is gone");
      },
      env: {},
      spawn() {
        done.push("spawn");
        throw new Error("no processes left");
      },
    };
    const command: Channel = { type: "command", command: "true" };
    notify(notice, ["bell", command, "bell"], failing);
    expect(done).toEqual(["\u0007", "spawn", "\u0007"]);
  });

  it("is told by an event of its own when a shell can't be started", () => {
    const child = Object.assign(new EventEmitter(), { unref: () => {} });
    const { port } = fakePort();
    // Only what is used of a child process.
    notify(notice, [{ type: "command", command: "true" }], { ...port, spawn: () => child as never });
    expect(() => child.emit("error", new Error("spawn ENOENT"))).not.toThrow();
  });
});
