/** Colours that a terminal can show: none, 16, 256 or all; `none` keeps bold, dim and inverse. */
export type ColorLevel = "none" | "ansi16" | "ansi256" | "truecolor";

export interface ThemeOptions {
  readonly background: "dark" | "light";
  readonly colors: ColorLevel;
}
