import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, vi } from "vitest";
import { keys, press, root, shows } from "../helpers/cli.ts";
import { setUpPi } from "../helpers/pi/set-up-pi.ts";

const { enter, esc, down } = keys;

const options = [
  { value: "a", label: "Alpha" },
  { value: "b", label: "Beta" },
];
const one = { questions: [{ id: "db", label: "Database", prompt: "Which database?", options }] };
const call = { calls: [{ name: "ask_user", args: one }] };

describe("the settings in real Pi", { timeout: 60_000 }, () => {
  const pi = setUpPi({ extension: root });
  const settingsFile = (agentDir: string) => join(agentDir, "extensions/ask-form.json");
  const read = (agentDir: string): unknown => JSON.parse(readFileSync(settingsFile(agentDir), "utf8"));

  it("are shown by /ask-settings, saved at once, and reset by two presses", async () => {
    const home = pi.home();
    const session = await pi.start({ home, script: [] });
    session.prompt("/ask-settings");
    await press(
      session.pty,
      ["", /❯ \[ \] Auto-submit/],
      [down, /❯ \[✓\] Confirm/],
      [enter, /❯ \[ \] Confirm/],
    );
    expect((await session.pty.text()).replace(/\s/g, "")).toContain(settingsFile(home.agentDir));
    await vi.waitFor(() =>
      expect(read(home.agentDir)).toEqual({
        schemaVersion: 1,
        behaviour: { confirmDismissWhenDirty: false },
      }),
    );
    for (let row = 0; row < 5; row++) session.pty.write(down);
    await press(
      session.pty,
      ["", /❯ Reset/],
      [enter, /Press enter again/],
      [enter, /All settings are reset/],
    );
    expect(read(home.agentDir)).toEqual({ schemaVersion: 1 });
    await press(session.pty, [esc, shows({ not: /Reset to defaults/ })]);
    expect(existsSync(settingsFile(home.agentDir))).toBe(true);
  });

  it("open over a form with ?, act on it at once, and bring keys that change while it is open", async () => {
    const home = pi.home();
    const session = await pi.start({ home, script: [call, "I see."] });
    session.prompt("Ask me");
    await press(session.pty, ["", /enter choose/], ["?", /❯ \[ \] Auto-submit/], ["?", /enter choose/]);
    mkdirSync(join(home.agentDir, "extensions"), { recursive: true });
    writeFileSync(
      settingsFile(home.agentDir),
      JSON.stringify({ keymaps: { main: { confirm: "ctrl+s" }, global: { settings: "f2" } } }),
    );
    await press(session.pty, ["", /Ctrl\+S choose/], ["\x13", /Ready\?/]);
    // Switched on over a complete form, the first setting submits it.
    await press(session.pty, ["\x1bOQ", /❯ \[ \] Auto-submit/], [enter, /I see\./]);
    const result = session.server.requests.at(-1);
    expect(JSON.stringify(result)).toContain("Database: Alpha");
  });

  it("say why a change can't be saved", async () => {
    const home = pi.home();
    mkdirSync(settingsFile(home.agentDir), { recursive: true });
    const session = await pi.start({ home, script: [] });
    session.prompt("/ask-settings");
    await press(session.pty, ["", /it\s+is\s+a\s+folder/], [enter, /can\s+be\s+changed\s+here\s+once/]);
    expect(await session.pty.text()).toMatch(/❯ \[ \] Auto-submit/);
    await press(session.pty, ["\x03", shows({ not: /Reset to defaults/ })]);
  });
});
