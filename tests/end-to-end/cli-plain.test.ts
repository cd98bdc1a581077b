import { spawn } from "node:child_process";
import { text } from "node:stream/consumers";
import { describe, expect, it } from "vitest";
import { choice, press, program, releaseForm, runCli, setUpCli } from "../helpers/cli.ts";
import type { Pty } from "../helpers/pty.ts";

describe("the plain mode", { timeout: 30_000 }, () => {
  const cli = setUpCli();

  const form = {
    title: "Two questions",
    questions: [choice("which", "Which one?"), { id: "why", prompt: "Why, **really**?", type: "text" }],
  };
  const which = { values: ["b"], labels: ["Beta"], indices: [2] };
  const why = { values: ["because"], labels: ["because"], indices: [], customText: "because" };
  const plain = (input: string, flags: readonly string[] = []) =>
    runCli([cli.write("form.json", form), "--plain", ...flags], { input });

  describe("through pipes", () => {
    it("asks, reviews and submits without any escape sequence", async () => {
      const { code, stdout, stderr } = await plain("2\nbecause\n1\n");
      expect(code).toBe(0);
      expect(JSON.parse(stdout)).toMatchObject({ outcome: "submitted", answers: { which, why } });
      expect(stderr).toMatch(
        /^Two questions\n\nQuestion 1 of 2\nWhich one\?\n1\. Alpha\n2\. Beta\n3\. Gamma\n/,
      );
      expect(stderr).toMatch(/\nAnswered: Beta\n\nQuestion 2 of 2\n[\s\S]*\nAnswered: because\n\nReview\n/);
      expect(stderr).toMatch(/\nSubmitted\.\nTwo questions\n {2}Which one\?\n {4}✓ Q1: Beta\n/);
      expect(stderr).toContain("  Why, **really**?\n    ✓ Q2: (wrote) because\n");
      expect(stderr).not.toContain("\x1b");
    });

    it("gives what the same answers give in a file", async () => {
      const { stdout } = await plain(":note all\n:note 2 this\r\n2\r\nbecause\r\nelaborate\r\n");
      const answers = {
        which: { values: ["b"], note: "all", optionNotes: { b: "this" } },
        why: { customText: "because" },
      };
      const given = cli.write("given.json", { mode: "elaborate", answers });
      const fromFile = await runCli([cli.path("form.json"), "--answers", given]);
      expect(JSON.parse(stdout)).toEqual(JSON.parse(fromFile.stdout));
    });

    it("knows every command, and writes plain text only", async () => {
      const lines = [
        ":help :help :bogus :back 9 0 1,2 :note :go :own \x1b[A :clear :review 4 perhaps :note :back".split(
          " ",
        ),
        [
          ":note on \x1b[31mred",
          ":note 2 why \x1b]0;x\x07not",
          ":note 9 x",
          "",
          ":back",
          ":go 1",
          "\x1b[Cown",
        ],
        [":elaborate"],
      ].flat();
      const { code, stdout, stderr } = await runCli([releaseForm, "--plain"], { input: lines.join("\n") });
      expect(code).toBe(0);
      expect(JSON.parse(stdout)).toMatchObject({ mode: "elaborate", outcome: "elaborated" });
      expect(stdout + stderr).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f]|\\u001b/);
      expect(stderr).toMatch(/no command :bogus[\s\S]*no option 9[\s\S]*no option 0[\s\S]*takes one answer/);
    });

    it("cleans what it is given", async () => {
      const poisoned = {
        title: "\x1b[?1049hTitle",
        questions: [
          {
            id: "q",
            label: "T\x1b[1mab",
            prompt: "Pay \x1b[31mnow\x1b[0m?\x1b]0;pwned\x07",
            type: "preview",
            options: [{ value: "v\x1b[6n", label: "OK\x1bc", description: "\x9b2Jd", preview: "x\x1b[10Ay" }],
          },
        ],
      };
      const file = cli.write("form.json", poisoned);
      const { stdout, stderr } = await runCli([file, "--plain"], { input: "1\n1\n" });
      expect(stderr).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f]|pwned/);
      expect(stderr).toContain("Pay now?\n1. OK\n   d\n   Preview:\n   xy\n");
      expect(stdout).not.toContain("\x1b");
      expect(JSON.parse(stdout).answers.q.values).toEqual(["v\x1b[6n"]);
    });

    it("cancels where the input ends, and keeps what there is", async () => {
      const { code, stdout, stderr } = await plain("2\n");
      expect(code).toBe(130);
      expect(JSON.parse(stdout)).toMatchObject({ cancelled: true, outcome: "cancelled", answers: { which } });
      expect(stderr).toMatch(/\nCancelled\.\n$/);
    });

    it.each([
      { name: ":cancel", input: "2\n:cancel\nx\n:submit\n", code: 130, outcome: "cancelled" },
      { name: ":submit at once", input: ":submit", code: 0, outcome: "submitted" },
      { name: "a word on the review", input: ":review\nElaborate\n", code: 0, outcome: "elaborated" },
    ])("ends with $name", async ({ input, code, outcome }) => {
      const run = await plain(input);
      expect(run.code).toBe(code);
      expect(JSON.parse(run.stdout).outcome).toBe(outcome);
    });

    it("takes the other options as they are", async () => {
      const run = await plain("2\nbecause\n1\n", ["--format", "text", "-o", cli.path("out.txt"), "--ascii"]);
      expect(run.code).toBe(0);
      expect(run.stdout).toBe("");
      expect(run.stderr).toContain("v Q1: Beta");
      expect(cli.read("out.txt")).toBe("Q1: Beta\nQ2: because\n");
    });

    it("waits from line to line, but no longer than it may", async () => {
      const args = [program, cli.write("form.json", form), "--plain", "--timeout", "1.5"];
      const child = spawn(process.execPath, args, { detached: true });
      const started = Date.now();
      const stdout = text(child.stdout);
      setTimeout(() => child.stdin.write("2\n"), 1000);
      const code = await new Promise((resolve) => child.on("close", resolve));
      child.stdin.destroy();
      expect(Date.now() - started).toBeGreaterThan(2400);
      expect(code).toBe(124);
      expect(JSON.parse(await stdout)).toMatchObject({ outcome: "timed-out", answers: { which } });
    });

    it("gives what it has on a signal", async () => {
      const child = spawn(process.execPath, [program, cli.write("form.json", form), "--plain"], {
        detached: true,
      });
      const stdout = text(child.stdout);
      child.stdin.write("2\n");
      let said = "";
      child.stderr.on("data", (chunk: Buffer) => {
        said += chunk;
        if (!child.killed && said.includes("Question 2 of 2")) child.kill("SIGTERM");
      });
      expect(await new Promise((resolve) => child.on("close", resolve))).toBe(143);
      expect(JSON.parse(await stdout)).toMatchObject({ outcome: "aborted", answers: { which } });
      expect(said).toMatch(/\nEnded\.\n$/);
    });

    it("keeps the answers where what it says can't be written", async () => {
      cli.write("form.json", form);
      const pty = cli.shell(
        `printf '2\\n:submit\\n' | "$NODE" "$ASK" form.json --plain >out.json 2>/dev/full; echo done`,
      );
      await pty.waitFor(/done/);
      expect(cli.details()).toMatchObject({ outcome: "submitted", answers: { which } });
    });

    it("goes on where nobody reads the prompts", async () => {
      cli.write("form.json", form);
      const pty = cli.shell(
        `{ printf '2\\nbecause\\n1\\n' | "$NODE" "$ASK" form.json --plain 2>&1 >out.json | true; }; echo done`,
      );
      await pty.waitFor(/done/);
      expect(cli.details().outcome).toBe("submitted");
    });

    it.each([
      { name: "the questions come from stdin", args: ["-", "--plain"], env: {} },
      { name: "only the environment wants it", args: ["form.json"], env: { INK_SCREEN_READER: "true" } },
    ])("asks nobody without a terminal where $name", async ({ args, env }) => {
      cli.write("form.json", form);
      const input = JSON.stringify(form);
      const { code, stdout, stderr } = await runCli(args, { input, env, cwd: cli.path(".") });
      expect(code).toBe(3);
      expect(stderr).toMatch(/^[^\n]*terminal[^\n]*--answers[^\n]*\n$/);
      expect(JSON.parse(stdout).outcome).toBe("unavailable");
    });
  });

  describe("on a terminal", () => {
    const fill = (pty: Pty) =>
      press(
        pty,
        ["", /Which one\?[\s\S]*:help lists/],
        ["2\r", /^2\nAnswered: Beta\n\nQuestion 2 of 2\n[\s\S]*:help lists/m],
        ["becauss\x7fe\r", /^Answered: because\n\nReview\n[\s\S]*:help lists/m],
        ["1\r", /^code \d+$/m],
      );

    it.each([
      { name: "--plain", line: '"$NODE" "$ASK" form.json --plain > out.json', env: {} },
      { name: "stdout on it", line: '"$NODE" "$ASK" form.json --plain -o out.json', env: {} },
      { name: "TERM=dumb", line: '"$NODE" "$ASK" form.json > out.json', env: { TERM: "dumb" } },
      {
        name: "a screen reader",
        line: '"$NODE" "$ASK" form.json > out.json',
        env: { INK_SCREEN_READER: "true" },
      },
      { name: "a 1 for it", line: '"$NODE" "$ASK" form.json > out.json', env: { INK_SCREEN_READER: "1" } },
      { name: "- < form.json", line: '"$NODE" "$ASK" - --plain < form.json > out.json', env: {} },
      { name: "/dev/stdin", line: 'cat form.json | "$NODE" "$ASK" /dev/stdin --plain > out.json', env: {} },
      {
        name: "TERM=dumb, stdin elsewhere",
        line: '"$NODE" "$ASK" form.json < /dev/null > out.json',
        env: { TERM: "dumb" },
      },
    ])("leaves its modes alone and draws nothing: $name", async ({ line, env }) => {
      cli.write("form.json", form);
      const pty = cli.shell(`stty -a > before; ${line}; echo "code $?"; stty -a > after`, { env });
      await fill(pty);
      await pty.exited;
      expect(pty.raw()).toMatch(/code 0/);
      expect(pty.raw()).not.toContain("\x1b");
      expect(cli.details()).toMatchObject({ outcome: "submitted", answers: { which, why } });
      expect(cli.read("after")).toBe(cli.read("before"));
    });

    it("is read there where only the environment wants it and stderr is elsewhere", async () => {
      cli.write("form.json", form);
      const line = '"$NODE" "$ASK" form.json -o out.json 2>/dev/null; echo "code $?"';
      const pty = cli.shell(line, { env: { INK_SCREEN_READER: "1" } });
      await fill(pty);
      expect(cli.details()).toMatchObject({ outcome: "submitted", answers: { which, why } });
    });

    it("can be answered and left where it was handed over in raw mode", async () => {
      cli.write("form.json", form);
      const pty = cli.shell(
        'stty raw -echo; "$NODE" "$ASK" form.json --plain -o out.json; stty sane; echo "code $?"',
      );
      await press(pty, ["", /Question 1 of 2[\s\S]*:help/], ["2\r", /Answered: Beta[\s\S]*commands\./]);
      pty.write("\x03");
      await pty.exited;
      expect(cli.details()).toMatchObject({ outcome: "cancelled", answers: { which } });
    });

    it("takes no line that the terminal has cut", async () => {
      const pty = cli.ask(form, { flags: ["--plain"] });
      await press(
        pty,
        ["", /Question 1 of 2[\s\S]*:help/],
        [`${"ä".repeat(3000)} END\r`, /A terminal cuts a line after \d+ bytes[\s\S]*Question 1 of 2/],
        ["2\r", /Question 2 of 2[\s\S]*:help/],
      );
      pty.write(":submit\r");
      expect((await pty.exited).exitCode).toBe(0);
      expect(cli.details().answers).toEqual({ which });
    });

    it("is drawn where a screen reader is not wanted", async () => {
      const pty = cli.ask(form, { env: { INK_SCREEN_READER: "false" } });
      await press(pty, ["", /❯ 1\. \( \) Alpha/]);
    });

    it.each([
      { name: "Ctrl+D", key: "\x04" },
      { name: "Ctrl+C", key: "\x03" },
      { name: "Ctrl+C while typing", key: "half\x03" },
    ])("cancels on $name", async ({ key }) => {
      const pty = cli.ask(form, { flags: ["--plain"] });
      await press(pty, ["", /Question 1 of 2[\s\S]*:help/], ["2\r", /Question 2 of 2[\s\S]*:help/]);
      pty.write(key);
      expect((await pty.exited).exitCode).toBe(130);
      expect(await pty.text()).toMatch(/^Cancelled\.$/m);
      expect(cli.details()).toMatchObject({ outcome: "cancelled", answers: { which } });
    });

    it("is aborted when the window is closed", async () => {
      const pty = cli.ask(form, { flags: ["--plain"] });
      await press(pty, ["", /Question 1 of 2[\s\S]*:help/], ["2\r", /Question 2 of 2[\s\S]*:help/]);
      pty.hangUp();
      const { exitCode, signal } = await pty.exited;
      expect(signal === 0 ? exitCode : 128 + signal).toBe(129);
      expect(cli.details()).toMatchObject({ outcome: "aborted", answers: { which } });
    });

    it("can be stopped and brought back", async () => {
      cli.write("form.json", form);
      const pty = await cli.interactiveShell();
      pty.write('"$NODE" "$ASK" form.json --plain > out.json\r');
      await press(
        pty,
        ["", /Question 1 of 2[\s\S]*:help/],
        ["\x1a", /Stopped[\s\S]*prompt> $/],
        ["fg\r", /fg\n[^\n]*out\.json\nQuestion 1 of 2\. Type/],
        ["2\r", /Answered: Beta[\s\S]*Question 2 of 2[\s\S]*:help/],
        [":submit\r", /Submitted\.[\s\S]*prompt> $/],
      );
      expect(cli.details()).toMatchObject({ outcome: "submitted", answers: { which } });
    });

    it("leaves no line to the shell", async () => {
      cli.write("form.json", form);
      const pty = await cli.interactiveShell();
      pty.write('"$NODE" "$ASK" form.json --plain > out.json\r');
      await pty.waitFor(/Question 1 of 2[\s\S]*:help/);
      pty.write(":submit\recho le''aked\recho le''aked\r");
      await pty.waitFor(/Submitted[\s\S]*prompt> $/);
      pty.write("echo al''ive\r");
      expect(await pty.waitFor(/^alive$/m)).not.toMatch(/^leaked$/m);
    });
  });
});
