import type { ServerResponse } from "node:http";

/** Text in the pieces in which it is sent. A promise among them holds the rest back until it resolves. */
type Pieces = string | readonly (string | Promise<unknown>)[];

/** A call of a tool: with its arguments as a value, or as the text that the model writes for them. */
type Call = { name: string; id?: string } & ({ args: object } | { json: Pieces });

/** What the model answers to one request: a text, a text and calls, or an error of the HTTP kind. */
export type Turn =
  | string
  | {
      text?: Pieces;
      calls?: readonly Call[];
      /** `tool_calls` or `stop` by default. */
      finish?: "stop" | "tool_calls" | "length" | "content_filter";
      /** Closes the connection where the end of the answer should be. */
      breaksOff?: boolean;
    }
  | { status: number; message: string };

type ContentPart = { readonly type: string; readonly text?: string };

type ChatMessage = {
  readonly role: string;
  readonly content?: string | readonly ContentPart[] | null;
  readonly tool_calls?: readonly { id: string; function: { name: string; arguments: string } }[];
  readonly tool_call_id?: string;
};

/** The body of a request, as far as tests look into it. */
export type ChatRequest = {
  readonly model: string;
  readonly messages: readonly ChatMessage[];
  readonly tools?: readonly { function: { name: string; description: string; parameters: object } }[];
  readonly [field: string]: unknown;
};

export type ToolResult = { id: string; name: string; content: string };

/** The results of the calls that the newest answer of the model had made, in the order in which they were sent. */
export function toolResults({ messages }: ChatRequest): ToolResult[] {
  const last = messages.findLastIndex(({ role }) => role === "assistant");
  const calls = new Map(messages[last]?.tool_calls?.map(({ id, function: { name } }) => [id, name]));
  return messages.slice(last + 1).flatMap(({ tool_call_id: id, content }) => {
    const name = id === undefined ? undefined : calls.get(id);
    return id === undefined || name === undefined ? [] : [{ id, name, content: contentText(content) }];
  });
}

/** The text of the last message of the user. */
export function userText({ messages }: ChatRequest): string {
  return contentText(messages.findLast(({ role }) => role === "user")?.content);
}

/** Cuts a text into pieces of so many characters. */
export function inPieces(text: string, length: number): string[] {
  return text.match(new RegExp(`[\\s\\S]{1,${length}}`, "gu")) ?? [];
}

/** Writes a turn as server-sent events, until its end or until the client has gone. */
export async function streamTurn(turn: Turn, response: ServerResponse, number: number): Promise<void> {
  if (typeof turn === "string") return streamTurn({ text: turn }, response, number);
  if ("status" in turn) {
    const error = { message: turn.message, type: "scripted_error" };
    response.writeHead(turn.status, { "content-type": "application/json" }).end(JSON.stringify({ error }));
    return;
  }
  const {
    text = "",
    calls = [],
    finish = calls.length > 0 ? "tool_calls" : "stop",
    breaksOff = false,
  } = turn;
  const gone = new Promise<"gone">((resolve) => response.once("close", () => resolve("gone")));
  const send = (fields: object) => {
    const chunk = {
      id: `turn-${number}`,
      object: "chat.completion.chunk",
      created: 0,
      model: "scripted",
      ...fields,
    };
    response.write(`data: ${JSON.stringify(chunk)}\n\n`);
  };
  const delta = (content: object, reason: string | null = null) =>
    send({ choices: [{ index: 0, delta: content, finish_reason: reason }] });
  const deltas = async (pieces: Pieces, wrap: (piece: string) => object) => {
    for (const piece of typeof pieces === "string" ? [pieces] : pieces) {
      if (typeof piece !== "string") await Promise.race([piece, gone]);
      else if (piece !== "") delta(wrap(piece));
      if (response.destroyed) return;
    }
  };

  response.writeHead(200, { "content-type": "text/event-stream" });
  response.flushHeaders();
  delta({ role: "assistant", content: "" });
  await deltas(text, (content) => ({ content }));
  for (const [index, call] of calls.entries()) {
    const { name, id = `call_${number}_${index + 1}` } = call;
    delta({ tool_calls: [{ index, id, type: "function", function: { name, arguments: "" } }] });
    const json = "json" in call ? call.json : JSON.stringify(call.args);
    await deltas(json, (piece) => ({ tool_calls: [{ index, function: { arguments: piece } }] }));
  }
  if (response.destroyed) return;
  if (breaksOff) {
    response.socket?.end();
    return;
  }
  delta({}, finish);
  send({ choices: [], usage: { prompt_tokens: 100, completion_tokens: 10, total_tokens: 110 } });
  response.end("data: [DONE]\n\n");
}

function contentText(content: ChatMessage["content"]): string {
  return typeof content === "string" ? content : (content ?? []).map(({ text = "" }) => text).join("");
}
