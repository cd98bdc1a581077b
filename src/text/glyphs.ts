/** Characters that draw the form. One answer and several differ in shape; nothing is told by colour alone. */
export interface Glyphs {
  readonly pointer: string;
  readonly one: readonly [off: string, on: string];
  readonly many: readonly [off: string, on: string];
  readonly tab: readonly [open: string, answered: string];
  readonly review: string;
  readonly note: string;
  readonly left: string;
  readonly right: string;
  readonly up: string;
  readonly down: string;
  readonly upDown: string;
  readonly more: string;
  readonly bar: string;
  readonly rule: string;
  readonly dot: string;
  readonly yes: string;
}

const unicode: Glyphs = {
  pointer: "❯",
  one: ["( )", "(•)"],
  many: ["[ ]", "[✓]"],
  tab: ["☐", "☒"],
  review: "☰",
  note: "✎",
  left: "←",
  right: "→",
  up: "↑",
  down: "↓",
  upDown: "↕",
  more: "…",
  bar: "│",
  rule: "─",
  dot: "·",
  yes: "✓",
};

const ascii: Glyphs = {
  pointer: ">",
  one: ["( )", "(*)"],
  many: ["[ ]", "[x]"],
  tab: ["[ ]", "[x]"],
  review: "=",
  note: "#",
  left: "<",
  right: ">",
  up: "^",
  down: "v",
  upDown: "%",
  more: "...",
  bar: "|",
  rule: "-",
  dot: "|",
  yes: "v",
};

export function glyphsFor(screen: { readonly ascii: boolean }): Glyphs {
  return screen.ascii ? ascii : unicode;
}
