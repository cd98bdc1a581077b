import type { ColorLevel, ThemeOptions } from "../../hooks/theme-options.ts";
import type { Language } from "../text/languages/index.ts";

/** The environment that says what a terminal can show. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** Colours by `NO_COLOR`, `FORCE_COLOR`, `COLORTERM` and `TERM`. */
export function colorLevel(env: Environment): ColorLevel {
  if ((env.NO_COLOR ?? "") !== "" || env.FORCE_COLOR === "0") return "none";
  if (/truecolor|24bit/i.test(env.COLORTERM ?? "") || env.FORCE_COLOR === "3") return "truecolor";
  const term = env.TERM ?? "";
  if (/-direct$|kitty|ghostty|alacritty|wezterm|foot/.test(term) || env.WT_SESSION !== undefined)
    return "truecolor";
  if (/256/.test(term) || env.FORCE_COLOR === "2") return "ansi256";
  if (/mono|^vt[0-9]/.test(term)) return "none";
  return "ansi16";
}

/** `dark`, unless the terminal says through `COLORFGBG` that its background is light. */
export function background(env: Environment): ThemeOptions["background"] {
  const last = Number((env.COLORFGBG ?? "").split(";").at(-1) || Number.NaN);
  return last === 7 || (last >= 9 && last <= 15) ? "light" : "dark";
}

/** True where only ASCII can be shown: the locale has no UTF-8, or it is a bare console. */
export function asciiOnly(env: Environment, platform: string): boolean {
  if (platform === "win32") return false;
  if (env.TERM === "linux") return true;
  const locale = env.LC_ALL || env.LC_CTYPE || env.LANG || "";
  return locale !== "" && !/utf-?8/i.test(locale);
}

/** How long a lone Esc waits for the rest of a sequence, in milliseconds: a slow line delivers sequences in pieces. */
function escapeTimeoutMs(env: Environment): number {
  return env.SSH_CONNECTION === undefined && env.SSH_TTY === undefined ? 10 : 80;
}

/** True where lines are to be read and written instead of a drawn form: for a screen reader, or a bare terminal. */
export function plainOnly(env: Environment): boolean {
  return env.TERM === "dumb" || !["", "0", "false"].includes((env.INK_SCREEN_READER ?? "").toLowerCase());
}

/** What a person or a program asks for about the look; what is left out the terminal decides. */
export interface StyleWishes {
  readonly background?: ThemeOptions["background"] | undefined;
  readonly colors?: ColorLevel | undefined;
  readonly ascii?: boolean | undefined;
  readonly language: Language;
}

/** How something is drawn on a terminal. */
export interface TerminalStyle {
  readonly theme: ThemeOptions;
  /** Draw with ASCII only. */
  readonly ascii: boolean;
  readonly language: Language;
  /** How long a lone Esc waits for the rest of a sequence, in milliseconds. */
  readonly escapeTimeoutMs: number;
}

/** The wishes, and what the environment says where there are none. ASCII has the letters of English only. */
export function terminalStyle(wishes: StyleWishes, env: Environment, platform: string): TerminalStyle {
  const ascii = wishes.ascii ?? asciiOnly(env, platform);
  return {
    theme: { background: wishes.background ?? background(env), colors: wishes.colors ?? colorLevel(env) },
    ascii,
    language: ascii ? "en" : wishes.language,
    escapeTimeoutMs: escapeTimeoutMs(env),
  };
}
