import { describe, expect, it } from "vitest";
import { contracts } from "../../src/contracts/index.ts";
import { visibleBlocks } from "../../store/layout/doc.ts";
import { frameOf } from "../../store/layout/frame.ts";
import { activeOf } from "../../store/selectors.ts";
import { openSession, type TestSession } from "../helpers/session.ts";

const options = [
  { value: "a", label: "Alpha" },
  { value: "b", label: "Beta" },
];
const single = (id: string) => ({ id, prompt: `${id}?`, options });
const multi = (id: string) => ({ ...single(id), type: "multi" });
const text = (id: string) => ({ id, prompt: `${id}?`, type: "text" });

function open(...questions: readonly unknown[]): TestSession {
  return openSession({ questions });
}

/** What Submit would give now. */
function answersOf({ session, outcome }: TestSession) {
  if (outcome() === undefined) session.store.dispatch({ type: "end", ending: "submitted" });
  const ended = outcome();
  if (ended === undefined) throw new Error("the form did not end");
  return contracts["ask-user"].toDetails(ended).answers;
}

const saved = (form: TestSession, index = 0) => form.session.store.getState().drafts[index]?.own.text;
const state = (form: TestSession) => form.session.store.getState();

describe("keys that come together", () => {
  it("take Enter that is glued to text as Enter", () => {
    const form = open(text("t"));
    form.press("ab\r");
    expect(saved(form)).toBe("ab");
    expect(state(form).tab).toBe(1);
  });

  it("answer at most one question, and never submit the review that they opened", () => {
    const form = open(single("a"), single("b"), single("c"));
    form.press("1\r");
    expect(state(form).tab).toBe(1);
    form.press("1\r\r\r");
    expect(state(form).tab).toBe(2);
    form.press("1\r\r\r\r");
    expect(state(form).tab).toBe(3);
    expect(form.outcome()).toBeUndefined();
    expect(Object.keys(answersOf(form))).toEqual(["a", "b", "c"]);
  });

  it("may go on moving", () => {
    const form = open(single("a"), single("b"), single("c"));
    form.press("\x1b[C\x1b[C\x1b[B");
    expect(state(form)).toMatchObject({ tab: 2, row: 1 });
  });
});

describe("a paste", () => {
  it("lands as one draft; nothing is submitted or chosen until a separate Enter", () => {
    const form = open(text("log"), single("two"), single("three"));
    form.press("\x1b[200~line one\nline two\r\n2\n\n1\n\x1b[201~");
    expect(state(form)).toMatchObject({ tab: 0, editing: { text: "line one\nline two\n2\n\n1\n" } });
    form.press("enter");
    expect(saved(form)).toBe("line one\nline two\n2\n\n1");
    expect(Object.keys(answersOf(form))).toEqual(["log"]);
  });

  it("without marks is text for a text field and answers no later question", () => {
    const form = open(text("t"), single("n1"), single("n2"));
    form.press("first line\rsecond line\rthird line\r");
    expect(state(form)).toMatchObject({ tab: 0, editing: { text: "first line\nsecond line\nthird line\n" } });
  });

  it("on a list is not taken and says so; on a row with own words it opens the editor", () => {
    const form = open(multi("m"));
    form.press("\x1b[200~1\n2\n\x1b[201~");
    expect(state(form)).toMatchObject({
      notice: "paste-nowhere",
      tab: 0,
      drafts: [{ kind: { selected: [] } }],
    });
    form.press("down", "down", "own", "enter", "\x1b[200~ more\x1b[201~", "enter");
    expect(saved(form)).toBe("own more");
  });

  it("of 20,000 lines is whole in the result, and typing goes on", () => {
    const form = open(text("log"));
    const log = Array.from({ length: 20_000 }, (_, line) => `${line} ${"x".repeat(70)}`).join("\n");
    form.press(`\x1b[200~${log}\x1b[201~`, "!", "enter");
    expect(saved(form)).toBe(`${log}!`);
  });

  it("keeps text that looks like a mark of a long paste", () => {
    const form = open(text("t"));
    form.press("\x1b[200~[paste #1 +30 lines]\x1b[201~", "enter");
    expect(saved(form)).toBe("[paste #1 +30 lines]");
  });
});

