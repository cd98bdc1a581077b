import * as z from "zod/mini";
import type { Field } from "../src/form/command.ts";
import {
  chooseOption,
  type Draft,
  emptyDraft,
  saveNote,
  saveOptionNote,
  saveOwn,
} from "../src/form/draft.ts";
import { isExclusive, optionsOf, type Question, selectionOf, updateDraft } from "../src/form/kinds/index.ts";
import { openEditor, rowCount } from "./reduce-move.ts";
import { activeOf } from "./selectors.ts";
import type { FormState } from "./state.ts";

const fieldSchema = z.union([
  z.object({ field: z.enum(["own", "note"]) }),
  z.object({ field: z.literal("option-note"), row: z.int().check(z.nonnegative()) }),
]);

const draftSchema = z.object({
  values: z.array(z.string()),
  /** Whether several answers could be chosen, as the person may have changed it. */
  several: z.boolean(),
  own: z.string(),
  ownSelected: z.boolean(),
  note: z.string(),
  optionNotes: z.record(z.string(), z.string()),
});

const snapshotSchema = z.object({
  tab: z.int().check(z.nonnegative()),
  row: z.int().check(z.nonnegative()),
  drafts: z.record(z.string(), draftSchema),
  editing: z.optional(z.object({ field: fieldSchema, text: z.string() })),
});

/** What a person has done with a form so far, as JSON that can be kept and opened again. */
export type Snapshot = z.output<typeof snapshotSchema>;

/** Takes down what would be lost if the program ended now, unsaved text included. */
export function takeSnapshot(state: FormState): Snapshot {
  const { form, drafts, tab, editing } = state;
  // A filter is not kept: the row counts among all.
  const row = activeOf(state)?.optionRow(state.row) ?? state.row;
  const entries = form.questions.flatMap((question, index) => {
    const draft = drafts[index];
    return draft === undefined ? [] : [[question.id, draftSnapshot(question, draft)] as const];
  });
  return {
    tab,
    row,
    drafts: Object.fromEntries(entries),
    ...(editing === undefined ? {} : { editing: { field: editing.field, text: editing.text } }),
  };
}

function draftSnapshot(question: Question, draft: Draft): z.output<typeof draftSchema> {
  const notes = [...draft.optionNotes].flatMap(([row, note]) => {
    const option = optionsOf(question)[row];
    return option === undefined ? [] : [[option.value, note]];
  });
  return {
    values: [...selectionOf(question, draft.kind).values],
    several: !isExclusive(question, draft.kind),
    own: draft.own.text,
    ownSelected: draft.own.selected,
    note: draft.note,
    optionNotes: Object.fromEntries(notes),
  };
}

/**
 * Opens a form as it was. What does not fit, because the snapshot is damaged or the form another one, is left out:
 * nothing is invented and nothing throws.
 */
export function restoreSnapshot(fresh: FormState, snapshot: unknown): FormState {
  const parsed = snapshotSchema.safeParse(snapshot);
  if (!parsed.success) return fresh;
  const { tab, row, drafts, editing } = parsed.data;
  const known = new Map(Object.entries(drafts));
  const restored = fresh.drafts.map((draft, index) => {
    const question = fresh.form.questions[index];
    const kept = known.get(question?.id ?? "");
    return question === undefined || kept === undefined ? draft : restoreDraft(question, kept);
  });
  const state = {
    ...fresh,
    drafts: restored,
    tab: Math.min(tab, fresh.form.questions.length),
    editing: undefined,
  };
  const placed = { ...state, row: Math.min(row, rowCount(state) - 1) };
  return editing === undefined ? placed : reopen(placed, editing.field, editing.text);
}

function reopen(state: FormState, field: Field, text: string): FormState {
  const opened = openEditor(state, field);
  return opened.editing === undefined ? opened : { ...opened, editing: { ...opened.editing, text } };
}

function restoreDraft(question: Question, kept: z.output<typeof draftSchema>): Draft {
  let draft = emptyDraft(question);
  const rows = new Map(optionsOf(question).map(({ value }, row) => [value, row]));
  const rowsOf = (values: readonly string[]) => values.flatMap((value) => rows.get(value) ?? []);
  if (kept.several === isExclusive(question, draft.kind)) {
    draft = { ...draft, kind: updateDraft(question, draft.kind, { type: "change-type" }) };
  }
  draft = saveOwn(question, draft, kept.own);
  if (!kept.ownSelected) draft = { ...draft, own: { ...draft.own, selected: false } };
  const chosen = rowsOf(kept.values);
  if (kept.several)
    draft = { ...draft, kind: updateDraft(question, draft.kind, { type: "select", rows: chosen }) };
  else for (const row of chosen) draft = chooseOption(question, draft, "pick", row);
  draft = saveNote(draft, kept.note);
  for (const [value, note] of Object.entries(kept.optionNotes)) {
    for (const row of rowsOf([value])) draft = saveOptionNote(draft, row, note);
  }
  return draft;
}
