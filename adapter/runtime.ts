import type { ExtensionAPI } from "@earendil-works/pi-coding-agent";
import type { Outcome } from "../src/form/outcome.ts";
import type { Form } from "../src/form/schema.ts";
import { createQueue, type Queue } from "./queue.ts";

/** The heavy part, typed without being loaded. */
export type FormModule = typeof import("./form-module.ts");

/** Where a form came from (decisions on remote events). */
export type FlowSource = "tool" | "answer" | "answer:again" | "ask:replay";

/** A form that is open now. */
export interface OpenFlow {
  readonly flowId: string;
  readonly form: Form;
  /** Ends the form with an answer that did not come from the screen. The first outcome counts. */
  readonly settle: (outcome: Outcome) => void;
  /** Ends the form as `aborted`. */
  readonly abort: () => void;
}

/** What a loaded extension shares between its tool, commands and events. One per load: nothing is kept in modules. */
export interface Runtime {
  readonly pi: ExtensionAPI;
  readonly queue: Queue;
  readonly open: Map<string, OpenFlow>;
  readonly loadForm: () => Promise<FormModule>;
  /** True from the moment Pi leaves the session: forms that end then were not ended by a person. */
  readonly leaving: () => boolean;
}

export function createRuntime(pi: ExtensionAPI, loadForm: () => Promise<FormModule>): Runtime {
  const open = new Map<string, OpenFlow>();
  let leaving = false;
  let loaded: Promise<FormModule> | undefined;
  pi.on("session_start", () => {
    leaving = false;
  });
  pi.on("session_shutdown", () => {
    leaving = true;
    for (const flow of open.values()) flow.abort();
  });
  return {
    pi,
    queue: createQueue(),
    open,
    leaving: () => leaving,
    loadForm: () => {
      loaded ??= loadForm();
      // A load that failed is tried again: the file may be there next time.
      loaded.catch(() => {
        loaded = undefined;
      });
      return loaded;
    },
  };
}
