import { type LiveSettings, switchesOf } from "../../../hooks/settings-session.ts";
import { type Adjustable, adjustables } from "../../form/adjustable.ts";
import { clean } from "../../text/clean.ts";
import { catalogueOf, type Language } from "../../text/languages/index.ts";
import { discardPending } from "../drain-input.ts";
import { narrow } from "./parse-line.ts";
import type { PlainStreams } from "./plain-streams.ts";
import { readLines } from "./read-lines.ts";

export interface SettingsInPlainOptions {
  readonly settings: LiveSettings;
  readonly language: Language;
  /** Ends it. */
  readonly signal: AbortSignal;
}

/** The line that takes all settings back. */
const RESET = adjustables.length + 1;

/** Shows the settings as lines and switches those whose number is typed; an empty line or the end of the input ends it. */
export async function settingsInPlain(
  { input, output, inputFd, isTerminal }: PlainStreams,
  { settings, language, signal }: SettingsInPlainOptions,
): Promise<void> {
  const { form, plain } = catalogueOf(language);
  const words = plain.settings;
  const names = form.settings.names;
  const closed = Promise.withResolvers<void>();
  let armed = false;
  let over = false;
  let work: Promise<void> = Promise.resolve();

  output.on("error", () => {});
  const say = (...lines: readonly string[]): void => {
    output.write(lines.map((line) => `${clean(line)}\n`).join(""));
  };
  const isOn = (name: Adjustable) => switchesOf(settings.get())[name];
  const sayAll = () => {
    const problem = settings.problem();
    say(
      form.settings.title,
      ...adjustables.map((name, row) => words.line(row + 1, words.state(names[name], isOn(name)))),
      words.line(RESET, form.settings.reset),
      form.settings.file(settings.path),
      ...(problem === undefined ? [] : [problem]),
      words.hint,
    );
  };
  const change = async (name: Adjustable) => {
    const written = await settings.set(name, !isOn(name));
    say(written.ok ? words.state(names[name], isOn(name)) : written.message);
  };
  const reset = async (twice: boolean) => {
    if (!twice) {
      armed = true;
      say(words.again(RESET));
      return;
    }
    const written = await settings.reset();
    say(written.ok ? form.settings.wasReset : written.message);
    if (written.ok) sayAll();
  };
  const close = () => {
    over = true;
    closed.resolve();
  };
  const take = async (line: string) => {
    if (over) return;
    const text = narrow(line.trim());
    const twice = armed;
    armed = false;
    if (text === "") return close();
    if (text === String(RESET)) return reset(twice);
    const name = /^\d+$/.test(text) ? adjustables[Number(text) - 1] : undefined;
    return name === undefined ? say(words.unknown(RESET)) : change(name);
  };

  sayAll();
  const stopReading = readLines(input, {
    // One after the other: a line may come before the one before it is saved.
    onLine: (line) => {
      work = work.then(() => take(line)).catch(closed.reject);
    },
    onEnd: () => {
      work = work.then(close);
    },
    onError: close,
  });
  signal.addEventListener("abort", close);
  try {
    if (!signal.aborted) await closed.promise;
  } finally {
    signal.removeEventListener("abort", close);
    stopReading();
    // Lines that nobody has read are no commands for the shell.
    if (isTerminal) discardPending(inputFd);
  }
}
