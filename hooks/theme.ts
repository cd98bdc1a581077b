import type { MarkdownTheme } from "@earendil-works/pi-tui/dist/components/markdown.js";
import type { SelectListTheme } from "@earendil-works/pi-tui/dist/components/select-list.js";
import { Chalk, type ChalkInstance } from "chalk";
import type { Role } from "../store/layout/line.ts";
import type { ThemeOptions } from "./theme-options.ts";

type Paint = (text: string) => string;

/** How everything looks. A theme is a set of functions from text to text with escape sequences. */
export interface Theme {
  readonly roles: Readonly<Record<Role, Paint>>;
  readonly cursor: Paint;
  readonly markdown: MarkdownTheme;
  readonly selectList: SelectListTheme;
  /** Paints tokens of code by their highlight.js class, such as `keyword`. */
  readonly code: (token: string, text: string) => string;
}

interface Palette {
  readonly accent: Paint;
  readonly muted: Paint;
  readonly good: Paint;
  readonly warm: Paint;
  readonly alert: Paint;
  readonly border: Paint;
}

const same: Paint = (text) => text;

function paletteOf(chalk: ChalkInstance, { background, colors }: ThemeOptions): Palette {
  if (colors === "none")
    return { accent: same, muted: chalk.dim, good: same, warm: same, alert: same, border: chalk.dim };
  if (colors === "ansi16") {
    const light = background === "light";
    return {
      accent: light ? chalk.blue : chalk.cyanBright,
      muted: light ? chalk.blackBright : chalk.white.dim,
      good: light ? chalk.green : chalk.greenBright,
      warm: light ? chalk.magenta : chalk.yellowBright,
      alert: light ? chalk.red : chalk.yellowBright,
      border: chalk.blackBright,
    };
  }
  const hex = background === "light" ? LIGHT : DARK;
  return {
    accent: chalk.hex(hex.accent),
    muted: chalk.hex(hex.muted),
    good: chalk.hex(hex.good),
    warm: chalk.hex(hex.warm),
    alert: chalk.hex(hex.alert),
    border: chalk.hex(hex.border),
  };
}

// Each has a contrast of at least 4.5:1 against its background, borders 3:1.
const DARK = {
  accent: "#7dcfff",
  muted: "#9aa5b8",
  good: "#9ece6a",
  warm: "#e0af68",
  alert: "#ffb454",
  border: "#6b7488",
};
const LIGHT = {
  accent: "#0b63c4",
  muted: "#5b6472",
  good: "#2f7a1f",
  warm: "#8f5a00",
  alert: "#b3470c",
  border: "#858d99",
};

const LEVELS = { none: 1, ansi16: 1, ansi256: 2, truecolor: 3 } as const;

/** A theme for a terminal. Without colours everything that matters still differs in shape or weight. */
export function createTheme(options: ThemeOptions): Theme {
  const chalk = new Chalk({ level: LEVELS[options.colors] });
  const palette = paletteOf(chalk, options);
  const { accent, muted, good, warm, alert, border } = palette;
  const strong =
    (paint: Paint): Paint =>
    (text) =>
      chalk.bold(paint(text));
  return {
    roles: {
      title: chalk.bold,
      plain: same,
      dim: muted,
      tab: muted,
      "active-tab": chalk.inverse.bold,
      prompt: chalk.bold,
      label: same,
      "active-label": strong(accent),
      group: strong(muted),
      match: (text) => chalk.underline(accent(text)),
      pointer: strong(accent),
      mark: same,
      "active-mark": strong(accent),
      note: warm,
      answer: good,
      notice: strong(alert),
      key: chalk.bold,
      border,
    },
    cursor: chalk.inverse,
    markdown: markdownTheme(chalk, palette),
    selectList: {
      selectedPrefix: strong(accent),
      selectedText: strong(accent),
      description: muted,
      scrollInfo: muted,
      noMatch: muted,
    },
    code: (token, text) => codePaint(palette, chalk, token)(text),
  };
}

function markdownTheme(chalk: ChalkInstance, { accent, muted, good, warm, border }: Palette): MarkdownTheme {
  return {
    heading: (text) => chalk.bold(accent(text)),
    link: (text) => chalk.underline(accent(text)),
    linkUrl: muted,
    code: warm,
    codeBlock: good,
    codeBlockBorder: border,
    quote: (text) => chalk.italic(muted(text)),
    quoteBorder: border,
    hr: border,
    listBullet: accent,
    bold: chalk.bold,
    italic: chalk.italic,
    strikethrough: chalk.strikethrough,
    underline: chalk.underline,
    codeBlockIndent: "",
  };
}

function codePaint({ accent, muted, good, warm }: Palette, chalk: ChalkInstance, token: string): Paint {
  const [kind] = token.split(/[._-]/);
  switch (kind) {
    case "keyword":
    case "tag":
    case "name":
    case "selector":
      return accent;
    case "string":
    case "regexp":
    case "symbol":
      return good;
    case "number":
    case "literal":
    case "built":
    case "type":
    case "attr":
      return warm;
    case "comment":
    case "quote":
    case "meta":
      return (text) => chalk.italic(muted(text));
    case "title":
    case "function":
    case "section":
      return chalk.bold;
    default:
      return same;
  }
}
