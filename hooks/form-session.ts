import type { AutocompleteProvider } from "@earendil-works/pi-tui/dist/autocomplete.js";
import { optionsOf } from "../src/form/kinds/index.ts";
import type { Outcome } from "../src/form/outcome.ts";
import type { Form } from "../src/form/schema.ts";
import { createFormStore, type FormStore, type FormStoreOptions } from "../store/create-form-store.ts";
import { frameOf } from "../store/layout/frame.ts";
import { pointerPlaceOf } from "../store/layout/pointer-place.ts";
import { outcomeOf, soughtText } from "../store/selectors.ts";
import type { Screen } from "../store/state.ts";
import type { Cursor, Drawable } from "./drawable.ts";
import { createEditorHost, type EditorHost } from "./editor-host.ts";
import { createExternalEditing, type ExternalEditor } from "./external-editor.ts";
import { createFilterSearch } from "./filter-search.ts";
import { type Highlight, loadHighlight } from "./highlight.ts";
import { createRouter } from "./key-router.ts";
import { createMarkdown, type DrawMarkdown, type RenderMarkdown } from "./markdown.ts";
import { createSettingsOverlay } from "./settings-overlay.ts";
import type { LiveSettings, SettingsSession } from "./settings-session.ts";
import type { Theme } from "./theme.ts";

export interface FormSessionOptions extends Omit<FormStoreOptions, "adjustable" | "hasExternalEditor"> {
  readonly screen: Screen;
  readonly theme: Theme;
  /** Completes `@` and paths in editors; without it nothing is completed. */
  readonly completions?: AutocompleteProvider;
  /** Draws previews; without it they are shown as they are written. */
  readonly markdown?: DrawMarkdown;
  /** The person's settings, followed while the form is open; they count before `behaviour` and `keymap`. */
  readonly settings?: LiveSettings;
  /** Opens texts in the person's own editor; without it the key for that does nothing. */
  readonly externalEditor?: ExternalEditor;
}

/** One open form: its store, its editors, and the one way in for keys. Knows nothing about a terminal or React. */
export interface FormSession extends Drawable {
  readonly store: FormStore;
  readonly theme: Theme;
  readonly editors: EditorHost;
  /** The list of settings while it lies over the form. */
  readonly settingsList: () => SettingsSession | undefined;
  readonly markdown: RenderMarkdown;
  /**
   * For who draws the form without Ink's own input: gets the characters that are typed into a field which Ink handles,
   * and `\x7f` for Backspace. Returns how to stop listening.
   */
  readonly onFieldInput: (listener: (input: string) => void) => () => void;
  /** To be called when the theme's colours are others now: draws everything again. */
  readonly restyle: () => void;
  /** Calls back once, when the form has ended. Returns how to stop listening. */
  readonly onOutcome: (listener: (outcome: Outcome) => void) => () => void;
}

/** Opens a form. Two sessions share nothing. */
export function createFormSession(options: FormSessionOptions): FormSession {
  const { form, screen, theme, completions, settings, externalEditor } = options;
  const store = createFormStore({
    ...options,
    ...settings?.get(),
    adjustable: settings !== undefined,
    hasExternalEditor: externalEditor !== undefined,
  });
  const { list: settingsList } = createSettingsOverlay(store, settings, theme);
  const editors = createEditorHost({ store, theme, completions });
  let shownTheme = theme;
  let highlight: Highlight | undefined;
  let markdown = createMarkdown({ draw: options.markdown, theme, highlight, ascii: screen.ascii });
  const render: RenderMarkdown = (text, width) => markdown(text, width);
  const external = createExternalEditing({ store, editors, externalEditor });
  const search = createFilterSearch(store, sync);
  let field: ((input: string) => void) | undefined;
  const feed = (input: string) => (field ?? typeInto(store))(input);
  const router = createRouter({ store, editors, settingsList, external, search, feed, sync });
  sync();

  if (hasCode(form)) {
    void loadHighlight(theme).then((loaded) => {
      highlight = loaded;
      restyle();
    });
  }

  function restyle(): void {
    // What was painted with the theme is known by the theme: another one has it painted again.
    shownTheme = { ...theme };
    markdown = createMarkdown({ draw: options.markdown, theme, highlight, ascii: screen.ascii });
    measurePreview();
  }

  function cursor(): Cursor | undefined {
    const list = settingsList();
    if (list !== undefined) return list.cursor();
    const typing = editors.view()?.cursor;
    if (typing !== undefined) return { ...typing, hidden: false };
    const pointer = pointerPlaceOf(store.getState());
    return pointer && { ...pointer, hidden: true };
  }

  function sync(): void {
    editors.sync();
    const { previewLines } = store.getState();
    if (previewHeight() !== previewLines) measurePreview();
  }

  function measurePreview(): void {
    store.dispatch({ type: "preview-lines", lines: previewHeight() });
  }

  function previewHeight(): number {
    const aside = frameOf(store.getState()).panes?.aside;
    return aside?.content.type === "markdown" ? markdown(aside.content.text, aside.width).length : 0;
  }

  return {
    store,
    get theme() {
      return shownTheme;
    },
    editors,
    settingsList,
    handle: router,
    cursor,
    resize: (columns, rows) => {
      store.dispatch({ type: "resize", columns, rows });
      sync();
    },
    markdown: render,
    onFieldInput: (listener) => {
      field = listener;
      return () => {
        if (field === listener) field = undefined;
      };
    },
    restyle,
    onOutcome: (listener) => {
      const tell = () => {
        const outcome = outcomeOf(store.getState());
        if (outcome === undefined) return;
        stop();
        listener(outcome);
      };
      const stop = store.subscribe(tell);
      tell();
      return stop;
    },
  };
}

/** What a field makes of a key where Ink does not: characters at its end, and Backspace takes the last one away. */
function typeInto(store: FormStore): (input: string) => void {
  return (input) => {
    const text = soughtText(store.getState());
    const changed = input === "\u007f" ? Array.from(text).slice(0, -1).join("") : text + input;
    store.dispatch({ type: "filter", text: changed, typed: false });
  };
}

function hasCode({ questions }: Form): boolean {
  return questions.some((question) => optionsOf(question).some(({ preview }) => preview?.includes("```")));
}
