import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { describe, expect, it, vi } from "vitest";
import { keys, press, root, shows } from "../helpers/cli.ts";
import type { Pi } from "../helpers/pi/pi.ts";
import { setUpPi } from "../helpers/pi/set-up-pi.ts";
import { scratchFolder } from "../helpers/scratch-folder.ts";

const { enter, down, ctrlC, ctrlG } = keys;

const options = [{ value: "a", label: "Alpha" }];
const form = { questions: [{ id: "why", label: "Why", prompt: "Why so?", options }] };
const script = [{ calls: [{ name: "ask_user", args: form }] }, "Thank you."];

describe("the person's own editor in real Pi", { timeout: 60_000 }, () => {
  const pi = setUpPi({ extension: root });
  const { path } = scratchFolder();

  /** Pi with an editor of shell lines, where `"$1"` is the file, and a form with a text that was typed. */
  const open = async (lines: string | undefined) => {
    mkdirSync(path("tmp"));
    writeFileSync(path("my editor.sh"), lines ?? "");
    const editor = lines === undefined ? {} : { VISUAL: `sh "${path("my editor.sh")}"` };
    const session = await pi.start({ script, env: { TMPDIR: path("tmp"), ...editor } });
    session.prompt("Ask me");
    await press(session.pty, ["", /esc cancel/], [down, /esc close/], ["typed", /│ typed/]);
    return session;
  };
  const textsLeft = () => readdirSync(path("tmp")).filter((name) => name.startsWith("ask-form-"));
  const submit = async ({ pty, toolResult }: Pi) => {
    await press(pty, [enter, /Ready\?/]);
    pty.write(enter);
    return toolResult("ask_user");
  };

  it("gives back what was written there, and Pi goes on", async () => {
    const session = await open('printf " and more\nin two lines\n" >> "$1"');
    await press(
      session.pty,
      [ctrlG, shows(/│ typed and more\n[^\n]*│ in two lines/, /esc close/)],
      ["!", /two lines!/],
    );
    expect(await submit(session)).toBe("Why: typed and more\nin two lines!");
    await session.pty.waitFor(/Thank you\./);
    expect(textsLeft()).toEqual([]);
    expect(await session.quit()).toBe(0);
  });

  it("has the terminal, its keys and Ctrl+C for itself", async () => {
    const lines = [
      "trap 'echo caught' INT; printf '\\033[2J\\033[HYOUR EDITOR\\n'",
      'read -r one || read -r one; echo "$one" > "$1"; echo "got $one"',
      `while [ ! -e "${path("go")}" ]; do sleep 0.05; done`,
    ];
    const session = await open(lines.join("\n"));
    await press(session.pty, [ctrlG, shows(/YOUR EDITOR/, { not: /Why so/ })], [ctrlC, /caught/]);
    await press(session.pty, ["line\r", /got line/], ["1\r2", /\n1\n2/]);
    session.pty.resize(70, 20);
    writeFileSync(path("go"), "");
    await press(session.pty, ["", shows(/Why so/, /│ line *\n/, /esc close/)], ["!", /│ line! *\n/]);
    expect(await submit(session)).toBe("Why: line!");
    await session.pty.waitFor(/Thank you\./);
    expect(await session.quit()).toBe(0);
  });

  it("changes nothing where it fails", async () => {
    const failing = await open('echo lost > "$1"; exit 1');
    await press(failing.pty, [ctrlG, shows(/(EDITOR|editor) failed/, /│ typed/)]);
    expect(await submit(failing)).toBe("Why: typed");
  });

  it("has to be set", async () => {
    const session = await open(undefined);
    await press(session.pty, [ctrlG, shows(/Set \$VISUAL or \$EDITOR/, /│ typed/)]);
    expect(await submit(session)).toBe("Why: typed");
  });

  it("is ended with Pi", async () => {
    const script = path("full screen.sh");
    const ready = `echo $$ > "${path("pid")}"; stty raw -echo; printf '\\033[2J\\033[HYOUR EDITOR'`;
    writeFileSync(script, `${ready}; while :; do sleep 0.1; done`);
    const session = await open(`sh "${script}" "$1"`);
    await press(session.pty, [ctrlG, /YOUR EDITOR/]);
    session.pty.kill("SIGTERM");
    await session.pty.exited;
    const editor = Number(readFileSync(path("pid"), "utf8"));
    await vi.waitFor(() => expect(() => process.kill(editor, 0)).toThrow(), 10_000);
    expect(textsLeft()).toEqual([]);
  });
});
