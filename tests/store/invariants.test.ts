import { visibleWidth } from "@earendil-works/pi-tui/dist/utils.js";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { contracts } from "../../src/contracts/index.ts";
import { isExclusive, selectionOf } from "../../src/form/kinds/index.ts";
import { visibleBlocks } from "../../store/layout/doc.ts";
import { BAR_WIDTH } from "../../store/layout/editor-rows.ts";
import { frameOf } from "../../store/layout/frame.ts";
import { lineWidth, type Row } from "../../store/layout/line.ts";
import { rowCount } from "../../store/reduce-move.ts";
import { activeOf, outcomeOf } from "../../store/selectors.ts";
import type { FormState } from "../../store/state.ts";
import { anyEvents, anyForm } from "../helpers/arbitraries.ts";
import { openSession } from "../helpers/session.ts";

describe("whatever keys are pressed", () => {
  it("no invariant breaks and nothing throws", () => {
    fc.assert(
      fc.property(anyForm, anyEvents, (form, events) => {
        const { session, press } = openSession(form);
        checkState(session.store.getState());
        let paged = false;
        for (const event of events) {
          const before = session.store.getState();
          if (typeof event === "string") press(event);
          else session.resize(event[0], event[1]);
          checkState(session.store.getState());
          const page = event === "pageup" || event === "pagedown";
          paged = page || (paged && session.store.getState() === before);
          if (!paged) checkFocus(session.store.getState());
        }
        session.store.dispatch({ type: "end", ending: "elaborated" });
        checkOutcome(session.store.getState());
      }),
      { numRuns: 250 },
    );
  });

  it("an ended form takes no more commands", () => {
    fc.assert(
      fc.property(anyForm, anyEvents, (form, events) => {
        const { session, press } = openSession(form);
        session.store.dispatch({ type: "end", ending: "aborted" });
        const ended = session.store.getState();
        press(...events.filter((event) => typeof event === "string"));
        expect(session.store.getState()).toBe(ended);
      }),
      { numRuns: 50 },
    );
  });
});

function checkState(state: FormState): void {
  checkDrafts(state);
  expect(state.tab).toBeGreaterThanOrEqual(0);
  expect(state.tab).toBeLessThanOrEqual(state.form.questions.length);
  expect(state.row).toBeGreaterThanOrEqual(0);
  expect(state.row).toBeLessThan(rowCount(state));
  if (state.editing !== undefined) expect(activeOf(state)).toBeDefined();
  checkFrame(state);
}

function checkDrafts({ form, drafts }: FormState): void {
  expect(drafts).toHaveLength(form.questions.length);
  for (const [index, question] of form.questions.entries()) {
    const draft = drafts[index];
    if (draft === undefined) throw new Error("a question has no draft");
    const { indices } = selectionOf(question, draft.kind);
    expect([...new Set(indices)].sort((a, b) => a - b)).toEqual(indices);
    expect(draft.own.text).toBe(draft.own.text.trim());
    if (draft.own.selected) expect(draft.own.text).not.toBe("");
    if (isExclusive(question, draft.kind))
      expect(indices.length + (draft.own.selected ? 1 : 0)).toBeLessThanOrEqual(1);
    for (const note of draft.optionNotes.values()) expect(note.trim()).not.toBe("");
  }
}

/** The highlighted row, or the open editor, is in the window; its beginning where it is taller. */
function checkFocus(state: FormState): void {
  const list = frameOf(state).panes?.list;
  if (list === undefined) return;
  const [start, end] = list.doc.focus;
  const bottom = list.top + list.height;
  if (end - start <= list.height) {
    expect(start).toBeGreaterThanOrEqual(list.top);
    expect(end).toBeLessThanOrEqual(bottom);
  } else expect(start < bottom && end > list.top).toBe(true);
}

/** The frame stays inside the screen: fewer lines than rows, no line wider than the columns. */
function checkFrame(state: FormState): void {
  const { header, footer, panes, width } = frameOf(state);
  const { columns, rows } = state.screen;
  for (const line of [...header, ...footer]) expect(lineWidth(line)).toBeLessThanOrEqual(Math.max(width, 1));
  if (panes === undefined) return;
  const { list, aside, head } = panes;
  const blocks = visibleBlocks(list.doc, list.top, list.height).flatMap((block) => block.lines);
  const listHeight = blocks.length + (list.status === undefined ? 0 : 1);
  const asideHeight = aside === undefined ? 0 : aside.height + 1 + panes.gap;
  const body = aside?.side === "below" ? listHeight + asideHeight : Math.max(listHeight, asideHeight);
  expect(header.length + head.length + body + footer.length).toBeLessThan(rows);
  for (const row of [...head, ...blocks]) expect(rowWidth(row)).toBeLessThanOrEqual(columns - 2);
  for (const row of blocks) expect(rowWidth(row)).toBeLessThanOrEqual(list.doc.width);
}

function rowWidth(row: Row): number {
  return "editor" in row
    ? row.indent + BAR_WIDTH
    : row.reduce((sum, { text }) => sum + visibleWidth(text), 0);
}

function checkOutcome(state: FormState): void {
  const outcome = outcomeOf(state);
  if (outcome === undefined) return;
  const contract = contracts["ask-user"];
  const json = JSON.stringify(contract.toDetails(outcome));
  expect(json).not.toMatch(/\\ud[89a-f]/i);
  expect(contract.toModelText(outcome)).not.toBe("");
  expect(contract.toTranscript(outcome).length).toBeGreaterThan(0);
}
