import type { ThemeOptions } from "../../hooks/theme-options.ts";
import type { Outcome } from "../form/outcome.ts";
import { type FormInput, parseForm } from "../form/schema.ts";
import type { Language } from "../text/languages/index.ts";
import { askInTerminal } from "./ask-in-terminal.ts";
import { environmentLanguage } from "./environment-language.ts";
import { openTerminal } from "./open-terminal.ts";
import { onTermination } from "./signals.ts";
import { terminalStyle } from "./terminal-style.ts";

export interface AskFormOptions {
  /** Ends the form as `aborted`. */
  readonly signal?: AbortSignal;
  /** Milliseconds without a key after which the form ends as `timed-out`. Default: no limit. */
  readonly timeoutMs?: number;
  /** Default: what the terminal says about itself, else `dark`. */
  readonly background?: ThemeOptions["background"];
  /** Default: by `NO_COLOR`, `COLORTERM` and `TERM`. */
  readonly colors?: ThemeOptions["colors"];
  /** Draw with ASCII only. Default: by the locale. */
  readonly ascii?: boolean;
  /** The language of all that is not the form's own text. Default: by `LC_ALL`, `LC_MESSAGES` and `LANG`, else `en`. */
  readonly language?: Language;
  /** The folder whose files `@` completes. Default: the current one. */
  readonly folder?: string;
}

/**
 * Asks a form on the terminal and resolves to how it ended.
 *
 * ```text
 *  Which regions get it first?
 *
 *  ❯ 1. [✓] Frankfurt
 *    2. [ ] Virginia
 *    3. [ ] Type your own
 * ```
 *
 * The form takes the whole terminal while it is open and gives it back as it was. Keys and frames go to the terminal
 * even when stdin or stdout are pipes. A signal that ends the process ends the form first. A form that can't be asked
 * resolves to `invalid` with all issues, and where there is no terminal the outcome is `unavailable`: the promise rejects
 * only with a fault of ask-form's own.
 *
 * @param form - the native form, or an ask-user payload
 */
export async function askForm(form: FormInput, options: AskFormOptions = {}): Promise<Outcome> {
  const parsed = parseForm(form);
  if (!parsed.ok) return { kind: "invalid", issues: parsed.issues };
  const { env, platform } = process;
  const terminal = env.TERM === "dumb" ? undefined : openTerminal({ stdinTaken: false });
  if (terminal === undefined) return { kind: "unavailable", form: parsed.value };
  const { signal, timeoutMs } = options;
  if (signal?.aborted === true) return { kind: "aborted", form: parsed.value, drafts: [] };
  const guard = guardSignals(signal);
  try {
    return await askInTerminal(parsed.value, terminal, {
      style: terminalStyle(
        { ...options, language: options.language ?? environmentLanguage() },
        env,
        platform,
      ),
      folder: options.folder ?? process.cwd(),
      signal: guard.signal,
      ...(timeoutMs === undefined ? {} : { timeoutMs }),
    });
  } finally {
    terminal.close();
    guard.release();
  }
}

/**
 * A signal that ends the process first ends the form, so that the terminal is given back; then it takes its course,
 * unless the program has a handler of its own for it.
 */
function guardSignals(signal: AbortSignal | undefined): { signal: AbortSignal; release: () => void } {
  const ended = new AbortController();
  let received: NodeJS.Signals | undefined;
  const stop = onTermination((name) => {
    received = name;
    ended.abort();
  });
  return {
    signal: signal === undefined ? ended.signal : AbortSignal.any([signal, ended.signal]),
    release: () => {
      stop();
      if (received !== undefined && process.listenerCount(received) === 0)
        process.kill(process.pid, received);
    },
  };
}
