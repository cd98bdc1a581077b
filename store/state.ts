import { type Behaviour, defaultBehaviour } from "../src/form/behaviour.ts";
import type { EditorFault, Field } from "../src/form/command.ts";
import { type Draft, emptyDraft } from "../src/form/draft.ts";
import type { Ending } from "../src/form/ending.ts";
import { type Question, typesOf, updateDraft } from "../src/form/kinds/index.ts";
import type { Form } from "../src/form/schema.ts";
import { defaultKeymap, type Keymap } from "../src/keys/keymap.ts";
import type { Language } from "../src/text/languages/index.ts";

import type { Filter } from "./filter.ts";
import type { Jump } from "./jump.ts";

/** The rows of the review tab, in order; digits 1–3. */
export const reviewActions = ["submit", "elaborate", "cancel"] as const;
export type ReviewAction = (typeof reviewActions)[number];

/** The open editor and its unsaved text. `rows` is what the text takes on the screen, measured by who draws it. */
export interface Editing {
  readonly field: Field;
  readonly text: string;
  readonly rows: number;
  /** True while a list of completions is open. */
  readonly completing: boolean;
}

/**
 * What the form is drawn on, and in which language; `ascii` is for terminals that can't show other characters.
 */
export interface Screen {
  readonly columns: number;
  readonly rows: number;
  readonly ascii: boolean;
  readonly language: Language;
}

/** Everything about an open form that can't be derived. Immutable. */
export interface FormState {
  readonly form: Form;
  /** In the order of the questions. */
  readonly drafts: readonly Draft[];
  readonly behaviour: Behaviour;
  readonly keymap: Keymap;
  /** 0 … questions - 1, then the review tab. */
  readonly tab: number;
  /** The highlighted row, from 0: the options, then the own row; on the review tab its actions. */
  readonly row: number;
  readonly editing: Editing | undefined;
  /** What a person looks for in the list of this tab; undefined while nobody looks. */
  readonly filter: Filter | undefined;
  /** The list of questions while it lies over the form. */
  readonly jump: Jump | undefined;
  /** First line of the list and of the preview that shows. */
  readonly listTop: number;
  readonly previewTop: number;
  /** Lines of the preview that is shown, measured by who draws it. */
  readonly previewLines: number;
  readonly screen: Screen;
  /** The way of leaving that takes effect when it is repeated; stays until the tab changes. */
  readonly armed: "cancel" | "dismiss" | undefined;
  /** What takes effect when its key is pressed again; gone with the next other command. */
  readonly pending: "change-type" | ReviewAction | undefined;
  /** A sentence about the last key, gone with the next one. */
  readonly notice: "empty-editor" | "paste-nowhere" | EditorFault | undefined;
  /** False while what is typed may still be meant for another program: then nothing can be answered. */
  readonly listening: boolean;
  /** Whether the settings lie over the form; `none` where the host has none to show. */
  readonly settings: "none" | "closed" | "open";
  /** Whether texts can be opened in the person's own editor. */
  readonly hasExternalEditor: boolean;
  readonly ending: Ending | undefined;
}

/** What a form is opened with; everything but the form has a default. */
export interface FormStart {
  readonly form: Form;
  /** Default: 80 columns and 24 rows, in English. */
  readonly screen?: Screen;
  /** Default: the contract's defaults. */
  readonly behaviour?: Behaviour;
  /** Default: the contract's defaults. */
  readonly keymap?: Keymap;
  /** False to answer nothing until the command `listen`. Default: true. */
  readonly listening?: boolean;
  /** Whether there are settings to show. Default: false. */
  readonly adjustable?: boolean;
  /** Whether texts can be opened in the person's own editor. Default: false. */
  readonly hasExternalEditor?: boolean;
}

/** A fresh state. */
export function startState({
  form,
  screen = { columns: 80, rows: 24, ascii: false, language: "en" },
  behaviour = defaultBehaviour,
  keymap = defaultKeymap,
  listening = true,
  adjustable = false,
  hasExternalEditor = false,
}: FormStart): FormState {
  return {
    form,
    drafts: form.questions.map((question) => openDraft(question, behaviour)),
    behaviour,
    keymap,
    tab: 0,
    row: 0,
    editing: undefined,
    filter: undefined,
    jump: undefined,
    listTop: 0,
    previewTop: 0,
    previewLines: 0,
    screen,
    armed: undefined,
    pending: undefined,
    notice: undefined,
    listening,
    settings: adjustable ? "closed" : "none",
    hasExternalEditor,
    ending: undefined,
  };
}

/** `presentSingleAsMulti` is for `single` alone: a preview stays one (ask-user contract). */
function openDraft(question: Question, { presentSingleAsMulti }: Behaviour): Draft {
  const draft = emptyDraft(question);
  if (!presentSingleAsMulti || typesOf(question, draft.kind).presented !== "single") return draft;
  return { ...draft, kind: updateDraft(question, draft.kind, { type: "change-type" }) };
}
