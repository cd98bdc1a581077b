import { readFileSync } from "node:fs";
import { spawn } from "@lydell/node-pty";
import xterm from "@xterm/headless";

/** A program in a terminal of 80 columns and 24 rows, watched by the clock. Times are in milliseconds. */
export interface Terminal {
  /** Just before the program was started. */
  readonly startedAt: number;
  readonly write: (bytes: string) => void;
  /** Bytes that the program has written so far. */
  readonly written: () => number;
  /** When the output arrived that made the screen as wanted. Undefined after `limit` milliseconds without it. */
  readonly until: (wanted: (screen: string) => boolean, limit: number) => Promise<number | undefined>;
  /** Resolves when nothing has been written for `gap` milliseconds: a reply may come in several pieces. */
  readonly silence: (gap: number) => Promise<void>;
  /** The most memory that the process has had, in KiB. Undefined where the system doesn't tell. */
  readonly peakMemory: () => number | undefined;
  /** When the program had ended. */
  readonly ended: Promise<number>;
  readonly kill: () => void;
}

/** The environment of all contestants. Nothing else is inherited. */
const environment = {
  PATH: process.env.PATH ?? "",
  LANG: "C.UTF-8",
  TERM: "xterm-256color",
  NODE_ENV: "production",
};

/** Runs Node.js with the given arguments. `home` is the folder that it takes for the user's. */
export function openTerminal(args: readonly string[], home: string): Terminal {
  const emulator = new xterm.Terminal({ cols: 80, rows: 24, allowProposedApi: true });
  const startedAt = performance.now();
  const child = spawn(process.execPath, [...args], {
    cols: 80,
    rows: 24,
    cwd: home,
    env: { ...environment, HOME: home },
    // Bytes, not text: they are counted.
    encoding: null,
  });
  let written = 0;
  let lastAt = startedAt;
  let shownAt = startedAt;
  let running = true;
  let look = () => {};

  // With no encoding, node-pty hands over bytes; its types know text alone.
  child.onData((data: string | Uint8Array) => {
    const at = performance.now();
    written += Buffer.byteLength(data);
    lastAt = at;
    emulator.write(data, () => {
      shownAt = at;
      look();
    });
  });
  emulator.onData((reply) => running && child.write(reply));
  const ended = new Promise<number>((resolve) => {
    child.onExit(() => {
      running = false;
      resolve(performance.now());
    });
  });

  return {
    startedAt,
    write: (bytes) => {
      if (running) child.write(bytes);
    },
    written: () => written,
    until: (wanted, limit) =>
      new Promise((resolve) => {
        const settle = (at: number | undefined) => {
          clearTimeout(timer);
          look = () => {};
          resolve(at);
        };
        const timer = setTimeout(() => settle(undefined), limit);
        look = () => {
          if (!emulator.modes.synchronizedOutputMode && wanted(textOf(emulator))) settle(shownAt);
        };
        look();
      }),
    silence: async (gap) => {
      for (let left = gap; left > 0; left = lastAt + gap - performance.now())
        await new Promise((resolve) => setTimeout(resolve, left));
    },
    peakMemory: () => (running ? peakOf(child.pid) : undefined),
    ended,
    kill: () => {
      if (running) child.kill("SIGKILL");
    },
  };
}

function textOf(emulator: InstanceType<typeof xterm.Terminal>): string {
  const { active } = emulator.buffer;
  const rows = Array.from({ length: 24 }, (_, row) =>
    active.getLine(active.baseY + row)?.translateToString(true),
  );
  return rows.join("\n");
}

function peakOf(pid: number): number | undefined {
  try {
    const [, kib] = /^VmHWM:\s*(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
    return kib === undefined ? undefined : Number(kib);
  } catch {
    // There is no /proc here.
    return undefined;
  }
}
