import { EventEmitter } from "node:events";
import type { ExtensionAPI, ExtensionCommandContext, ToolDefinition } from "@earendil-works/pi-coding-agent";
import { createFakeTui, type FakeTui, plainTheme } from "./fake-tui.ts";

type Mode = "tui" | "rpc" | "json" | "print";

interface Shown {
  readonly component: {
    handleInput?: (data: string) => void;
    render: (width: number) => readonly string[];
    dispose?: () => void;
  };
  readonly close: (result: unknown) => void;
}

interface Command {
  readonly description: string;
  readonly handler: (args: string, ctx: unknown) => Promise<void>;
}

/** The parts of Pi that an extension meets, in memory. */
export interface FakePi {
  readonly api: ExtensionAPI;
  readonly ctx: ExtensionCommandContext;
  readonly tui: FakeTui;
  readonly tool: (name: string) => ToolDefinition;
  readonly command: (name: string, args?: string) => Promise<void>;
  /** How a command is described to the user. */
  readonly described: (name: string) => string;
  /** `context` stands in for the usual one. */
  readonly emit: (event: string, payload?: object, context?: object) => Promise<void>;
  /** Events on the bus between extensions, as `[channel, payload]`. */
  readonly bus: [string, unknown][];
  readonly entries: { type: string; customType?: string; data?: unknown; message?: unknown }[];
  readonly notices: string[];
  /** What stands above the editor. */
  readonly widgets: Map<string, readonly string[]>;
  readonly sent: string[];
  /** The component that is shown now. */
  readonly shown: () => Shown | undefined;
  /** Resolves when a component is shown. */
  readonly nextShown: () => Promise<Shown>;
}

export interface FakePiOptions {
  readonly mode?: Mode;
  readonly sessionId?: string;
  /** What a model answers to extraction. */
  readonly complete?: (context: unknown, options: unknown, model: unknown) => Promise<unknown>;
  /** A model beside the session's own, and whether there is a key for it. */
  readonly known?: { readonly id: string; readonly auth: boolean } | undefined;
}

export function createFakePi({
  mode = "tui",
  sessionId = "session",
  complete,
  known: model,
}: FakePiOptions = {}): FakePi {
  const bus: [string, unknown][] = [];
  const busEvents = new EventEmitter();
  const handlers = new Map<string, ((event: object, ctx: unknown) => unknown)[]>();
  const tools = new Map<string, ToolDefinition>();
  const commands = new Map<string, Command>();
  const entries: FakePi["entries"] = [];
  const notices: string[] = [];
  const sent: string[] = [];
  const widgets: FakePi["widgets"] = new Map();
  const setWidget = (name: string, lines?: readonly string[]) =>
    lines === undefined ? widgets.delete(name) : widgets.set(name, lines);
  const tui = createFakeTui();
  let shown: Shown | undefined;
  let coming = Promise.withResolvers<Shown>();

  const custom = (factory: (...args: unknown[]) => Shown["component"]) => {
    if (mode !== "tui") return Promise.resolve(undefined);
    return new Promise((resolve) => {
      const close = (result: unknown) => {
        if (shown === mine) shown = undefined;
        component.dispose?.();
        resolve(result);
      };
      const component = factory(tui, plainTheme, {}, close);
      const mine: Shown = { component, close };
      shown = mine;
      component.render(80);
      const { resolve: tell } = coming;
      coming = Promise.withResolvers<Shown>();
      tell(mine);
    });
  };
  const ctx = {
    mode,
    hasUI: mode === "tui" || mode === "rpc",
    cwd: ".",
    model: { id: "fake", provider: "fake" },
    modelRegistry: {
      find: () => model,
      hasConfiguredAuth: ({ auth }: { auth?: boolean }) => auth !== false,
      complete: (given: unknown, context: unknown, options: unknown) => complete?.(context, options, given),
    },
    sessionManager: {
      getSessionId: () => sessionId,
      getSessionFile: () => sessionId,
      getBranch: () => entries,
    },
    isIdle: () => true,
    ui: { custom, notify: (message: string) => notices.push(message), setStatus: () => {}, setWidget },
  };
  const api = {
    on: (event: string, handler: (event: object, ctx: unknown) => unknown) => {
      handlers.set(event, [...(handlers.get(event) ?? []), handler]);
    },
    getAllTools: () => [...tools.values()],
    registerTool: (tool: ToolDefinition) => tools.set(tool.name, tool),
    registerCommand: (name: string, command: Command) => commands.set(name, command),
    appendEntry: (customType: string, data: unknown) => entries.push({ type: "custom", customType, data }),
    sendUserMessage: (text: string) => sent.push(text),
    events: {
      on: (channel: string, listener: (data: unknown) => void) => busEvents.on(channel, listener),
      emit: (channel: string, data: unknown) => {
        bus.push([channel, data]);
        busEvents.emit(channel, data);
      },
    },
  };
  return {
    // The fake has what the extension uses, and no more.
    api: api as unknown as ExtensionAPI,
    ctx: ctx as unknown as ExtensionCommandContext,
    tui,
    bus,
    entries,
    notices,
    widgets,
    sent,
    tool: (name) => known(tools, name),
    command: (name, args = "") => known(commands, name).handler(args, ctx),
    described: (name) => known(commands, name).description,
    emit: async (event, payload = {}, context: object = ctx) => {
      for (const handler of handlers.get(event) ?? []) await handler({ type: event, ...payload }, context);
    },
    shown: () => shown,
    nextShown: () => (shown === undefined ? coming.promise : Promise.resolve(shown)),
  };
}

function known<Value>(map: ReadonlyMap<string, Value>, name: string): Value {
  const value = map.get(name);
  if (value === undefined) throw new Error(`nothing named ${name} is registered`);
  return value;
}
