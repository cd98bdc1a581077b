import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import type { Run } from "../cli.ts";
import { type Home, piProgram } from "./home.ts";
import { createInbox } from "./inbox.ts";
import { type ModelServer, resultOf } from "./model-server.ts";
import { type PiOptions, preparePi } from "./prepare-pi.ts";

/** An event or an answer of Pi's JSON and RPC modes. */
type PiRecord = { readonly type: string; readonly [field: string]: unknown };

export type PiRun = Run & {
  /** What JSON mode wrote; empty in print mode. */
  readonly records: readonly PiRecord[];
  readonly requests: ModelServer["requests"];
  /** The entries of the session. */
  readonly session: ReturnType<Home["session"]>;
};

/** Runs Pi for one message, without any terminal, to its end. */
export async function runPi(mode: "print" | "json", message: string, options: PiOptions): Promise<PiRun> {
  const { server, home, command, args, env, close } = await preparePi(options);
  const flags = mode === "print" ? ["--print"] : ["--mode", "json"];
  try {
    const run = await finish(start(command, [...args, ...flags, message], env, home));
    const records = mode === "json" ? run.stdout.split("\n").flatMap(parseLine) : [];
    return { ...run, records, requests: server.requests, session: home.session() };
  } finally {
    await close();
  }
}

/** Runs a command of Pi such as `install` or `list` to its end. */
export function runPiCommand(args: readonly string[], home: Home, program = piProgram()): Promise<Run> {
  return finish(start(process.execPath, [program, ...args], home.env, home));
}

export type PiRpc = {
  readonly server: ModelServer;
  readonly home: Home;
  /** Sends a message or a command of an extension and gives the response. */
  prompt(message: string): Promise<PiRecord>;
  /** What the model is sent as the result of a call, when it is sent. */
  toolResult(name: string): Promise<string>;
  /** Sends a command and gives its response. */
  send(command: PiRecord): Promise<PiRecord>;
  /** Sends a record that gets no response: an answer to a dialog. */
  write(record: PiRecord): void;
  /** Everything that Pi wrote so far. */
  readonly records: readonly PiRecord[];
  /** The oldest record that matches and that nobody took, as soon as it is there. */
  next(wanted: (record: PiRecord) => boolean, ms?: number): Promise<PiRecord>;
  /** Closes Pi's input, which ends it, and gives its exit code and what it wrote for people. */
  quit(): Promise<{ code: number; stderr: string }>;
  /** Ends Pi and its model if they still run. */
  dispose(): Promise<void>;
};

/** Starts Pi in RPC mode, without any terminal. */
export async function startPiRpc(options: PiOptions): Promise<PiRpc> {
  const { server, home, command, args, env, close } = await preparePi(options);
  const child = start(command, [...args, "--mode", "rpc"], env, home);
  const inbox = createInbox<PiRecord>((record) => JSON.stringify(record).slice(0, 200));
  const ended = once(child, "close").then(([code]: (number | null)[]) => code ?? -1);
  const stderr = text(child.stderr);
  let buffer = "";
  child.stdout.setEncoding("utf8").on("data", (chunk: string) => {
    const lines = `${buffer}${chunk}`.split("\n");
    buffer = lines.pop() ?? "";
    for (const record of lines.flatMap(parseLine)) inbox.add(record);
  });
  ended.then(async (code) => inbox.end(`Pi ended (exit code ${code}): ${await stderr}`));
  let sent = 0;
  const write = (record: PiRecord) => child.stdin.write(`${JSON.stringify(record)}\n`);
  const send = (record: PiRecord) => {
    sent += 1;
    const id = `command-${sent}`;
    write({ ...record, id });
    return inbox.take((answer) => answer.type === "response" && answer.id === id);
  };

  return {
    server,
    home,
    prompt: (message) => send({ type: "prompt", message }),
    toolResult: (name) => resultOf(server, name),
    send,
    write,
    records: inbox.items,
    next: inbox.take,
    async quit() {
      child.stdin.end();
      return { code: await ended, stderr: await stderr };
    },
    async dispose() {
      child.kill("SIGKILL");
      await ended;
      await close();
    },
  };
}

function start(command: string, args: readonly string[], env: Record<string, string>, { project }: Home) {
  const { PATH = "" } = process.env;
  const basic = { PATH, LANG: "C.UTF-8", TERM: "xterm-256color" };
  // No Pi outlives its test by much.
  const limit = { timeout: 60_000, killSignal: "SIGKILL" } as const;
  const child = spawn(command, args, { cwd: project, detached: true, env: { ...basic, ...env }, ...limit });
  // A program that ends without reading closes the pipe.
  child.stdin.on("error", () => {});
  return child;
}

async function finish(child: ReturnType<typeof start>): Promise<Run> {
  child.stdin.end();
  const closed = new Promise<number>((resolve) => child.on("close", (code) => resolve(code ?? -1)));
  const [stdout, stderr, code] = await Promise.all([text(child.stdout), text(child.stderr), closed]);
  return { code, stdout, stderr };
}

function parseLine(line: string): PiRecord[] {
  return line.trim() === "" ? [] : [JSON.parse(line)];
}