describe("an editor", () => {
  it("takes digits and the letters of shortcuts as text", () => {
    const form = open(single("v"));
    form.press("down", "down", ..."3.11 or 12, jk n ? t Nq", "enter");
    expect(answersOf(form)).toEqual({
      v: expect.objectContaining({ customText: "3.11 or 12, jk n ? t Nq", indices: [] }),
    });
  });

  it("moves the cursor with arrows, Home, End and Delete, and never the tab", () => {
    const form = open(single("a"), single("b"));
    form.press("down", "down", ..."abcdef", "left", "left", "X", "home", "Y", "end", "Z", "\x1b[3~");
    expect(state(form).tab).toBe(0);
    form.press("enter");
    expect(saved(form)).toBe("YabcdXefZ");
  });

  it("makes new lines with Shift+Enter, Alt+Enter, line feed and backslash before Enter", () => {
    const form = open(text("t"));
    form.press("a", "\x1b[13;2u", "b", "\n", "c", "\x1b\r", "d\\", "enter", "e", "enter");
    expect(saved(form)).toBe("a\nb\nc\nd\ne");
  });

  it("undoes, and yanks what was killed", () => {
    const form = open(text("t"));
    form.press(..."one two", "\x17", "\x15", "\x19");
    expect(state(form).editing?.text).toBe("one two");
    form.press("\x1f");
    expect(state(form).editing?.text).toBe("");
    form.press("\x1f");
    expect(state(form).editing?.text).toBe("one ");
  });

  it("belongs to its question: a draft stays, and its cursor is at the end when it opens again", () => {
    const form = open(single("a"), single("b"));
    form.press("down", "down", ..."draft", "home", "esc", "tab", "down", "down");
    expect(state(form)).toMatchObject({ tab: 1, editing: { text: "" } });
    form.press("stab", "down", "down", "enter", "!", "esc");
    expect(saved(form)).toBe("draft!");
  });

  it("keeps the text and the form on Esc and Ctrl+[", () => {
    const form = open(single("v"), text("w"));
    form.press("down", "down", ..."long", "esc");
    expect(saved(form)).toBe("long");
    form.press("enter", "er", "\x1b[91;5u");
    expect(saved(form)).toBe("longer");
    expect(form.outcome()).toBeUndefined();
  });

  it("takes what an IME commits as text, also under the kitty protocol", () => {
    const form = open(text("t"));
    form.press("にほんご", "日本語", "한글 입력", "\x1b[233u", "enter");
    expect(saved(form)).toBe("にほんご日本語한글 입력é");
  });

  it("swallows reports of focus and mouse, also split ones, and key releases", () => {
    const form = open(text("t"));
    form.press(
      "\x1b[I",
      "a",
      "\x1b[O",
      "\x1b[<65;107;38M",
      "b",
      "\x1b[<0;1;1m",
      "\x1b[",
      "I",
      "\x1b[99;1:3u",
      "\x1b[13;1:3u",
      "enter",
    );
    expect(saved(form)).toBe("ab");
  });

  it("leaves the question open on Enter without text, and says what to do", () => {
    const form = open(single("one"), single("two"));
    form.press("enter", "down", "down", "enter", "enter");
    expect(state(form)).toMatchObject({ tab: 1, notice: "empty-editor" });
    expect(Object.keys(answersOf(form))).toEqual(["one"]);
  });
});

describe("leaving", () => {
  it("warns first, with what would be lost, and goes on the second time", () => {
    const form = open(single("one"), single("two"), single("three"));
    form.press("enter", "enter", "esc");
    expect(state(form).armed).toBe("cancel");
    form.press("esc");
    expect(form.outcome()).toMatchObject({ kind: "cancelled" });
    expect(Object.keys(answersOf(form))).toEqual(["one", "two"]);
  });

  it("counts Esc and Ctrl+C as two ways, keeps the warning over other keys and drops it with the tab", () => {
    const form = open(single("one"), single("two"));
    form.press("space", "esc", "ctrl+c");
    expect(form.outcome()).toBeUndefined();
    form.press("down", "up", "tab", "ctrl+c");
    expect(form.outcome()).toBeUndefined();
    form.press("down", "ctrl+c");
    expect(form.outcome()).toMatchObject({ kind: "cancelled" });
  });

  it("asks for unsaved text too, and does not save it", () => {
    const form = open(text("t"));
    form.press("typed", "ctrl+c");
    expect(form.outcome()).toBeUndefined();
    form.press("ctrl+c");
    expect(answersOf(form)).toEqual({});
  });

  it("goes at once while nothing was done", () => {
    const form = open(single("one"));
    form.press("down", "tab", "esc");
    expect(form.outcome()).toMatchObject({ kind: "cancelled" });
  });
});

