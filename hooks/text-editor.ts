import type { AutocompleteProvider } from "@earendil-works/pi-tui/dist/autocomplete.js";
import { Editor } from "@earendil-works/pi-tui/dist/components/editor.js";
import { matchesKey } from "@earendil-works/pi-tui/dist/keys.js";
import type { TUI } from "@earendil-works/pi-tui/dist/tui.js";
import { visibleWidth } from "@earendil-works/pi-tui/dist/utils.js";
import { withoutControls } from "../src/text/clean.ts";
import type { Theme } from "./theme.ts";

/** What an editor shows in `height` rows. */
export interface EditorWindow {
  readonly lines: readonly string[];
  /** Where the text cursor is, from the window's first row and column. */
  readonly cursor: { readonly row: number; readonly column: number };
  /** Whether text is out of sight. */
  readonly above: boolean;
  readonly below: boolean;
}

/** The part of pi-tui's editor that a form needs, hosted without a TUI. */
export interface TextEditor {
  readonly text: () => string;
  readonly setText: (text: string) => void;
  /** All of the text, written elsewhere: cleaned as a paste, the cursor at its end. */
  readonly replace: (text: string) => void;
  /** One key sequence that no command claimed. */
  readonly handleKey: (sequence: string) => void;
  /** Text from the clipboard; control characters are left out, line ends become `\n`. */
  readonly paste: (text: string) => void;
  /** True when the completion list, or a line continuation, takes this key instead of a command. */
  readonly claims: (sequence: string) => boolean;
  /** True while a list of completions is open. */
  readonly isCompleting: () => boolean;
  /** The rows that the text takes in `width` columns, with the completion list. */
  readonly measure: (width: number, limit: number) => number;
  readonly window: (width: number, height: number) => EditorWindow;
}

export interface TextEditorOptions {
  readonly theme: Theme;
  readonly completions: AutocompleteProvider | undefined;
  /** Draw with ASCII only. */
  readonly ascii: boolean;
  /** Called when something changed by itself, such as completions that arrived. */
  readonly onChange: () => void;
}

// Longer text is shown as one mark, as pi-tui does with pastes: laying it out again for each key is slow.
const LONG = { characters: 20_000, lines: 300 };

// pi-tui marks the cursor with these; nothing else of them may reach the screen.
const CURSOR = "\u001b_pi:c\u0007";
const FAKE_CURSOR = /\u001b_pi:fc\u0007(.*?)\u001b_pi:\/fc\u0007/s;

/** An editor that tells how much text is out of sight instead of drawing borders. */
class QuietEditor extends Editor {
  above = 0;
  below = 0;

  protected override renderTopBorder(_width: number, hidden: number): string {
    this.above = hidden;
    return "";
  }

  protected override renderBottomBorder(_width: number, hidden: number): string {
    this.below = hidden;
    return "";
  }
}

export function createTextEditor({ theme, completions, ascii, onChange }: TextEditorOptions): TextEditor {
  const terminal = { rows: 24, columns: 80 };
  // The editor uses no more of a TUI than these two members.
  const tui = { requestRender: onChange, terminal } as unknown as TUI;
  const editor = new QuietEditor(tui, { borderColor: (text) => text, selectList: theme.selectList });
  if (completions !== undefined) editor.setAutocompleteProvider(completions);
  editor.focused = true;

  /** All lines that pi-tui draws: the text's window, then the completion list. */
  const draw = (width: number, limit: number): string[] => {
    // pi-tui shows as many lines of text as 30 % of the screen's rows, at least five.
    terminal.rows = Math.ceil(limit / 0.3);
    terminal.columns = width;
    const [, ...lines] = editor.render(Math.max(4, width));
    const border = lines.indexOf("");
    if (border < 0) return lines;
    const list = lines.slice(border + 1);
    return [...lines.slice(0, border), ...(ascii ? list.map((line) => line.replaceAll("→", ">")) : list)];
  };

  const setText = (text: string): void => {
    editor.setText(isLong(text) ? "" : text);
    if (isLong(text)) pasteMarked(text);
  };

  const claims = (sequence: string): boolean =>
    isCompletionKey(editor, sequence) || isContinuation(editor, sequence);

  const pasteMarked = (text: string): void => editor.handleInput(`\u001b[200~${text}\u001b[201~`);

  return {
    text: () => editor.getExpandedText(),
    setText,
    replace: (text) => setText(plainText(text)),
    handleKey: (sequence) => {
      // An Enter that no command took is text; pi-tui would submit and empty the editor.
      const plain = matchesKey(sequence, "enter") && !claims(sequence);
      if (plain) editor.insertTextAtCursor("\n");
      else editor.handleInput(sequence);
    },
    paste: (text) => {
      const plain = plainText(text);
      if (isLong(plain)) pasteMarked(plain);
      else editor.insertTextAtCursor(plain);
    },
    claims,
    isCompleting: () => editor.isShowingAutocomplete(),
    measure: (width, limit) => draw(width, limit).length + editor.above + editor.below,
    window: (width, height) => {
      const drawn = draw(width, height);
      const { first, ...window } = cutWindow(drawn, height, theme);
      const above = editor.above > 0 || first > 0;
      const below = editor.below > 0 || first + height < drawn.length;
      return { ...window, above, below };
    },
  };
}

function plainText(text: string): string {
  return withoutControls(text.replace(/\r\n?/g, "\n"));
}

function isLong(text: string): boolean {
  return text.length > LONG.characters || text.split("\n").length > LONG.lines;
}

function isCompletionKey(editor: Editor, sequence: string): boolean {
  if (!editor.isShowingAutocomplete()) return false;
  return (["enter", "tab", "escape", "up", "down", "pageUp", "pageDown"] as const).some((key) =>
    matchesKey(sequence, key),
  );
}

/** A backslash before Enter makes a new line: for terminals that can't send Shift+Enter. */
function isContinuation(editor: Editor, sequence: string): boolean {
  if (!matchesKey(sequence, "enter")) return false;
  const { line, col } = editor.getCursor();
  return (editor.getLines()[line] ?? "").slice(0, col).endsWith("\\");
}

/** `height` of the drawn lines, so that the cursor's is among them; the cursor is drawn as an inverse cell. */
function cutWindow(drawn: readonly string[], height: number, theme: Theme) {
  const at = Math.max(
    0,
    drawn.findIndex((line) => line.includes(CURSOR)),
  );
  const first = Math.max(0, Math.min(at, drawn.length - height));
  const column = visibleWidth((drawn[at] ?? "").split(CURSOR)[0] ?? "");
  const lines = drawn.slice(first, first + height).map((line) =>
    line
      .replace(CURSOR, "")
      .replace(FAKE_CURSOR, (_whole, cell: string) => theme.cursor(cell))
      .trimEnd(),
  );
  return { first, lines, cursor: { row: at - first, column } };
}
