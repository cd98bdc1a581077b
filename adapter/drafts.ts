import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { isRecord } from "../src/form/normalize.ts";
import { type FlowSource, flowSources } from "./runtime.ts";

/** A form that was open when Pi ended, as its file keeps it. `snapshot` is what the form's screen gave. */
interface KeptDraft {
  readonly flowId: string;
  readonly source: FlowSource;
  readonly payload: unknown;
  readonly snapshot: unknown;
}

/** The draft of a form that is open. */
interface OpenDraft {
  /** Something was done: it is written within a second. */
  readonly changed: (snapshot: () => unknown) => void;
  /** The form is over: its draft goes, unless nobody has decided its end. */
  readonly end: (options: { readonly keep: boolean }) => void;
}

/** Keeps what was done with an open form in a file that only its owner may read, one per session. */
export interface DraftKeeper {
  readonly open: (sessionId: string, draft: Omit<KeptDraft, "snapshot">) => OpenDraft;
  /** The form that was open when this session was left, or undefined. */
  readonly kept: (sessionId: string) => KeptDraft | undefined;
  readonly forget: (sessionId: string) => void;
  /** Pi leaves the session: what was ended by nobody a moment ago was ended by that, and is kept. */
  readonly leave: () => void;
}

const EVERY = 1000;
// How long Pi takes at most from aborting a tool to saying that it closes.
const CLOSING = 5000;

/** Drafts in `folder`, which is made when it is needed. Faults of the disk never reach the form. */
export function createDraftKeeper(folder: string): DraftKeeper {
  const fileOf = (sessionId: string) => join(folder, `${sessionId.replace(/[^\w.-]/g, "_")}.json`);

  const forget = (sessionId: string): void => {
    attempt(() => rmSync(fileOf(sessionId), { force: true }));
  };

  // Pi aborts its tools before it says that it closes. Where it does not close, the agent was aborted.
  const undecided = new Map<string, NodeJS.Timeout>();
  const forgetSoon = (sessionId: string): void => {
    const timer = setTimeout(() => decide(sessionId), CLOSING);
    timer.unref();
    undecided.set(sessionId, timer);
  };
  /** It did not close: what was kept goes. */
  const decide = (sessionId: string): void => {
    if (!undecided.has(sessionId)) return;
    clearTimeout(undecided.get(sessionId));
    undecided.delete(sessionId);
    forget(sessionId);
  };
  const leave = (): void => {
    for (const timer of undecided.values()) clearTimeout(timer);
    undecided.clear();
  };

  const open: DraftKeeper["open"] = (sessionId, draft) => {
    decide(sessionId);
    let latest: (() => unknown) | undefined;
    let timer: NodeJS.Timeout | undefined;
    const write = () => {
      timer = undefined;
      if (latest !== undefined) save(fileOf(sessionId), { version: 1, ...draft, snapshot: latest() });
      latest = undefined;
    };
    return {
      changed: (snapshot) => {
        latest = snapshot;
        timer ??= setTimeout(write, EVERY);
      },
      end: ({ keep }) => {
        clearTimeout(timer);
        if (!keep) return forget(sessionId);
        write();
        forgetSoon(sessionId);
      },
    };
  };

  return { open, forget, leave, kept: (sessionId) => read(fileOf(sessionId)) };
}

function save(path: string, content: object): void {
  attempt(() => {
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
    writeFileSync(`${path}.tmp`, JSON.stringify(content), { mode: 0o600 });
    renameSync(`${path}.tmp`, path);
  });
}

function read(path: string): KeptDraft | undefined {
  const value = attempt((): unknown => JSON.parse(readFileSync(path, "utf8")));
  if (!isRecord(value) || value.version !== 1) return undefined;
  const { flowId, payload, snapshot } = value;
  const source = flowSources.find((known) => known === value.source);
  return typeof flowId === "string" && source !== undefined
    ? { flowId, source, payload, snapshot }
    : undefined;
}

function attempt<Value>(work: () => Value): Value | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
