import type { EditorFault, Field } from "../src/form/command.ts";
import type { FormStore } from "../store/create-form-store.ts";
import { frameOf } from "../store/layout/frame.ts";
import type { EditorHost } from "./editor-host.ts";

/** What came of a text that was opened in the person's own editor. */
export type EditorVisit =
  | { readonly kind: "edited"; readonly text: string }
  | { readonly kind: "failed"; readonly fault: EditorFault };

/** What sort of text it is; names its file. */
export type TextKind = "answer" | "note";

/** Opens a text in the person's own editor and resolves when that is closed. The host has the terminal for it. */
export type ExternalEditor = (text: string, kind: TextKind) => Promise<EditorVisit>;

/** The way from an open editor of the form to the person's own one, and back. */
export interface ExternalEditing {
  /** True while the person is in the other editor: no key is meant for the form. */
  readonly isAway: () => boolean;
  /** Opens what is being edited; nothing where that can't be seen, or where the host has no editor to offer. */
  readonly open: () => void;
}

export interface ExternalEditingOptions {
  readonly store: FormStore;
  readonly editors: EditorHost;
  readonly externalEditor: ExternalEditor | undefined;
}

export function createExternalEditing(options: ExternalEditingOptions): ExternalEditing {
  const { store, editors, externalEditor } = options;
  let away = false;

  const open = (): void => {
    const state = store.getState();
    const { editing } = state;
    const seen = state.listening && frameOf(state).panes !== undefined;
    if (externalEditor === undefined || editing === undefined || away || !seen) return;
    store.dispatch({ type: "external-editor" });
    away = true;
    void externalEditor(editing.text, kindOf(editing.field)).catch(failure).then(comeBack);
  };

  const comeBack = (visit: EditorVisit): void => {
    away = false;
    const editor = editors.open();
    if (editor === undefined) return;
    switch (visit.kind) {
      case "edited":
        editor.replace(visit.text);
        editors.report();
        return;
      case "failed":
        store.dispatch({ type: "editor-fault", fault: visit.fault });
    }
  };

  return { isAway: () => away, open };
}

function kindOf({ field }: Field): TextKind {
  return field === "own" ? "answer" : "note";
}

function failure(): EditorVisit {
  return { kind: "failed", fault: "editor-failed" };
}
