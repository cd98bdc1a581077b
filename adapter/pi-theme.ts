import type { Theme as PiTheme, ThemeColor } from "@earendil-works/pi-coding-agent";
import type { Theme } from "../hooks/theme.ts";

type Paint = (text: string) => string;

/** What of Pi's theme is used; the theme is handed in, never imported: another copy of Pi's package has none. */
export type PiColors = Pick<PiTheme, "fg">;

/**
 * The form in Pi's colours. They are looked up with every line, so that a change of theme shows with the next frame;
 * where Pi's theme throws, text stays plain.
 */
export function themeFromPi(pi: PiColors): Theme {
  const fg =
    (color: ThemeColor): Paint =>
    (text) => {
      try {
        return pi.fg(color, text);
      } catch {
        return text;
      }
    };
  const strong =
    (color: ThemeColor): Paint =>
    (text) =>
      bold(fg(color)(text));
  const muted = fg("muted");
  const accent = strong("accent");
  return {
    roles: {
      title: bold,
      plain: same,
      dim: muted,
      tab: muted,
      "active-tab": (text) => inverse(bold(text)),
      prompt: bold,
      label: same,
      "active-label": accent,
      group: strong("muted"),
      match: (text) => underline(accent(text)),
      pointer: accent,
      mark: same,
      "active-mark": accent,
      note: fg("warning"),
      answer: fg("success"),
      notice: strong("warning"),
      key: bold,
      border: fg("border"),
    },
    cursor: inverse,
    markdown: markdownFromPi(fg),
    selectList: {
      selectedPrefix: accent,
      selectedText: accent,
      description: muted,
      scrollInfo: muted,
      noMatch: muted,
    },
    code: (token, text) => fg(syntaxColor(token))(text),
  };
}

function markdownFromPi(fg: (color: ThemeColor) => Paint): Theme["markdown"] {
  return {
    heading: (text) => bold(fg("mdHeading")(text)),
    link: fg("mdLink"),
    linkUrl: fg("mdLinkUrl"),
    code: fg("mdCode"),
    codeBlock: fg("mdCodeBlock"),
    codeBlockBorder: fg("mdCodeBlockBorder"),
    quote: (text) => italic(fg("mdQuote")(text)),
    quoteBorder: fg("mdQuoteBorder"),
    hr: fg("mdHr"),
    listBullet: fg("mdListBullet"),
    bold,
    italic,
    strikethrough: sgr(9, 29),
    underline: sgr(4, 24),
    codeBlockIndent: "",
  };
}

function syntaxColor(token: string): ThemeColor {
  const [kind] = token.split(/[._-]/);
  switch (kind) {
    case "keyword":
    case "tag":
    case "selector":
      return "syntaxKeyword";
    case "string":
    case "regexp":
    case "symbol":
      return "syntaxString";
    case "number":
    case "literal":
      return "syntaxNumber";
    case "built":
    case "type":
    case "attr":
      return "syntaxType";
    case "comment":
    case "quote":
    case "meta":
      return "syntaxComment";
    case "title":
    case "function":
    case "section":
      return "syntaxFunction";
    default:
      return "text";
  }
}

const same: Paint = (text) => text;

function sgr(on: number, off: number): Paint {
  const [start, end] = [`\u001b[${on}m`, `\u001b[${off}m`];
  // What ends inside, such as bold words in a bold line, goes on behind it.
  return (text) => start + text.replaceAll(end, end + start) + end;
}

const bold = sgr(1, 22);
const italic = sgr(3, 23);
const underline = sgr(4, 24);
const inverse = sgr(7, 27);
