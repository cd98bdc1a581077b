import type { ExtensionAPI, ExtensionContext } from "@earendil-works/pi-coding-agent";
import { isRecord } from "../src/form/normalize.ts";

const ENTRY = "ask-form";
const VERSION = 1;

/** Remembers forms in the session, on the branch on which they were asked. */
export interface ReplayLog {
  /** To be called before the form opens: then it can be asked again even when Pi ends meanwhile. */
  readonly add: (source: "tool" | "answer", payload: unknown) => void;
  /** The payload of the latest form of this source on the current branch, not yet checked; undefined for none. */
  readonly latest: (ctx: Pick<ExtensionContext, "sessionManager">, source: "tool" | "answer") => unknown;
}

export function createReplayLog(pi: Pick<ExtensionAPI, "appendEntry">): ReplayLog {
  return {
    add: (source, payload) => pi.appendEntry(ENTRY, { version: VERSION, source, payload }),
    latest: (ctx, source) => {
      for (const entry of ctx.sessionManager.getBranch().toReversed()) {
        if (entry.type !== "custom" || entry.customType !== ENTRY) continue;
        const { data } = entry;
        if (isRecord(data) && data.version === VERSION && data.source === source) return data.payload;
      }
      return undefined;
    },
  };
}
