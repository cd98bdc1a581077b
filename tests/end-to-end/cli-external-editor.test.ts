import { execFileSync } from "node:child_process";
import { mkdirSync, readdirSync } from "node:fs";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { choice, keys, modesLeftOn, press, setUpCli, shows } from "../helpers/cli.ts";
import type { Pty, PtyOptions } from "../helpers/pty.ts";

const { enter, ctrlC, ctrlG, ctrlZ, right } = keys;

const form = { questions: [{ id: "why", prompt: "Why?", type: "text" }, choice("which", "Which one?")] };
const fullScreen = [
  "old=$(stty -g); stty raw -echo",
  `printf '\\033[?1049h\\033[2J\\033[H\\033[?1000h\\033[?25lFULL SCREEN EDITOR'`,
  'while key=$(dd bs=1 count=1 2>/dev/null); [ "$key" != q ]; do printf "%s" "$key" >> "$1"; printf "%s" "$key"; done',
  `printf '\\033[?1000l\\033[?25h\\033[?1049l'; stty "$old"`,
].join("\n");

describe("the person's own editor from the terminal", { timeout: 60_000 }, () => {
  const cli = setUpCli();
  beforeEach(() => {
    mkdirSync(cli.path("tmp"));
    cli.write("form.json", form);
  });

  /** Shell lines as an editor; `"$1"` is the file. */
  const editor = (lines: string) => ({
    TMPDIR: cli.path("tmp"),
    EDITOR: `sh "${cli.write("my editor.sh", lines)}"`,
  });
  const textsLeft = () => readdirSync(cli.path("tmp")).filter((name) => name.startsWith("ask-form-"));
  const typing = async (lines: string, options: Partial<PtyOptions> = {}) => {
    const pty = cli.ask(form, { ...options, env: editor(lines) });
    await press(pty, ["", /Why\?/], ["typed", /│ typed/]);
    return pty;
  };
  const submit = async (pty: Pty) => {
    await press(pty, [enter, /Which one/], [right, /Submit sends/], [enter, /✓ Q1/]);
    expect((await pty.exited).exitCode).toBe(0);
    expect(textsLeft()).toEqual([]);
    return cli.details().answers.why?.customText;
  };

  it("gives back what was written there, and the form is open as it was", async () => {
    const pty = await typing('printf " and more\\nin two lines\\n" >> "$1"');
    await press(pty, [ctrlG, /│ typed and more\n[^\n]*│ in two lines/], ["!", /two lines!/]);
    expect(await submit(pty)).toBe("typed and more\nin two lines!");
    expect(modesLeftOn(pty.raw())).toEqual([]);
  });

  it("takes a note, and what was chosen stays", async () => {
    const pty = cli.ask(form, { env: editor('basename "$1" >> "$1"') });
    await press(pty, ["", /Why\?/], [right, /❯ 1/], ["2", /Submit sends/], ["\x1b[D", /\(•\) Beta/]);
    await press(pty, ["N", /Note on the question/], [ctrlG, /│ note\.md/], [enter, /✎ note\.md/]);
    await press(pty, ["", /\(•\) Beta/], [right, /Submit sends/], [enter, /✓ Q2: Beta/]);
    await pty.exited;
    expect(cli.details().answers.which).toMatchObject({ values: ["b"], note: "note.md" });
  });

  it.each([
    { name: "fails", lines: 'echo lost >> "$1"; exit 1', notice: /(EDITOR|editor) failed/ },
    { name: "removes the file", lines: 'rm "$1"', notice: /saved file can't be read/ },
    { name: "saves too much", lines: 'head -c 2000000 /dev/zero > "$1"', notice: /over 1 MiB/ },
  ])("changes nothing where it $name, and the form says so", async ({ lines, notice }) => {
    const pty = await typing(lines);
    await press(pty, [ctrlG, notice], ["!", shows(/│ typed!/, { not: notice })]);
    expect(await submit(pty)).toBe("typed!");
  });

  it("has to be set", async () => {
    const pty = cli.ask(form);
    await press(pty, ["", /Why\?/], ["typed", /│ typed/], [ctrlG, /Set \$VISUAL or \$EDITOR/]);
    expect(pty.raw().match(/\x1b\[\?1049h/g)).toHaveLength(1);
    expect(await submit(pty)).toBe("typed");
  });

  it("has the terminal for itself, and the form draws all anew for the window that there is then", async () => {
    const pty = await typing(fullScreen);
    await press(pty, [ctrlG, /^FULL SCREEN EDITOR$/], ["abc\r", /EDITORabc/]);
    pty.resize(60, 16);
    await press(pty, ["d", /^dULL/], ["q", shows(/Why\?/, /│ typedabc/, { not: /FULL SCREEN/ })]);
    const screen = await pty.screen();
    expect(screen).toHaveLength(16);
    expect(Math.max(...screen.map((line) => line.length))).toBeLessThanOrEqual(60);
    expect(await submit(pty)).toBe("typedabc\nd");
    expect(modesLeftOn(pty.raw())).toEqual([]);
  });

  it("has Ctrl+C for itself, and keeps what was typed but not read from the form", async () => {
    const lines = [
      "trap 'echo caught' INT; echo READY",
      'read -r one || read -r one; echo "$one" > "$1"; echo "got $one"',
      `while [ ! -e "${cli.path("go")}" ]; do sleep 0.05; done`,
    ].join("\n");
    const pty = await typing(lines);
    await press(pty, [ctrlG, /READY/], [ctrlC, /caught/], ["line\r", /got line/]);
    // Nobody reads these: a whole line, and a part of one.
    await press(pty, ["1\r2", /got line\n1\n2/]);
    cli.write("go", "");
    await press(pty, ["", shows(/Why\?/, /│ line *\n/)], ["!", /│ line! *\n/]);
    expect(await submit(pty)).toBe("line!");
  });

  it.each([
    { name: "stdin is a pipe", line: 'cat form.json | "$NODE" "$ASK" - > out.json' },
    { name: "both are pipes", line: 'cat form.json | "$NODE" "$ASK" - | cat > out.json' },
    {
      name: "every stream is redirected",
      line: '"$NODE" "$ASK" form.json < /dev/null > out.json 2> err.txt',
    },
  ])("gets every key where $name", async ({ line }) => {
    const lines = 'echo "READY $(cat "$1")"; read -r one; read -r two; echo "$one $two" > "$1"';
    const pty = cli.shell(`stty -a > before; ${line}; echo "code $?"; stty -a > after`, {
      env: editor(lines),
    });
    await press(pty, ["", /Why\?/], ["x", /│ x/], [ctrlG, /READY x/]);
    await press(pty, ["first\r", /first/], ["second\r", /│ first second/]);
    await press(pty, [ctrlG, /READY first second/], ["third\r", /third/], ["fourth\r", /│ third fourth/]);
    await press(pty, [enter, /Which one/], [right, /Submit sends/], [enter, /code 0/]);
    await pty.exited;
    expect(cli.details().answers.why?.customText).toBe("third fourth");
    expect(cli.read("after")).toBe(cli.read("before"));
  });

  it("is ended with the form, and the terminal is what it was", async () => {
    // The editor is a child of a script, and puts nothing in order.
    const script = cli.write("full screen.sh", `echo $$ > "${cli.path("pid")}"\n${fullScreen}`);
    const run = `stty -a > before; "$NODE" "$ASK" form.json -o out.json & pid=$!; echo $pid > form.pid`;
    const pty = cli.shell(`set -m; ${run}; fg > /dev/null; echo "code $?"; stty -a > after`, {
      env: editor(`sh "${script}" "$1"; exit 0`),
    });
    await press(pty, ["", /Why\?/], ["typed", /│ typed/], [ctrlG, /FULL SCREEN EDITOR/]);
    process.kill(Number(cli.read("form.pid")), "SIGTERM");
    await pty.waitFor(/code 143/);
    await pty.exited;
    expect(cli.details()).toMatchObject({ outcome: "aborted", answers: { why: { customText: "typed" } } });
    expect(cli.read("after")).toBe(cli.read("before"));
    expect(modesLeftOn(pty.raw())).toEqual([]);
    await vi.waitFor(() => expect(() => process.kill(Number(cli.read("pid")), 0)).toThrow(), 10_000);
    expect(textsLeft()).toEqual([]);
  });

  it("may take its time: the form waits for keys only while it can get them", async () => {
    const pty = cli.ask(form, { flags: ["--timeout", "1"], env: editor('sleep 2; echo later > "$1"') });
    await press(pty, ["", /Why\?/], ["typed", /│ typed/], [ctrlG, /│ later/]);
    expect((await pty.exited).exitCode).toBe(124);
    expect(cli.details()).toMatchObject({ outcome: "timed-out", answers: { why: { customText: "later" } } });
  });

  it("can be stopped with the form, and both go on", async () => {
    const lines = `echo $$ > "${cli.path("pid")}"; echo READY; read -r one; echo "$one" > "$1"`;
    const pty = await cli.interactiveShell({ env: editor(lines) });
    pty.write('"$NODE" "$ASK" form.json -o out.json\r');
    await press(pty, ["", /Why\?/], ["typed", /│ typed/], [ctrlG, /READY/]);
    await press(pty, [ctrlZ, /Stopped[^\n]*(?:\n[^\n]*)?\nprompt> $/]);
    // Until the system has come to stop it, it still gets what is typed.
    const stateOf = (pid: string) => execFileSync("ps", ["-o", "stat=", "-p", pid], { encoding: "utf8" });
    await vi.waitFor(() => expect(stateOf(cli.read("pid").trim())).toMatch(/^T/), 10_000);
    await press(pty, ["echo he''re\r", /^here\nprompt> $/m]);
    await press(pty, ["fg\r", /prompt> fg\n[^\n]+/], ["back\r", shows(/│ back/, { not: /prompt>/ })]);
    await press(
      pty,
      [enter, /Which one/],
      [right, /Submit sends/],
      [enter, /✓ Q1: \(wrote\) back[\s\S]*prompt> $/],
    );
    expect(cli.details().answers.why?.customText).toBe("back");
  });
});
