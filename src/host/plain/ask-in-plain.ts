import { isatty } from "node:tty";
import type { LiveBehaviour } from "../../form/behaviour.ts";
import type { Ending } from "../../form/ending.ts";
import type { Outcome } from "../../form/outcome.ts";
import type { Form } from "../../form/schema.ts";
import { catalogueOf, type Language } from "../../text/languages/index.ts";
import { discardPending } from "../drain-input.ts";
import { createIdleTimer } from "../idle-timer.ts";
import { createPlainSession } from "./plain-session.ts";
import type { PlainStreams } from "./plain-streams.ts";
import { readLines } from "./read-lines.ts";

/** Bytes. The terminal's line buffer drops what is longer, without a word. */
const LONGEST = process.platform === "darwin" ? 1023 : 4095;

export interface AskInPlainOptions {
  readonly language: Language;
  /** Ends the form as `aborted`; as `cancelled` where the reason is `SIGINT` and a terminal's Ctrl+C sends that. */
  readonly signal?: AbortSignal;
  /** Milliseconds without a line after which the form ends as `timed-out`; none by default. */
  readonly timeoutMs?: number;
  /** Default: the contract's defaults. */
  readonly behaviour?: LiveBehaviour;
}

/**
 * Asks a form line by line, without drawing: the terminal keeps its modes and gets no control sequence. A second front
 * end over the same state: what a line does to an answer is decided by the same functions as in the drawn form.
 */
export async function askInPlain(
  form: Form,
  streams: PlainStreams,
  { language, signal, timeoutMs, behaviour }: AskInPlainOptions,
): Promise<Outcome> {
  const { input, output, inputFd, isTerminal } = streams;
  const ended = Promise.withResolvers<Outcome>();
  // A reader of the prompts that has gone away is no reason to stop: who sends lines may know them.
  output.on("error", () => {});
  const say = (lines: readonly string[]) => output.write(lines.map((line) => `${line}\n`).join(""));
  const remind = () => {
    if (isTerminal && !session.isOver()) session.remind();
  };
  // Sent when a stopped job is brought back, which may be as soon as the first question is there.
  process.on("SIGCONT", remind);
  const session = createPlainSession(form, {
    language,
    say,
    behaviour: behaviour?.get(),
    onOutcome: ended.resolve,
  });
  const stopAdjusting = behaviour?.subscribe(session.adjust);
  const refuseCut = () => {
    say([catalogueOf(language).plain.refused.cut(LONGEST)]);
    session.remind();
  };
  const end = (ending: Ending) => {
    // On a terminal the cursor may stand behind what was being typed.
    if (isTerminal && !session.isOver()) say([""]);
    session.end(ending);
  };
  const abort = () => end(isTerminal && signal?.reason === "SIGINT" ? "cancelled" : "aborted");
  const idle = createIdleTimer(timeoutMs, () => end("timed-out"));
  const stopReading = readLines(input, {
    onLine(line) {
      idle.restart();
      try {
        if (isTerminal && Buffer.byteLength(line) >= LONGEST) refuseCut();
        else session.take(line);
      } catch (error) {
        ended.reject(error);
      }
    },
    // A terminal that is gone ends its input as well, but is no terminal then.
    onEnd: () => end(isTerminal && !isatty(inputFd) ? "aborted" : "cancelled"),
    onError: () => end("aborted"),
  });
  try {
    signal?.addEventListener("abort", abort);
    if (signal?.aborted) abort();
    return await ended.promise;
  } finally {
    process.off("SIGCONT", remind);
    stopAdjusting?.();
    signal?.removeEventListener("abort", abort);
    idle.stop();
    stopReading();
    // Lines that nobody has read are no commands for the shell.
    if (isTerminal) discardPending(inputFd);
  }
}
