import { existsSync, mkdirSync, openSync, readFileSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { afterEach, describe, expect, it, vi } from "vitest";
import { createExternalEditor } from "../../src/host/external-editor.ts";
import { scratchFolder } from "../helpers/scratch-folder.ts";

const nothing = openSync("/dev/null", "r+");
const terminal = { inputFd: nothing, outputFd: nothing };

describe("the person's own editor", { timeout: 30_000 }, () => {
  const { path } = scratchFolder();
  afterEach(() => vi.unstubAllEnvs());

  /** Shell lines as a program of their own; `"$1"` is the file. */
  const program = (lines: string, name = "editor.sh") => {
    writeFileSync(path(name), `#!/bin/sh\n${lines}\n`, { mode: 0o755 });
    return path(name);
  };
  const open = (env: Record<string, string>, signal = new AbortController().signal) =>
    createExternalEditor({
      terminal,
      lend: (work) => work(),
      signal,
      env: { PATH: process.env.PATH, OUT: path("out"), ...env },
    });
  const edit = (lines: string, text = "before") => open({ EDITOR: program(lines) })(text, "answer");
  const out = () => readFileSync(path("out"), "utf8").trim().split("\n");

  it("gives back what was saved", async () => {
    expect(await edit('printf " and after" >> "$1"')).toEqual({ kind: "edited", text: "before and after" });
    expect(await edit('printf "äöü 日本 😀" > "$1"')).toEqual({ kind: "edited", text: "äöü 日本 😀" });
    expect(await edit(': > "$1"')).toEqual({ kind: "edited", text: "" });
  });

  it("is $VISUAL, else $EDITOR, where these hold more than blanks", async () => {
    const visual = program('printf visual > "$1"', "visual.sh");
    const editor = program('printf editor > "$1"');
    expect(await open({ VISUAL: visual, EDITOR: editor })("", "note")).toMatchObject({ text: "visual" });
    expect(await open({ VISUAL: " ", EDITOR: editor })("", "note")).toMatchObject({ text: "editor" });
    const lend = vi.fn();
    const none = createExternalEditor({ terminal, lend, signal: new AbortController().signal, env: {} });
    expect(await none("", "note")).toEqual({ kind: "failed", fault: "no-editor" });
    expect(lend).not.toHaveBeenCalled();
  });

  it("may have arguments and a name with blanks, and the shell never reads the name of the file", async () => {
    const folder = path(`it's "$(touch ${path("touched")})" \`;&`);
    mkdirSync(folder, { recursive: true });
    vi.stubEnv("TMPDIR", folder);
    program('printf "%s\\n" "$#" "$1" "$2" > "$OUT"; printf after > "$3"', "my editor");
    const visual = `"${path("my editor")}" -x 'two words'`;
    expect(await open({ VISUAL: visual })("before", "answer")).toEqual({ kind: "edited", text: "after" });
    expect(out()).toEqual(["3", "-x", "two words"]);
    expect(existsSync(path("touched"))).toBe(false);
  });

  it.each([
    ["one\\n", "one"],
    ["one", "one"],
    ["one\\n\\n", "one\n"],
    ["one\\r\\ntwo\\r\\n", "one\ntwo"],
    ["one\\rtwo", "one\ntwo"],
    ["\\357\\273\\277one\\n", "one"],
  ])("reads %j as %j", async (saved, text) => {
    expect(await edit(`printf '${saved}' > "$1"`)).toEqual({ kind: "edited", text });
  });

  it("gives back what was left alone to the letter", async () => {
    expect(await edit("true", "line\n\n")).toEqual({ kind: "edited", text: "line\n\n" });
  });

  it.each([
    { name: "says that it failed", lines: "exit 1", fault: "editor-failed" },
    { name: "is killed", lines: "kill -9 $$", fault: "editor-failed" },
    { name: "removes the file", lines: 'rm "$1"', fault: "text-unreadable" },
    { name: "writes what is no text", lines: 'printf "\\377\\376\\000" > "$1"', fault: "text-unreadable" },
    { name: "leaves a folder", lines: 'rm "$1"; mkdir "$1"', fault: "text-unreadable" },
    { name: "leaves a pipe", lines: 'rm "$1"; mkfifo "$1"', fault: "text-unreadable" },
    {
      name: "saves too much",
      lines: 'head -c 1048577 /dev/zero | tr "\\0" x > "$1"',
      fault: "text-too-large",
    },
  ])("gives nothing back where it $name", async ({ lines, fault }) => {
    expect(await edit(lines)).toEqual({ kind: "failed", fault });
  });

  it("gives back a text of the largest size", async () => {
    const visit = await edit('head -c 1048576 /dev/zero | tr "\\0" x > "$1"');
    expect(visit).toEqual({ kind: "edited", text: "x".repeat(1048576) });
  });

  it("gives nothing back where it can't be started, or the text can't be written", async () => {
    const failed = { kind: "failed", fault: "editor-failed" };
    expect(await open({ EDITOR: path("no such program") })("", "answer")).toEqual(failed);
    vi.stubEnv("TMPDIR", path("no such folder"));
    expect(await edit("true")).toEqual(failed);
  });

  it.each(["answer", "note"] as const)("has a file for the %s that nobody else can read", async (kind) => {
    const look = 'stat -c "%n %a" "$1" > "$OUT"; stat -c %a "$(dirname "$1")" >> "$OUT"; touch "$1~"';
    await open({ EDITOR: program(look) })("secret", kind);
    const [file = "", folderMode] = out();
    expect(file).toMatch(new RegExp(`/${kind}\\.md 600$`));
    expect(folderMode).toBe("700");
    expect(existsSync(dirname(file))).toBe(false);
  });

  it("is ended with all that it started, and leaves no file", async () => {
    mkdirSync(path("tmp"));
    vi.stubEnv("TMPDIR", path("tmp"));
    const closing = new AbortController();
    const lines = 'sh -c \'trap "" TERM; echo $$ > "$OUT.new"; mv "$OUT.new" "$OUT"; sleep 1000; :\'; :';
    const visit = open({ EDITOR: program(lines) }, closing.signal)("", "answer");
    await vi.waitFor(() => expect(existsSync(path("out"))).toBe(true), 10_000);
    closing.abort();
    expect(await visit).toEqual({ kind: "failed", fault: "editor-failed" });
    await vi.waitFor(() => expect(() => process.kill(Number(out()[0]), 0)).toThrow(), 10_000);
    expect(await open({ EDITOR: program("true") }, closing.signal)("", "answer")).toEqual({
      kind: "failed",
      fault: "editor-failed",
    });
    expect(existsSync(path("tmp"))).toBe(true);
  });

  it("keeps Ctrl+C for itself, and what listens for it listens again afterwards", async () => {
    const heard: string[] = [];
    const always = () => heard.push("always");
    process.on("SIGINT", always);
    process.once("SIGINT", () => heard.push("once"));
    const editor = createExternalEditor({
      terminal,
      lend: async (work) => {
        const visit = work();
        process.emit("SIGINT");
        return visit;
      },
      signal: new AbortController().signal,
      env: { PATH: process.env.PATH, EDITOR: program('printf after > "$1"') },
    });
    expect(await editor("", "answer")).toEqual({ kind: "edited", text: "after" });
    expect(heard).toEqual([]);
    process.emit("SIGINT");
    process.emit("SIGINT");
    process.off("SIGINT", always);
    expect(heard).toEqual(["always", "once", "always"]);
  });
});
