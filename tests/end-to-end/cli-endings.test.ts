import { describe, expect, it } from "vitest";
import { choice, keys, modesLeftOn, press, setUpCli } from "../helpers/cli.ts";
import type { Pty } from "../helpers/pty.ts";

const { enter, right } = keys;

describe("a form that somebody else ends", { timeout: 30_000 }, () => {
  const cli = setUpCli();

  const form = { questions: [choice("which", "Which one?"), { id: "why", prompt: "Why?", type: "text" }] };
  const which = { values: ["b"], labels: ["Beta"], indices: [2] };
  /** The program alone in a terminal, its result redirected, in the middle of typing an answer. */
  const halfway = async (flags = "") => {
    cli.write("form.json", form);
    const pty = cli.shell(`exec "$NODE" "$ASK" form.json ${flags} > out.json`);
    await press(pty, ["", /❯ 1/], ["2", /Why\?[\s\S]*│/], ["half", /│ half/]);
    return pty;
  };
  const expectRestored = (pty: Pty) => {
    expect(pty.raw()).toMatch(/Ended\.\r\n$/);
    expect(modesLeftOn(pty.raw())).toEqual([]);
  };

  it.each([
    { signal: "SIGTERM", code: 143 },
    { signal: "SIGHUP", code: 129 },
    { signal: "SIGINT", code: 130 },
  ] as const)("gives what it has on $signal", async ({ signal, code }) => {
    const pty = await halfway();
    pty.kill(signal);
    expect(await pty.exited).toEqual({ exitCode: code, signal: 0 });
    expect(cli.details()).toMatchObject({
      cancelled: true,
      mode: "submit",
      outcome: "aborted",
      answers: { which },
    });
    expectRestored(pty);
  });

  it("is not hurt by a signal that comes several times", async () => {
    const pty = await halfway();
    for (let i = 0; i < 5; i++) pty.kill("SIGTERM");
    expect(await pty.exited).toEqual({ exitCode: 143, signal: 0 });
    expect(cli.details().outcome).toBe("aborted");
    expectRestored(pty);
  });

  it("gives what it has when the window is closed", async () => {
    const pty = await halfway();
    pty.hangUp();
    // A second signal, on its way already, may be what ends it: a shell sees the same.
    const { exitCode, signal } = await pty.exited;
    expect(signal === 0 ? exitCode : 128 + signal).toBe(129);
    expect(cli.details()).toMatchObject({ outcome: "aborted", answers: { which } });
  });

  it("writes a whole file on a signal", async () => {
    const pty = await halfway("-o result.json");
    pty.kill("SIGTERM");
    await pty.exited;
    expect(cli.details("result.json").outcome).toBe("aborted");
    expect(cli.files().sort()).toEqual(["form.json", "out.json", "result.json"]);
  });

  it("gives what it has when nobody presses a key for so long", async () => {
    cli.write("form.json", form);
    const pty = cli.shell('exec "$NODE" "$ASK" form.json --timeout 1.5 > out.json');
    await press(pty, ["", /❯ 1/], ["2", /Why\?[\s\S]*│/], ["", /^Timed out\.$/m]);
    expect((await pty.exited).exitCode).toBe(124);
    expect(cli.details()).toMatchObject({ cancelled: true, outcome: "timed-out", answers: { which } });
  });

  it.each([
    { name: "its time is up", flags: "--timeout 1", end: () => {} },
    { name: "SIGTERM ends it", flags: "", end: (pty: Pty) => pty.kill("SIGTERM") },
  ])("keeps what was being typed when $name", async ({ flags, end }) => {
    const pty = await halfway(flags);
    end(pty);
    await pty.exited;
    expect(cli.details().answers).toMatchObject({ which, why: { customText: "half" } });
  });

  it("tells a model that what is there is no answer", async () => {
    const pty = await halfway("--format text");
    pty.kill("SIGTERM");
    await pty.exited;
    expect(cli.read("out.json")).toMatch(/^[^\n]+ended[^\n]+not an answer:\nQ1: Beta\nQ2: half\n$/);
  });

  it("can be a program that waits for it in a shell", async () => {
    cli.write("form.json", form);
    const pty = await cli.interactiveShell();
    pty.write('x=$("$NODE" "$ASK" form.json); echo "code $?"\r');
    await press(pty, ["", /❯ 1/], ["2", /Why\?/], [right, /Submit sends/], [enter, /^code 0\nprompt> $/m]);
    pty.write('printf %s "$x" > out.json; echo writ""ten\r');
    await press(pty, ["", /^written$/m]);
    expect(cli.details().answers).toEqual({ which });
  });
});
