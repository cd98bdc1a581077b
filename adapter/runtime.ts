import type { ExtensionAPI } from "@earendil-works/pi-coding-agent";
import type { Outcome } from "../src/form/outcome.ts";
import type { Form } from "../src/form/schema.ts";
import type { Language } from "../src/text/languages/index.ts";
import { createQueue, type Queue } from "./queue.ts";

/** The parts that are loaded when they are needed, typed without being loaded. */
export type FormModule = typeof import("./form-module.ts");
export type ContractModule = typeof import("./contract-module.ts");

/** Where a form came from (decisions on remote events). */
export const flowSources = ["tool", "answer", "answer:again", "ask:replay"] as const;
export type FlowSource = (typeof flowSources)[number];

/** A form that is open now. */
export interface OpenFlow {
  readonly form: Form;
  /** Ends the form with an answer that did not come from the screen. False when it had ended before. */
  readonly settle: (outcome: Outcome) => boolean;
  /** Ends the form with what has been filled in. False when it had ended before. */
  readonly end: (ending: "aborted" | "cancelled") => boolean;
}

/** What a loaded extension shares between its tool, commands and events. One per load: nothing is kept in modules. */
export interface Runtime {
  readonly pi: ExtensionAPI;
  readonly queue: Queue;
  readonly open: Map<string, OpenFlow>;
  readonly loadForm: () => Promise<FormModule>;
  readonly loadContract: () => Promise<ContractModule>;
  /** True from the moment Pi leaves the session: forms that end then were not ended by a person. */
  readonly leaving: () => boolean;
  /** Of what a person reads, as the settings file and the environment say now. Cheap. */
  readonly language: () => Language;
}

/** How to load the parts. */
export interface Loaders {
  readonly form: () => Promise<FormModule>;
  readonly contract: () => Promise<ContractModule>;
}

export function createRuntime(pi: ExtensionAPI, loaders: Loaders, language: () => Language): Runtime {
  const open = new Map<string, OpenFlow>();
  let leaving = false;
  pi.on("session_start", () => {
    leaving = false;
  });
  pi.on("session_shutdown", () => {
    leaving = true;
    for (const flow of open.values()) flow.end("aborted");
  });
  return {
    pi,
    queue: createQueue(),
    open,
    leaving: () => leaving,
    language,
    loadForm: once(loaders.form),
    loadContract: once(loaders.contract),
  };
}

/** A load that failed is tried again: the file may be there next time. */
export function once<Module>(load: () => Promise<Module>): () => Promise<Module> {
  let loaded: Promise<Module> | undefined;
  return () => {
    loaded ??= load();
    loaded.catch(() => {
      loaded = undefined;
    });
    return loaded;
  };
}
