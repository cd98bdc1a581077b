import { describe, expect, it } from "vitest";
import type { EditorVisit, TextKind } from "../../hooks/external-editor.ts";
import { catalogueOf } from "../../src/text/languages/index.ts";
import { frameOf } from "../../store/layout/frame.ts";
import { formOf, openSession } from "../helpers/session.ts";

const options = [
  { value: "a", label: "Alpha" },
  { value: "b", label: "Beta" },
];
const form = {
  questions: [
    { id: "text", prompt: "Why?", type: "text" },
    { id: "one", prompt: "Which?", options },
  ],
};
const ctrlG = "\x07";

interface Visited {
  readonly text: string;
  readonly kind: TextKind;
  readonly comeBack: (visit: EditorVisit | Error) => Promise<void>;
}

/** A form whose other editor is opened and closed by the test. */
function open(more: Parameters<typeof openSession>[1] = {}) {
  const visits: Visited[] = [];
  const externalEditor = (text: string, kind: TextKind) => {
    const { promise, resolve, reject } = Promise.withResolvers<EditorVisit>();
    const comeBack = async (visit: EditorVisit | Error) => {
      if (visit instanceof Error) reject(visit);
      else resolve(visit);
      await new Promise(setImmediate);
    };
    visits.push({ text, kind, comeBack });
    return promise;
  };
  const opened = openSession(form, { externalEditor, ...more });
  const { store } = opened.session;
  const visit = () => {
    const last = visits.at(-1);
    if (last === undefined) throw new Error("no editor was opened");
    return last;
  };
  return {
    ...opened,
    visits,
    visit,
    text: () => store.getState().editing?.text,
    footer: () =>
      frameOf(store.getState())
        .footer.map((line) => line.map(({ text }) => text).join(""))
        .join("\n"),
  };
}

describe("a text in the person's own editor", () => {
  it("comes back as if it had been typed, with the cursor at its end", async () => {
    const { press, visits, visit, text, outcome } = open();
    press("first ", ctrlG);
    expect(visit()).toMatchObject({ text: "first ", kind: "answer" });
    await visit().comeBack({ kind: "edited", text: "first\nsecond\tline" });
    expect(text()).toBe("first\nsecond    line");
    press("!");
    expect(text()).toBe("first\nsecond    line!");
    press("enter", "tab", "tab", "enter", "enter");
    expect(visits).toHaveLength(1);
    expect(outcome()).toBeUndefined();
  });

  it("can be a note on an option or the question", async () => {
    const { press, visit, session } = open();
    press("tab", "n", "so", ctrlG);
    expect(visit()).toMatchObject({ text: "so", kind: "note" });
    await visit().comeBack({ kind: "edited", text: "so far" });
    press("enter", "N", ctrlG);
    expect(visit()).toMatchObject({ text: "", kind: "note" });
    await visit().comeBack({ kind: "edited", text: "whole" });
    press("enter");
    const draft = session.store.getState().drafts[1];
    expect([draft?.optionNotes.get(0), draft?.note]).toEqual(["so far", "whole"]);
  });

  it("is cleaned as a paste", async () => {
    const { press, visit, text } = open();
    press(ctrlG);
    await visit().comeBack({ kind: "edited", text: "a\x1b[31mred\x1b[0m\u0000\r\nb\x07" });
    expect(text()).toBe("ared\nb");
  });

  it("may be long", async () => {
    const { press, visit, text } = open();
    const long = "word ".repeat(20_000).trim();
    press(ctrlG);
    await visit().comeBack({ kind: "edited", text: long });
    expect(text()).toBe(long);
  });

  it("takes no key for the form until it is back", async () => {
    const { press, visits, visit, text, session } = open();
    press("one", ctrlG, "two", ctrlG, "\x1b[200~three\x1b[201~", "enter", "ctrl+c", "esc");
    expect(visits).toHaveLength(1);
    await visit().comeBack({ kind: "edited", text: "one" });
    expect(text()).toBe("one");
    expect(session.store.getState()).toMatchObject({ tab: 0, armed: undefined });
    press("!");
    expect(text()).toBe("one!");
  });

  it.each([
    ["no-editor", catalogueOf("en").form.notices.noEditor],
    ["editor-failed", catalogueOf("en").form.notices.editorFailed],
    ["text-unreadable", catalogueOf("en").form.notices.textUnreadable],
    ["text-too-large", catalogueOf("en").form.notices.textTooLarge],
  ] as const)(
    "stays as it was where there is none (%s), and a notice says so until the next key",
    async (fault, notice) => {
      const { press, visit, text, footer } = open();
      press("one", ctrlG);
      expect(footer()).not.toContain(notice);
      await visit().comeBack({ kind: "failed", fault });
      expect(text()).toBe("one");
      expect(footer().split("\n")).toContain(notice);
      press("!");
      expect(footer()).not.toContain(notice);
    },
  );

  it("stays as it was where the host fails", async () => {
    const { press, visit, text, footer } = open();
    press("one", ctrlG);
    await visit().comeBack(new Error("a fault"));
    expect(text()).toBe("one");
    expect(footer()).toContain(catalogueOf("en").form.notices.editorFailed);
  });

  it("is nothing to a form that has ended meanwhile; what was typed before counts", async () => {
    const { press, visit, session, outcome } = open();
    press("one", ctrlG);
    session.store.dispatch({ type: "end", ending: "aborted" });
    const ended = session.store.getState();
    await visit().comeBack({ kind: "edited", text: "two" });
    expect(session.store.getState()).toBe(ended);
    expect(outcome()).toMatchObject({ kind: "aborted", drafts: [{ own: { text: "one" } }, {}] });
  });

  it("keeps its undo: what was there before can be had back", async () => {
    const { press, visit, text } = open();
    press("one", ctrlG);
    await visit().comeBack({ kind: "edited", text: "two" });
    press("\x1f");
    expect(text()).toBe("one");
  });

  it("is not opened on a list, before the form was seen, on a screen that is too small, and by a key for another tab", () => {
    const list = open({ form: formOf({ questions: [{ id: "one", prompt: "Which?", options }] }) });
    list.press(ctrlG);
    const early = open({ listening: false });
    early.press(ctrlG);
    const small = open({ screen: { columns: 10, rows: 5, ascii: false, language: "en" } });
    small.press(ctrlG);
    const burst = open();
    burst.press("\t\x07");
    burst.press(`a\r${ctrlG}`);
    expect([list, early, small, burst].map(({ visits }) => visits.length)).toEqual([0, 0, 0, 0]);
  });

  it("has a hint, last of all, only where there is an editor to open", () => {
    expect(open().footer()).toMatch(/Ctrl\+G your editor$/);
    const narrow = open({ screen: { columns: 40, rows: 12, ascii: false, language: "en" } });
    expect(narrow.footer()).toMatch(/esc close · Ctrl\+G your editor$/);
    // Without a line for it, it is left out.
    narrow.press("x");
    expect(narrow.footer()).toMatch(/^enter save, next · esc close$/m);
    const { session, press } = openSession(form);
    const before = session.store.getState();
    expect(JSON.stringify(frameOf(before).footer)).not.toContain("Ctrl+G");
    press(ctrlG);
    expect(session.store.getState()).toBe(before);
  });
});
