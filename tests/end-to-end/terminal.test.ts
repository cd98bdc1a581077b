import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type Pty, type PtyOptions, startPty } from "../helpers/pty.ts";

const script = fileURLToPath(new URL("../helpers/terminal-script.ts", import.meta.url));
const takeOver = "\x1b[?1049h\x1b[?25l\x1b[?7l\x1b[?2004h\x1b[>1u";
const giveBack = "\x1b[<u\x1b[?2004l\x1b[?7h\x1b[?25h\x1b[m\x1b[?1049l";

describe("the terminal", { timeout: 60_000 }, () => {
  let folder: string;
  let open: Pty[] = [];

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "terminal-test-"));
  });
  afterEach(async () => {
    await Promise.all(open.map((pty) => pty.dispose()));
    open = [];
    rmSync(folder, { recursive: true });
  });

  const start = (options: PtyOptions) => {
    const pty = startPty({ cwd: folder, ...options });
    open.push(pty);
    return pty;
  };
  /** Runs shell lines, with the program as `"$@"`. */
  const shell = (lines: string, env: Record<string, string> = {}) =>
    start({ command: "sh", args: ["-c", lines, "sh", process.execPath, script], env });
  const interactiveShell = async () => {
    const pty = start({
      command: "bash",
      args: ["--noprofile", "--norc", "-i"],
      env: {
        PS1: "prompt> ",
        NODE: process.execPath,
        SCRIPT: script,
        INPUTRC: "/dev/null",
        HISTFILE: "/dev/null",
      },
    });
    await pty.waitFor(/prompt> $/);
    return pty;
  };
  const scriptPid = async (pty: Pty) => Number(/pid (\d+)\./.exec(await pty.waitFor(/pid \d+\./))?.[1]);
  const expectEmptyPrompt = async (pty: Pty) => {
    await pty.waitFor(/ended\nprompt> $/);
    pty.write("echo mark''er\r");
    expect(await pty.waitFor(/^marker\nprompt> $/m)).toMatch(/ended\nprompt> echo mark''er\nmarker\n/);
  };
  const count = (text: string, part: string) => text.split(part).length - 1;

  describe("is as before", () => {
    const compared = 'stty -a > before; "$@"; echo "code $?"; stty -a > after; cmp before after && echo same';
    const endings = [
      { name: "after leave()", end: (pty: Pty) => pty.write("q"), code: 0 },
      { name: "after process.exit()", end: (pty: Pty) => pty.write("e"), code: 3 },
      { name: "after an uncaught exception", end: (pty: Pty) => pty.write("x"), code: 1 },
      ...(["SIGTERM", "SIGINT", "SIGHUP"] as const).map((signal) => ({
        name: `after ${signal}`,
        end: async (pty: Pty) => process.kill(await scriptPid(pty), signal),
        code: { SIGTERM: 143, SIGINT: 130, SIGHUP: 129 }[signal],
      })),
      {
        name: "after signals that come at once",
        end: async (pty: Pty) => {
          const pid = await scriptPid(pty);
          for (let i = 0; i < 5; i++) process.kill(pid, "SIGTERM");
        },
        code: 143,
      },
    ];
    it.each(endings)("$name", async ({ end, code }) => {
      const pty = shell(compared);
      await pty.waitFor(/ready 80x24/);
      await end(pty);
      const text = await pty.waitFor(/same/);
      expect(text).toContain(`code ${code}`);
      expect(text).not.toContain("ready");
      expect(count(pty.raw(), takeOver)).toBe(1);
      expect(count(pty.raw(), giveBack)).toBe(1);
      expect(await pty.exited).toEqual({ exitCode: 0, signal: 0 });
    });

    it("shows an uncaught exception on the screen that remains", async () => {
      const pty = shell('"$@"; echo ended');
      await pty.waitFor(/ready/);
      pty.write("x");
      expect(await pty.waitFor(/ended/)).toContain("Error: boom");
    });

    it("after the terminal was closed, without a crash", async () => {
      const log = join(folder, "log");
      const pty = start({ command: process.execPath, args: [script], env: { LOG: log, DEAF: "1" } });
      await pty.waitFor(/ready/);
      pty.hangUp();
      // SIGHUP may still end it in the moment when Node no longer listens; a crash would be exit code 1.
      expect((await pty.exited).exitCode).toBe(0);
      expect(readFileSync(log, "utf8")).toBe("gone\n");
    });
  });

  describe("at the prompt", () => {
    it("shows no keys that were pressed for the form", async () => {
      const pty = await interactiveShell();
      pty.write("$NODE $SCRIPT; echo en''ded\r");
      await pty.waitFor(/ready/);
      pty.write("q");
      pty.write("late\r\x1b[27u");
      await expectEmptyPrompt(pty);
    });

    it("shows no keys that were pressed while the form was about to exit", async () => {
      const pty = await interactiveShell();
      pty.write("$NODE $SCRIPT; echo en''ded\r");
      await pty.waitFor(/ready/);
      pty.write("b");
      await pty.waitFor(/got "b"/);
      pty.write("late\r\x1b[27u");
      writeFileSync(join(folder, "go"), "");
      await expectEmptyPrompt(pty);
    });

    it("shows no release that a terminal sends unasked, late", async () => {
      const pty = await interactiveShell();
      pty.write("$NODE $SCRIPT; echo en''ded\r");
      await pty.waitFor(/ready/);
      pty.write("\x1b[113;1:1u");
      await pty.waitFor(/got/);
      pty.write("q");
      await pty.waitFor(/^prompt> \$NODE/);
      pty.write("\x1b[113;1:3u");
      await expectEmptyPrompt(pty);
    });
  });

  describe("stops and continues", () => {
    it.each([
      { by: "Ctrl+Z", stop: (pty: Pty) => pty.write("\x1a") },
      { by: "SIGTSTP from outside", stop: async (pty: Pty) => process.kill(await scriptPid(pty), "SIGTSTP") },
      { by: "SIGSTOP", stop: async (pty: Pty) => process.kill(await scriptPid(pty), "SIGSTOP") },
    ])("with $by and fg", async ({ by, stop }) => {
      const pty = await interactiveShell();
      pty.write(`stty -a > before; $NODE $SCRIPT\r`);
      await pty.waitFor(/ready/);
      for (const round of [1, 2]) {
        await stop(pty);
        await pty.waitFor(/Stopped[^\n]*\nprompt> $/);
        pty.write("stty -a > during; cmp before during && echo sa''me\r");
        await pty.waitFor(/^same\nprompt> $/m);
        pty.write("fg\r");
        await pty.waitFor(new RegExp(`(resumed[^]*){${round}}`));
      }
      pty.write("k");
      await pty.waitFor(/got "k"/);
      pty.write("q");
      await pty.waitFor(/finished\nprompt> $/);
      pty.write("clear; stty -a > after; cmp before after && echo sa''me\r");
      await pty.waitFor(/^same$/m);
      expect(count(pty.raw(), takeOver)).toBe(3);
      expect(count(pty.raw(), giveBack)).toBe(3);
      expect(by).toBeDefined();
    });

    it("together with the program that started it", async () => {
      const pty = await interactiveShell();
      pty.write(`sh -c "$NODE $SCRIPT; echo wrapper went on"\r`);
      await pty.waitFor(/ready/);
      pty.write("\x1a");
      await pty.waitFor(/Stopped[^\n]*\nprompt> $/);
      pty.write("fg\r");
      await pty.waitFor(/resumed/);
      pty.write("q");
      await pty.waitFor(/finished\nwrapper went on\nprompt> $/);
    });

    it("and goes on where no shell could continue it", async () => {
      const pty = start({ command: process.execPath, args: [script] });
      await pty.waitFor(/ready/);
      pty.write("\x1a");
      await pty.waitFor(/resumed/);
      pty.write("q");
      expect(await pty.exited).toEqual({ exitCode: 0, signal: 0 });
    });
  });

  it("is looked at only when a frame is whole", async () => {
    const pty = shell("printf '\\033[?2026hhalf\\n'; read go; printf 'whole\\n\\033[?2026l'");
    const screen = pty.waitFor(/half/);
    pty.write("\r");
    expect(await screen).toMatch(/whole/);
  });

  it("tells each change of the window, and signals without a change", async () => {
    const pty = start({ command: process.execPath, args: [script] });
    await pty.waitFor(/ready/);
    pty.resize(60, 20);
    await pty.waitFor(/resized 60x20/);
    pty.kill("SIGWINCH");
    await pty.waitFor(/(resized 60x20\s*){2}/);
  });

  describe("is found", () => {
    const redirected = [
      { name: "with stdin and stdout as pipes", line: 'echo data | "$@" | cat > out' },
      { name: "with all standard streams elsewhere", line: '"$@" < /dev/null > out 2> errors' },
      { name: "with data typed on stdin", line: 'STDIN_TAKEN=1 "$@" > out' },
    ];
    it.each(redirected)("$name", async ({ line }) => {
      const pty = shell(`stty -a > before; ${line}; stty -a > after; cmp before after && echo same`);
      await pty.waitFor(/ready 80x24/);
      pty.resize(70, 22);
      await pty.waitFor(/resized 70x22/);
      pty.write("k");
      await pty.waitFor(/got "k"/);
      pty.write("q");
      await pty.waitFor(/differ|same/);
      expect(readFileSync(join(folder, "out"), "utf8")).toBe("finished\n");
    });

    it("only where there is one", async () => {
      const alone = spawn(process.execPath, [script], { detached: true, stdio: ["ignore", "pipe", "pipe"] });
      expect(await text(alone.stdout)).toBe("no terminal\n");
    });
  });
});
