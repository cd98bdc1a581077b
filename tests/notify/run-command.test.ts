import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { notify } from "../../src/notify/notify.ts";

const module = new URL("../../src/notify/notify.ts", import.meta.url).href;

describe.skipIf(process.platform === "win32")("a command", () => {
  let folder: string;
  let env: Record<string, string | undefined>;
  const pids: number[] = [];
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "notify-"));
    env = { PATH: process.env.PATH, OUT: join(folder, "out") };
  });
  afterEach(() => {
    for (const pid of pids.splice(0)) if (alive(pid)) process.kill(pid, "SIGKILL");
    rmSync(folder, { recursive: true, force: true });
  });

  const run = (command: string, title = "ask-form", message = "Question waiting: x") =>
    notify({ title, message }, [{ type: "command", command }], { write: () => {}, env, spawn });
  /** The whole content, as soon as there is one. */
  const output = (name = "out") =>
    vi.waitFor(
      () => {
        const text = existsSync(join(folder, name)) ? readFileSync(join(folder, name), "utf8") : "";
        expect(text).toMatch(/\n$/);
        return text;
      },
      { timeout: 10_000, interval: 5 },
    );
  const pidIn = async (name: string) => {
    const pid = Number(await output(name));
    pids.push(pid);
    return pid;
  };
  /** From now on the 10 s of a command end when the file `time-is-up` appears. */
  const holdTime = () => {
    const bin = join(folder, "bin");
    const real = execFileSync("sh", ["-c", "command -v sleep"], { encoding: "utf8" }).trim();
    mkdirSync(bin);
    writeFileSync(
      join(bin, "sleep"),
      `#!/bin/sh\necho "$1" >> ${folder}/slept\nwhile [ ! -e ${folder}/time-is-up ]; do ${real} 0.02; done\n`,
    );
    chmodSync(join(bin, "sleep"), 0o755);
    env = { ...env, PATH: `${bin}:${env.PATH}`, SLEEP: real };
    return () => writeFileSync(join(folder, "time-is-up"), "");
  };

  it("gets the texts in its environment, and the environment of the program", async () => {
    env = { ...env, OWN: "own value" };
    run(
      'printf "%s|%s|%s\\n" "$ASK_NOTIFY_TITLE" "$ASK_NOTIFY_MESSAGE" "$OWN" > "$OUT.part"; mv "$OUT.part" "$OUT"',
    );
    expect(await output()).toBe("ask-form|Question waiting: x|own value\n");
  });

  it("is the person's, with all that a shell can; texts are never run", async () => {
    const message = `$(touch ${folder}/ran) \`touch ${folder}/ran\` "; touch ${folder}/ran; ' && \\ %PATH% | > x \n next`;
    run(
      'a="two words"; echo "$a, $ASK_NOTIFY_MESSAGE" | cat > "$OUT.part" && mv "$OUT.part" "$OUT" # done',
      "",
      message,
    );
    expect(await output()).toBe(`two words, ${message.replace(" \n ", " ")}\n`);
    expect(existsSync(join(folder, "ran"))).toBe(false);
  });

  it("has no terminal: a session of its own, and nothing to read from or write to", async () => {
    run(
      'echo noise; echo noise >&2; { echo "$$ $(ps -o sid= -p $$)"; readlink /proc/$$/fd/0 /proc/$$/fd/2; cat; } > "$OUT.part"; mv "$OUT.part" "$OUT"',
    );
    const [ids = "", ...files] = (await output()).trim().split("\n");
    const [pid, session] = ids.trim().split(/\s+/);
    expect(session).toBe(pid);
    if (process.platform === "linux") expect(files).toEqual(["/dev/null", "/dev/null"]);
  });

  it("is ended after 10 s, with everything that it started", async () => {
    const timeIsUp = holdTime();
    run('"$SLEEP" 100 & echo $! > "$OUT-child"; echo $$ > "$OUT-shell"; wait');
    const started = [await pidIn("out-child"), await pidIn("out-shell")];
    expect(await output("slept")).toBe("10\n");
    expect(started.map(alive)).toEqual([true, true]);
    timeIsUp();
    await vi.waitFor(() => expect(started.map(alive)).toEqual([false, false]), {
      timeout: 10_000,
      interval: 5,
    });
  });

  it("doesn't keep the program, and is ended all the same when the program has gone", async () => {
    const timeIsUp = holdTime();
    const code = `
      import { spawn } from "node:child_process";
      import { notify } from ${JSON.stringify(module)};
      const command = 'echo $$ > "$OUT-shell"; exec "$SLEEP" 100';
      notify({ title: "a", message: "b" }, [{ type: "command", command }], { write: () => {}, env: process.env, spawn });`;
    const program = spawn(process.execPath, ["--input-type=module", "-e", code], { env, stdio: "inherit" });
    expect(await once(program, "exit")).toEqual([0, null]);
    const pid = await pidIn("out-shell");
    expect(alive(pid)).toBe(true);
    timeIsUp();
    await vi.waitFor(() => expect(alive(pid)).toBe(false), { timeout: 10_000, interval: 5 });
  });

  it("may fail in any way", async () => {
    run("no-such-command-anywhere");
    run("exit 3");
    run("syntax ( error");
    run("nul \0 byte");
    run("x".repeat(300_000));
    run('echo still here > "$OUT"');
    expect(await output()).toBe("still here\n");
  });
});

/** Whether the process runs; one that has ended and was not yet cleared away does not. */
function alive(pid: number): boolean {
  try {
    const state = execFileSync("ps", ["-o", "stat=", "-p", String(pid)], { encoding: "utf8" }).trim();
    return state !== "" && !state.startsWith("Z");
  } catch {
    return false;
  }
}
