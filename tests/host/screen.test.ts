import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PassThrough } from "node:stream";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Terminal } from "../../src/host/open-terminal.ts";
import { enterScreen } from "../../src/host/screen.ts";

/** A terminal whose modes are noted instead of set. What is written past its stream goes to a file. */
function fakeTerminal(folder: string) {
  const written = join(folder, "written");
  const outputFd = openSync(written, "w");
  const inputFd = openSync("/dev/null", "r");
  const setRawMode = vi.fn();
  const input = Object.assign(new PassThrough(), { setRawMode });
  const output = new PassThrough();
  const size = { columns: 80, rows: 24 };
  const parts = { input, output, inputFd, outputFd, size: () => size, close() {} };
  const terminal = parts as unknown as Terminal;
  const close = () => [inputFd, outputFd].forEach(closeSync);
  return { terminal, input, output, setRawMode, written: () => readFileSync(written, "utf8"), close };
}

describe("enterScreen", () => {
  let folder: string;
  let fake: ReturnType<typeof fakeTerminal>;
  const handlers = { onBytes: vi.fn(), onResize: vi.fn(), onResume: vi.fn(), onGone: vi.fn() };

  beforeEach(() => {
    vi.useFakeTimers();
    vi.clearAllMocks();
    folder = mkdtempSync(join(tmpdir(), "screen-"));
    fake = fakeTerminal(folder);
  });
  afterEach(() => {
    vi.useRealTimers();
    fake.close();
    rmSync(folder, { recursive: true });
  });

  const press = async (bytes: string) => {
    fake.input.write(bytes);
    await vi.advanceTimersByTimeAsync(0);
  };
  /** How many milliseconds leaving takes. */
  const timeToLeave = async (screen: { leave(): Promise<void> }) => {
    const begin = Date.now();
    const left = screen.leave().then(() => Date.now() - begin);
    await vi.advanceTimersByTimeAsync(1000);
    return left;
  };

  it("takes everything and gives it back once", async () => {
    const names = ["SIGWINCH", "SIGTSTP", "SIGCONT", "exit"];
    const listeners = () => names.map((name) => process.listenerCount(name));
    const before = listeners();
    const screen = enterScreen(fake.terminal, handlers);
    expect(fake.output.read()?.toString()).toBe("\x1b[?1049h\x1b[?25l\x1b[?7l\x1b[?2004h\x1b[>1u");
    const [first, second] = [screen.leave(), screen.leave()];
    expect(second).toBe(first);
    expect(fake.setRawMode.mock.calls).toEqual([[true]]);
    await vi.advanceTimersByTimeAsync(10);
    await first;
    expect(fake.written()).toBe("\x1b[<u\x1b[?2004l\x1b[?7h\x1b[?25h\x1b[m\x1b[?1049l");
    expect(fake.setRawMode.mock.calls).toEqual([[true], [false]]);
    expect(listeners()).toEqual(before);
  });

  it("hands on bytes until it leaves, and drops those that come later", async () => {
    const screen = enterScreen(fake.terminal, handlers);
    await press("a");
    void screen.leave();
    await press("b");
    await vi.advanceTimersByTimeAsync(10);
    expect(handlers.onBytes.mock.calls).toEqual([[Buffer.from("a")]]);
    expect(fake.input.isPaused()).toBe(true);
  });

  it("tells changes of the window until it leaves", async () => {
    const screen = enterScreen(fake.terminal, handlers);
    process.emit("SIGWINCH");
    void screen.leave();
    process.emit("SIGWINCH");
    await vi.advanceTimersByTimeAsync(10);
    expect(handlers.onResize.mock.calls).toEqual([[{ columns: 80, rows: 24 }]]);
  });

  it("leaves quickly, unless the terminal reports releases and owes one", async () => {
    const screen = enterScreen(fake.terminal, handlers);
    await press("\x1b[27u\x1b[97:65;2u\x1b[1;5A");
    expect(await timeToLeave(screen)).toBe(10);
    const another = enterScreen(fake.terminal, handlers);
    await press("\x1b[13;1:1u");
    expect(await timeToLeave(another)).toBe(120);
  });

  it.each(["input", "output"] as const)(
    "says once that the terminal is gone when %s fails",
    async (stream) => {
      const screen = enterScreen(fake.terminal, handlers);
      fake[stream].emit("error", new Error("EIO"));
      fake[stream].emit("error", new Error("EIO"));
      expect(handlers.onGone).not.toHaveBeenCalled();
      await vi.advanceTimersByTimeAsync(0);
      expect(handlers.onGone).toHaveBeenCalledTimes(1);
      expect(await timeToLeave(screen)).toBe(0);
      fake[stream].emit("error", new Error("EIO"));
      await vi.advanceTimersByTimeAsync(0);
      expect(handlers.onGone).toHaveBeenCalledTimes(1);
    },
  );

  it("says that the terminal is gone when the input ends", async () => {
    const screen = enterScreen(fake.terminal, handlers);
    fake.input.end();
    await vi.advanceTimersByTimeAsync(0);
    expect(handlers.onGone).toHaveBeenCalledTimes(1);
    await screen.leave();
  });
});
