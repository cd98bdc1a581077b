import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import { type ChatRequest, streamTurn, type ToolResult, type Turn, toolResults, userText } from "./chat.ts";
import { createInbox } from "./inbox.ts";

/** The turns in their order, or what to answer to a request. `index` counts the requests from 0. */
export type Script = readonly Turn[] | ((request: ChatRequest, index: number) => Turn | Promise<Turn>);

export type ModelServer = {
  /** The base URL of the API. */
  readonly url: string;
  /** The bodies of all requests so far. */
  readonly requests: readonly ChatRequest[];
  /** The oldest request that matches and that no call of this gave before, as soon as it has come. */
  nextRequest(wanted?: (request: ChatRequest) => boolean, ms?: number): Promise<ChatRequest>;
  /** The results of the calls of one turn, as soon as a request carries them: the oldest that nobody took. */
  nextToolResults(wanted?: (result: ToolResult) => boolean): Promise<ToolResult[]>;
  /** The oldest request whose client went away before the answer had ended, as soon as it has gone. */
  nextAbort(ms?: number): Promise<ChatRequest>;
  close(): Promise<void>;
};

/** A model that plays a script: a server on the loopback interface with the streaming API of chat completions. */
export async function startModelServer(script: Script): Promise<ModelServer> {
  const requests = createInbox<ChatRequest>(describe);
  const aborts = createInbox<ChatRequest>(describe);
  const turnFor = (request: ChatRequest, index: number) =>
    typeof script === "function" ? script(request, index) : (script[index] ?? noTurn(index));

  const answer = async (request: ChatRequest, response: ServerResponse) => {
    const index = requests.items.length;
    let turn: Turn = "";
    response.on("close", () => {
      const meant = typeof turn === "object" && "breaksOff" in turn && turn.breaksOff;
      if (!response.writableFinished && !meant) aborts.add(request);
    });
    requests.add(request);
    turn = await turnFor(request, index);
    await streamTurn(turn, response, index + 1);
  };
  const server = createServer((message, response) => {
    json(message)
      .then((body) => answer(body as ChatRequest, response))
      .catch((error: unknown) => streamTurn({ status: 400, message: String(error) }, response, 0));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests: requests.items,
    nextRequest: requests.take,
    async nextToolResults(wanted = () => true) {
      return toolResults(await requests.take((request) => toolResults(request).some(wanted)));
    },
    nextAbort: (ms) => aborts.take(undefined, ms),
    async close() {
      requests.end("The model server was closed");
      aborts.end("The model server was closed");
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** What the model is sent as the result of a call, as soon as it is sent. */
export async function resultOf(server: ModelServer, tool: string): Promise<string> {
  const results = await server.nextToolResults(({ name }) => name === tool);
  return results.find(({ name }) => name === tool)?.content ?? "";
}

function noTurn(index: number): Turn {
  return { status: 400, message: `No turn for request ${index + 1}` };
}

function describe(request: ChatRequest): string {
  const results = toolResults(request).map(({ name, content }) => `result of ${name}: ${content}`);
  return results.length > 0 ? results.join("; ") : `user: ${userText(request)}`;
}
