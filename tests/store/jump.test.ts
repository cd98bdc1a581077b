import { describe, expect, it } from "vitest";
import { frameOf } from "../../store/layout/frame.ts";
import { openSession, type TestSession } from "../helpers/session.ts";

const CTRL_O = "\x0f";
const many = {
  questions: Array.from({ length: 200 }, (_, index) => ({
    id: `q${index}`,
    label: `Part ${index + 1}`,
    prompt: index === 41 ? "Which meaning has life?" : `What about part ${index + 1}?`,
    ...(index === 199 ? { required: true } : {}),
    ...(index === 7
      ? { type: "text" as const }
      : {
          options: [
            { value: "a", label: "Alpha" },
            { value: "b", label: "Beta" },
          ],
        }),
  })),
};

const open = (...keys: readonly string[]) => {
  const opened = openSession(many);
  opened.press(...keys);
  return opened;
};
const state = ({ session }: TestSession) => session.store.getState();
const shown = (opened: TestSession) => {
  const { header, panes } = frameOf(state(opened));
  const rows = panes?.list.doc;
  const list = Array.from(
    { length: Math.min(30, rows?.count ?? 0) },
    (_, row) => rows?.lines(row) ?? [],
  ).flat();
  return [...header, ...list].map((row) => ("editor" in row ? "" : row.map(({ text }) => text).join("")));
};

describe("the list of questions", () => {
  it("goes to the question that is found by typing", () => {
    const opened = open(CTRL_O, "meaning", "enter");
    expect(state(opened)).toMatchObject({ tab: 41, jump: undefined });
    opened.press(CTRL_O, "part 120", "enter");
    expect(state(opened).tab).toBe(119);
  });

  it("means the question whose label or number is typed, and knows the review", () => {
    expect(state(open(CTRL_O, "part 44", "enter")).tab).toBe(43);
    expect(state(open(CTRL_O, "7", "enter")).tab).toBe(6);
    expect(state(open(CTRL_O, "review", "enter")).tab).toBe(200);
    expect(state(open(CTRL_O, "?")).jump?.text).toBe("?");
  });

  it("begins at the question that is shown, moves, and ends with the review", () => {
    const opened = open("tab", CTRL_O, "down", "down", "up", "enter");
    expect(state(opened).tab).toBe(2);
    opened.press(CTRL_O, ...Array.from({ length: 30 }, () => "pagedown"), "enter");
    expect(state(opened).tab).toBe(200);
  });

  it("takes every key as text, and leaves all as it was when it is closed", () => {
    const opened = open(CTRL_O, "1", "n", "t", "space", "?");
    expect(state(opened).jump?.text).toBe("1nt ?");
    opened.press("\x15", "zzz", "enter");
    expect(state(opened).jump?.text).toBe("zzz");
    opened.press("esc");
    expect(state(opened)).toMatchObject({ jump: undefined, tab: 0, row: 0, armed: undefined });
    expect(opened.session.store.getState().drafts).toEqual(openSession(many).session.store.getState().drafts);
  });

  it("leaves the window of the options as it was", () => {
    const options = Array.from({ length: 60 }, (_, row) => ({ value: `v${row}`, label: `Option ${row}` }));
    const opened = openSession({ questions: [{ id: "long", prompt: "Which?", options }] });
    opened.press("end", ...Array.from({ length: 20 }, () => "up"));
    const { listTop } = state(opened);
    expect(listTop).toBeGreaterThan(0);
    opened.press(CTRL_O);
    expect(state(opened)).toMatchObject({ listTop });
    opened.press("down", "up", "esc");
    expect(state(opened)).toMatchObject({ jump: undefined, listTop });
  });

  it("opens over what is being written, which is kept when it leads away and when it does not", () => {
    const opened = open(CTRL_O, "part 8", "enter", "my words", CTRL_O, "esc");
    expect(state(opened).editing?.text).toBe("my words");
    opened.press(" more", CTRL_O, "part 9", "enter");
    expect(state(opened)).toMatchObject({ tab: 8, editing: undefined });
    expect(state(opened).drafts[7]?.own.text).toBe("my words more");
  });

  it("takes a pasted text, and Ctrl+C leaves the form", () => {
    const opened = open(CTRL_O, "\x1b[200~meaning\nof\x1b[201~");
    expect(state(opened).jump?.text).toBe("meaning of");
    opened.press("ctrl+c");
    expect(opened.outcome()).toMatchObject({ kind: "cancelled" });
  });
});

describe("a large form", () => {
  it("tells how far one is and how much is answered", () => {
    expect(shown(open())[0]).toMatch(/1\/200 {2}☒ 0\/200$/);
    expect(shown(open("1", "2"))[0]).toMatch(/3\/200 {2}☒ 2\/200$/);
  });

  it("shows on the review what is open first, what is required before all", () => {
    const opened = open(
      "1",
      "2",
      CTRL_O,
      "pagedown",
      "end",
      ...Array.from({ length: 30 }, () => "pagedown"),
      "enter",
    );
    const lines = frameOf(state(opened)).panes?.aside?.content;
    const text =
      lines?.type === "lines" ? lines.lines.map((line) => line.map((part) => part.text).join("")) : [];
    const labels = text.flatMap((line) => /Part \d+$/.exec(line) ?? []);
    expect(labels.slice(0, 3)).toEqual(["Part 200", "Part 3", "Part 4"]);
    expect(labels.slice(-2)).toEqual(["Part 1", "Part 2"]);
  });
});
