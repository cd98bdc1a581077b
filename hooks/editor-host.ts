import type { AutocompleteProvider } from "@earendil-works/pi-tui/dist/autocomplete.js";
import type { Field } from "../src/form/command.ts";
import { glyphsFor } from "../src/text/glyphs.ts";
import type { FormStore } from "../store/create-form-store.ts";
import { editorPlaceOf } from "../store/layout/editor-place.ts";
import { editorLimit } from "../store/layout/editor-rows.ts";
import { frameOf } from "../store/layout/frame.ts";
import type { FormState } from "../store/state.ts";
import { createTextEditor, type EditorWindow, type TextEditor } from "./text-editor.ts";
import type { Theme } from "./theme.ts";

/** The editors of a form: one per field, alive as long as the form, so that undo and the kill ring survive. */
export interface EditorHost {
  /** The open editor that has the keyboard, or undefined. */
  readonly open: () => TextEditor | undefined;
  /** Brings the open editor and the store together: to be called after every command. Only the store's text counts. */
  readonly sync: () => void;
  /** Tells the store what the open editor holds now: to be called after every key that the editor took. */
  readonly report: () => void;
  /** What the open editor shows. */
  readonly view: () => EditorView | undefined;
}

interface EditorView {
  /** Painted rows, each with its bar. */
  readonly rows: readonly string[];
  /** Where the text cursor is on the screen, from 0. */
  readonly cursor: { readonly row: number; readonly column: number };
}

export interface EditorHostOptions {
  readonly store: FormStore;
  readonly theme: Theme;
  readonly completions: AutocompleteProvider | undefined;
}

export function createEditorHost({ store, theme, completions }: EditorHostOptions): EditorHost {
  const editors = new Map<string, TextEditor>();
  let shown: string | undefined;

  const openKey = (): string | undefined => {
    const { editing, tab, ending } = store.getState();
    return editing === undefined || ending !== undefined ? undefined : `${tab} ${keyOf(editing.field)}`;
  };

  const open = (): TextEditor | undefined => {
    const key = openKey();
    // The list of questions lies over it, and has the keyboard.
    if (key === undefined || store.getState().jump !== undefined) return undefined;
    const known = editors.get(key);
    if (known !== undefined) return known;
    const made = createTextEditor({
      theme,
      completions,
      ascii: store.getState().screen.ascii,
      onChange: report,
    });
    editors.set(key, made);
    return made;
  };

  const report = (): void => {
    const editor = open();
    const place = editorPlaceOf(store.getState());
    if (editor === undefined || place === undefined) return;
    const { screen } = store.getState();
    const rows = editor.measure(place.width, editorLimit(screen));
    store.dispatch({ type: "edit", text: editor.text(), rows, completing: editor.isCompleting() });
  };

  const sync = (): void => {
    const editor = open();
    const opened = openKey() !== shown;
    shown = openKey();
    const { editing, screen } = store.getState();
    const place = editorPlaceOf(store.getState());
    if (editor === undefined || editing === undefined || place === undefined) return;
    // An editor that opens has its cursor at the end of the text, wherever it was left.
    if (opened || editor.text() !== editing.text) editor.setText(editing.text);
    if (editor.measure(place.width, editorLimit(screen)) !== editing.rows) report();
  };

  const view = (): ReturnType<EditorHost["view"]> => {
    const editor = open();
    const state = store.getState();
    const place = editorPlaceOf(state);
    if (editor === undefined || place === undefined || state.settings === "open") return undefined;
    if (frameOf(state).panes === undefined) return undefined;
    const window = editor.window(place.width, place.height);
    const { row, column } = window.cursor;
    return {
      rows: window.lines.map((line, index) => `${theme.roles.border(barOf(state, window, index))} ${line}`),
      cursor: { row: place.row + row, column: place.column + column },
    };
  };

  return { open, sync, report, view };
}

function keyOf(field: Field): string {
  return field.field === "option-note" ? `option-note ${field.row}` : field.field;
}

/** The bar before a row of an editor; the first and the last tell when there is more text. */
function barOf({ screen }: FormState, { above, below, lines }: EditorWindow, index: number): string {
  const glyphs = glyphsFor(screen);
  const up = above && index === 0;
  const down = below && index === lines.length - 1;
  if (up && down) return glyphs.upDown;
  return up ? glyphs.up : down ? glyphs.down : glyphs.bar;
}
