import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import { keys, modesLeftOn, press, root } from "../helpers/cli.ts";
import { type Pty, startPty } from "../helpers/pty.ts";

describe("askForm in a program", { timeout: 30_000 }, () => {
  let pty: Pty | undefined;
  afterEach(() => pty?.dispose());

  const run = (what: string): Pty => {
    pty = startPty({
      command: process.execPath,
      args: [join(root, "tests/helpers/ask-form-script.ts"), what],
    });
    return pty;
  };

  it("asks again and again, and leaves stdin to whoever reads it next", async () => {
    const terminal = run("twice");
    await press(terminal, ["", /Which\?/], ["1", /Ready\?/], [keys.enter, /❯ 1\. \( \) Alpha/]);
    await press(terminal, [keys.esc, /round 2: cancelled[\s\S]*and now\?/], ["hello\r", /line: hello/]);
    expect(await terminal.text()).toContain("round 1: submitted");
    expect((await terminal.exited).exitCode).toBe(0);
  });

  it.each(["SIGTERM", "SIGINT", "SIGHUP", "SIGQUIT"] as const)(
    "gives the terminal back on %s, which then takes its course",
    async (signal) => {
      const terminal = run("once");
      await press(terminal, ["", /Which\?/]);
      terminal.kill(signal);
      const { signal: ended } = await terminal.exited;
      expect(ended).toBeGreaterThan(0);
      expect(modesLeftOn(terminal.raw())).toEqual([]);
      expect(await terminal.text()).toContain("six lines of the shell");
    },
  );

  it.each(["exit", "throw"])("gives the terminal back, and keeps what was on it, on %s", async (what) => {
    const terminal = run(what);
    await press(terminal, ["", /Which\?/]);
    terminal.kill("SIGUSR2");
    expect((await terminal.exited).exitCode).toBeGreaterThan(0);
    expect(modesLeftOn(terminal.raw())).toEqual([]);
    expect(await terminal.text()).toContain("six lines of the shell");
    expect(terminal.raw().split("\x1b[?1049l").at(-1)).not.toContain("\x1b[K");
  });
});