describe("rows", () => {
  it("are told by position, not by text: options may be called Other or Type your own, and labels may be equal", () => {
    const named = [
      { value: "other", label: "Other" },
      { value: "own", label: "Type your own" },
      { value: "same1", label: "foo.txt" },
      { value: "same2", label: "foo.txt" },
    ];
    const form = open({ id: "x", prompt: "?", type: "multi", options: named });
    form.press("2", "4");
    expect(answersOf(form)).toEqual({
      x: { values: ["own", "same2"], labels: ["Type your own", "foo.txt"], indices: [2, 4] },
    });
  });

  it("are picked by their digit, up to the ninth", () => {
    const many = Array.from({ length: 12 }, (_, index) => ({ value: `v${index}`, label: `L${index}` }));
    const form = open({ id: "x", prompt: "?", options: many });
    form.press("9");
    expect(answersOf(form)).toMatchObject({ x: { values: ["v8"], indices: [9] } });
  });

  it("page through long lists; the highlight stays in sight", () => {
    const many = Array.from({ length: 200 }, (_, index) => ({ value: `v${index}`, label: `L${index}` }));
    const form = open({ id: "x", prompt: "?", options: many });
    form.press("pagedown");
    const { row, listTop } = state(form);
    expect(row).toBeGreaterThanOrEqual(10);
    expect(listTop).toBeGreaterThan(0);
    form.press("pageup", "pageup");
    expect(state(form).listTop).toBe(0);
    form.press("end");
    expect(state(form)).toMatchObject({ row: 200, editing: { field: { field: "own" } } });
    form.press("home");
    expect(state(form)).toMatchObject({ row: 0, editing: undefined });
  });

  it("scroll a preview that is longer than its window to its last line, and start anew on the next row", () => {
    const preview = Array.from({ length: 60 }, (_, line) => `${line}: setting`).join("\n");
    const rows = options.map((option) => ({ ...option, preview: `\`\`\`\n${preview}\n\`\`\`` }));
    const form = open({ id: "p", prompt: "?", type: "preview", options: rows });
    form.press(...Array.from({ length: 9 }, () => "pagedown"));
    const top = state(form).previewTop;
    expect(top).toBeGreaterThan(30);
    expect(state(form).row).toBe(0);
    form.press("pagedown");
    expect(state(form).previewTop).toBe(top);
    form.press("down");
    expect(state(form)).toMatchObject({ row: 1, previewTop: 0 });
  });
});

it("keeps everything over any number of new sizes", () => {
  const form = open(multi("m"), text("t"));
  form.press("space", "down", "tab", "half a dra");
  for (const [columns, rows] of [
    [60, 20],
    [10, 3],
    [120, 40],
  ] as const)
    form.session.resize(columns, rows);
  form.press("ft", "enter");
  expect(saved(form, 1)).toBe("half a draft");
  expect(answersOf(form)).toMatchObject({ m: { values: ["a"] } });
});

it("shows the question that a key has just led to", () => {
  const form = open(single("a"), text("b"));
  form.press("enter");
  expect(activeOf(state(form))?.question.id).toBe("b");
  expect(form.session.editors.view()?.cursor).toEqual({ row: expect.any(Number), column: 5 });
});

describe("what can't be seen", () => {
  it("is not answered on a screen that is too small", () => {
    const form = open(single("a"));
    form.session.resize(15, 5);
    form.press("enter", "enter", "1", "n", "x");
    expect(state(form)).toMatchObject({ tab: 0, ending: undefined, editing: undefined });
    form.session.resize(80, 24);
    form.press("enter");
    expect(state(form).tab).toBe(1);
  });

  it("is not answered by an unmarked paste that needs many reads", () => {
    const form = open(single("a"), single("b"), single("c"));
    const text = "1 foo bar\r".repeat(1500);
    const reads = text.match(/[\s\S]{1,4096}/g) ?? [];
    form.press(...reads);
    expect(state(form).tab).toBeLessThanOrEqual(1);
    expect(form.outcome()).toBeUndefined();
  });

  it.each([
    [40, 12, 60],
    [80, 24, 300],
    [20, 8, 20],
  ])("of a long prompt beside a long preview can be read at %ix%i", (columns, rows, words) => {
    const preview = Array.from({ length: 60 }, (_, line) => `line ${line}`).join("\n\n");
    const prompt = Array.from({ length: words }, (_, index) => `word${index}.`).join(" ");
    const withPreview = options.map((option) => ({ ...option, preview }));
    const form = open({ id: "p", prompt, type: "preview", options: withPreview });
    form.session.resize(columns, rows);
    const seen = new Set<string>();
    const look = () => {
      const panes = frameOf(state(form)).panes;
      if (panes === undefined) throw new Error("the screen is too small");
      const { list, head } = panes;
      const lines = [
        ...head,
        ...visibleBlocks(list.doc, list.top, list.height).flatMap((block) => block.lines),
      ];
      const text = lines
        .map((line) => ("editor" in line ? "" : line.map((part) => part.text).join("")))
        .join(" ");
      for (const word of text.match(/word\d+\./g) ?? []) seen.add(word);
    };
    look();
    for (let press = 0; press < 80; press += 1) {
      form.press("pageup");
      look();
    }
    expect(seen.size).toBe(words);
    for (let press = 0; press < 80; press += 1) form.press("pagedown");
    expect(state(form)).toMatchObject({ row: 0 });
    expect(state(form).previewTop).toBeGreaterThan(0);
  });
});

it("keeps a written answer when Space is pressed on it", () => {
  const form = open(text("t"), text("u"));
  form.press("hello", "enter", "stab", "space");
  expect(state(form).editing?.text).toBe("hello");
  form.press("esc");
  expect(answersOf(form)).toMatchObject({ t: { customText: "hello" } });
});

it("takes two Esc that come together as two", () => {
  const form = open(single("a"));
  form.press("space", "\x1b\x1b");
  expect(form.outcome()).toMatchObject({ kind: "cancelled" });
});
