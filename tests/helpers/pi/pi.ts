import { pasted } from "../cli.ts";
import { type Pty, startPty } from "../pty.ts";
import type { Wanted } from "../waiters.ts";
import type { ToolResult } from "./chat.ts";
import type { Home } from "./home.ts";
import { type ModelServer, resultOf } from "./model-server.ts";
import { type PiOptions, preparePi } from "./prepare-pi.ts";

export type PiTerminalOptions = PiOptions & {
  columns?: number;
  rows?: number;
  /** What the screen shows once this Pi can be used, for one that is not at its prompt then. */
  ready?: Wanted;
};

export type Pi = {
  readonly pty: Pty;
  readonly server: ModelServer;
  readonly home: Home;
  readonly agentDir: string;
  /** Types a message or a command and sends it. */
  prompt(text: string): void;
  /** What the model is sent as the result of a call, when it is sent. */
  toolResult(name: string): Promise<string>;
  /** The results of all calls of one turn, when they are sent. */
  toolResults(): Promise<ToolResult[]>;
  /** The entries of the session that was written to last. */
  sessionFile(): ReturnType<Home["session"]>;
  /** Ends Pi from its empty prompt, as a person does, and gives its exit code. */
  quit(): Promise<number>;
  /** Ends Pi and its model if they still run, and removes a home that nobody else uses. */
  dispose(): Promise<void>;
};

/** Starts a real Pi in a terminal, with a model that plays a script, and waits until it can be used. */
export async function startPi(options: PiTerminalOptions = {}): Promise<Pi> {
  const { columns = 80, rows = 24, ready } = options;
  const { server, home, command, args, env, close } = await preparePi(options);
  const pty = startPty({ command, args, env, cwd: home.project, columns, rows });
  const dispose = async () => {
    await pty.dispose();
    await close();
  };
  // Pi titles the window once its extensions have started and its prompt takes messages.
  const titled = () => /\x1b\]0;[^\x07\x1b]*project/.test(pty.raw());
  await pty.waitFor(ready ?? titled, 20_000).catch(async (error) => {
    await dispose();
    throw error;
  });
  const withScreen = async (error: Error) => {
    throw new Error(`${error.message}\nThe screen:\n${await pty.text()}`);
  };

  return {
    pty,
    server,
    home,
    agentDir: home.agentDir,
    // As a paste, so that no completion opens that would take the Enter.
    prompt: (text) => pty.write(`${pasted(text)}\r`),
    toolResult: (name) => resultOf(server, name).catch(withScreen),
    toolResults: () => server.nextToolResults().catch(withScreen),
    sessionFile: home.session,
    async quit() {
      pty.write("\x04");
      return (await pty.exited).exitCode;
    },
    dispose,
  };
}
