import { describe, expect, it } from "vitest";
import { asciiOnly, background, colorLevel, plainOnly } from "../../src/host/terminal-style.ts";

describe("what a terminal can show", () => {
  it.each([
    [{ TERM: "xterm-256color", COLORTERM: "truecolor" }, "truecolor"],
    [{ TERM: "xterm-256color" }, "ansi256"],
    [{ TERM: "xterm" }, "ansi16"],
    [{ TERM: "xterm-kitty" }, "truecolor"],
    [{ TERM: "vt100" }, "none"],
    [{ TERM: "xterm-256color", NO_COLOR: "1" }, "none"],
    [{ TERM: "xterm-256color", NO_COLOR: "" }, "ansi256"],
    [{}, "ansi16"],
  ])("colours of %j are %s", (env, level) => expect(colorLevel(env)).toBe(level));

  it.each([
    [{ COLORFGBG: "0;15" }, "light"],
    [{ COLORFGBG: "12;7" }, "light"],
    [{ COLORFGBG: "15;default;0" }, "dark"],
    [{ COLORFGBG: "15;8" }, "dark"],
    [{}, "dark"],
  ])("the background of %j is %s", (env, expected) => expect(background(env)).toBe(expected));

  it.each([
    [{ LANG: "de_DE.UTF-8" }, false],
    [{ LANG: "C.utf8", TERM: "xterm" }, false],
    [{}, false],
    [{ LANG: "de_DE.ISO-8859-1" }, true],
    [{ LANG: "de_DE.UTF-8", LC_ALL: "C" }, true],
    [{ LANG: "de_DE.UTF-8", TERM: "linux" }, true],
  ])("%j shows only ASCII: %s", (env, expected) => expect(asciiOnly(env, "linux")).toBe(expected));
});

describe("whether a form is drawn", () => {
  it.each([
    { env: { TERM: "dumb" }, plain: true },
    { env: { INK_SCREEN_READER: "true" }, plain: true },
    { env: { INK_SCREEN_READER: "1", TERM: "xterm" }, plain: true },
    { env: { INK_SCREEN_READER: "yes" }, plain: true },
    { env: { INK_SCREEN_READER: "0" }, plain: false },
    { env: { INK_SCREEN_READER: "false" }, plain: false },
    { env: { INK_SCREEN_READER: "" }, plain: false },
    { env: { TERM: "xterm-256color" }, plain: false },
  ])("is told by the environment: $env", ({ env, plain }) => expect(plainOnly(env)).toBe(plain));
});
