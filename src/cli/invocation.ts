import type { Language } from "../text/languages/index.ts";

/** What the command line asks for. */
export type Invocation =
  /** `text` answers `--help` and `--version`. */
  | { readonly type: "print"; readonly text: string }
  | { readonly type: "schema" }
  /** `message` says what is wrong with the command line. */
  | { readonly type: "misuse"; readonly message: string }
  | ({ readonly type: "settings" } & StyleOptions)
  | ({ readonly type: "ask" } & AskOptions);

/** How a person is shown something. */
export interface StyleOptions {
  /** Of what the person is told. */
  readonly language: Language;
  readonly theme: "auto" | "dark" | "light" | "mono";
  readonly ascii: boolean;
  /** Read and write lines instead of drawing. */
  readonly plain: boolean;
}

export interface AskOptions extends StyleOptions {
  /** The question file; `-` is stdin. */
  readonly source: string;
  readonly output: string | undefined;
  readonly format: "json" | "text";
  /** A file with answers: nothing is asked. */
  readonly answers: string | undefined;
  /** Only check the form. */
  readonly validate: boolean;
  readonly timeoutMs: number | undefined;
}

/** The word that asks for the settings. A question file of this name is `./settings`. */
export const SETTINGS = "settings";

/**
 * What a command line without options asks for, which most are: reading them takes a parser that takes 8 ms to load.
 * Undefined for all others.
 */
export function bareInvocation(args: readonly string[], language: Language): Invocation | undefined {
  const [source, ...others] = args;
  if (source === undefined || source === SETTINGS || others.length > 0) return undefined;
  if (source.startsWith("-") && source !== "-") return undefined;
  return {
    type: "ask",
    language,
    theme: "auto",
    ascii: false,
    plain: false,
    source,
    output: undefined,
    format: "json",
    answers: undefined,
    validate: false,
    timeoutMs: undefined,
  };
}
