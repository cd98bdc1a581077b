import { CURSOR_MARKER, visibleWidth } from "@earendil-works/pi-tui";
import fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createFormScreen, type FormScreen, type FormScreenOptions } from "../../adapter/form-screen.ts";
import type { Outcome } from "../../src/form/outcome.ts";
import { stories } from "../../stories/index.ts";
import { anyForm } from "../helpers/arbitraries.ts";
import { createFakeTui, type FakeTui, plainTheme } from "../helpers/fake-tui.ts";
import { formOf } from "../helpers/session.ts";

const options = [
  { value: "a", label: "Alpha" },
  { value: "b", label: "Beta" },
];
const single = { questions: [{ id: "q", prompt: "Which?", options }] };

interface Opened {
  readonly screen: FormScreen;
  readonly tui: FakeTui;
  readonly outcomes: Outcome[];
  /** Keys, each delivered as Pi does, then what they led to. */
  readonly press: (...keys: readonly string[]) => Promise<void>;
  readonly text: (width?: number) => string;
}

const open: FormScreen[] = [];

function show(input: unknown, more: Partial<FormScreenOptions> & { tui?: FakeTui } = {}): Opened {
  const tui = more.tui ?? createFakeTui();
  const outcomes: Outcome[] = [];
  const screen = createFormScreen({
    form: formOf(input),
    theme: plainTheme,
    folder: ".",
    language: "en",
    onOutcome: (outcome) => outcomes.push(outcome),
    onError: (error) => {
      throw error;
    },
    ...more,
    tui,
  });
  open.push(screen);
  const press = async (...keys: readonly string[]) => {
    for (const key of keys) {
      screen.handleInput(key);
      await Promise.resolve();
    }
  };
  return { screen, tui, outcomes, press, text: (width = 80) => plain(screen.render(width)) };
}

function plain(lines: readonly string[]): string {
  return lines
    .join("\n")
    .replaceAll(CURSOR_MARKER, "")
    .replace(/\x1b\[[\d;]*m/g, "");
}

/** Shown, and long enough on the screen for keys to count. */
function ready(input: unknown, more: Parameters<typeof show>[1] = {}): Opened {
  const opened = show(input, more);
  opened.screen.focused = true;
  opened.screen.render(80);
  vi.advanceTimersByTime(200);
  return opened;
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});

afterEach(() => {
  for (const screen of open.splice(0)) screen.dispose();
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});

describe("the form in Pi", () => {
  it("answers nothing that was typed before it had been seen, and shows its hints when keys count", async () => {
    const { press, text, outcomes, screen } = show(single);
    await press("1", "\r", " ", "\x1b[49u", "\x1b[200~x\x1b[201~");
    expect(text()).not.toMatch(/esc cancel|•/);
    vi.advanceTimersByTime(199);
    await press("\r", "1");
    expect(text()).toMatch(/☐ Q1/);
    vi.advanceTimersByTime(1);
    expect(text()).toMatch(/esc cancel/);
    await press("1");
    expect(text()).toMatch(/☒ Q1/);
    await press("\r");
    expect(outcomes).toMatchObject([{ kind: "submitted" }]);
    screen.dispose();
    expect(outcomes).toHaveLength(1);
  });

  it("can be left at once, also unread", async () => {
    const { press, outcomes, text } = show(single);
    text();
    await press("\x1b");
    expect(outcomes).toMatchObject([{ kind: "cancelled" }]);
  });

  it("takes a lone Esc without waiting, and what came together as one burst", async () => {
    const { screen, text, outcomes } = ready({
      questions: [...single.questions, { id: "r", prompt: "Then?", options }],
    });
    for (const key of ["1", "\r", "\r"]) screen.handleInput(key);
    await Promise.resolve();
    expect(text()).toMatch(/Then\?/);
    expect(outcomes).toEqual([]);
    screen.handleInput("\x1b");
    expect(text()).toMatch(/Press esc again/);
  });

  it("gives the same array while nothing changed, and another one at once when a key did something", async () => {
    const { screen, press, tui } = ready(single);
    const first = screen.render(80);
    expect(screen.render(80)).toBe(first);
    const before = tui.renders();
    await press("\x1b[B");
    expect(tui.renders()).toBeGreaterThan(before);
    const second = screen.render(80);
    expect(second).not.toBe(first);
    expect(plain(second)).toMatch(/❯ 2\. \( \) Beta/);
  });

  it("redraws at once for another width, height and theme", async () => {
    const tui = createFakeTui(80, 50);
    let color = "one";
    const theme = { fg: (_token: string, text: string) => `${color}${text}` };
    const { screen } = ready(
      { questions: [{ id: "q", prompt: "word ".repeat(40), options }] },
      { tui, theme },
    );
    for (const width of [79, 20, 120])
      for (const line of screen.render(width)) expect(visibleWidth(line)).toBeLessThanOrEqual(width);
    tui.terminal.rows = 14;
    expect(screen.render(80).length).toBeLessThanOrEqual(8);
    color = "two";
    screen.invalidate();
    await Promise.resolve();
    expect(screen.render(80).join("")).toContain("two");
    expect(screen.render(80).join("")).not.toContain("one");
  });

  it("stays within 60 % of the rows, never under eight", () => {
    const many = Array.from({ length: 100 }, (_, index) => ({ value: `v${index}`, label: `L${index}` }));
    for (const rows of [5, 10, 14, 24, 50]) {
      const { screen } = show(
        { questions: [{ id: "q", prompt: "?", options: many }] },
        { tui: createFakeTui(80, rows) },
      );
      expect(screen.render(80).length).toBeLessThanOrEqual(Math.max(8, Math.floor(rows * 0.6)));
    }
  });

  it("puts one cursor marker where text is typed, else at the pointer, and only with the focus", async () => {
    const { screen, press } = ready(single);
    await press("\x1b[B", "\x1b[B", "確", "認");
    const lines = screen.render(80).filter((line) => line.includes(CURSOR_MARKER));
    expect(lines).toHaveLength(1);
    const [before = "", after = ""] = (lines[0] ?? "").split(CURSOR_MARKER);
    expect(visibleWidth(before)).toBe(visibleWidth("          │ 確認"));
    expect(after).toContain("\x1b[7m");
    screen.focused = false;
    expect(screen.render(80).join("")).not.toContain(CURSOR_MARKER);
    screen.focused = true;
    await press("\x1b");
    const marked = screen.render(80).filter((line) => line.includes(CURSOR_MARKER));
    expect(marked.map((line) => plain([line.split(CURSOR_MARKER)[1] ?? ""]))).toEqual([
      expect.stringMatching(/^❯ 3\. \(•\) Type your own/),
    ]);
    screen.focused = false;
    expect(screen.render(80).join("")).not.toContain(CURSOR_MARKER);
  });

  it("falls back to plain text where the theme throws", () => {
    const theme = {
      fg: () => {
        throw new Error("Theme not initialized");
      },
    };
    expect(ready(single, { theme }).text()).toMatch(/Alpha/);
  });

  it("never gives a line that is too wide, whatever the form and the width", () => {
    fc.assert(
      fc.property(
        fc.oneof(anyForm, fc.constantFrom(...stories.map((story) => story.form))),
        fc.array(fc.integer({ min: 1, max: 200 }), { minLength: 1, maxLength: 4 }),
        (form, widths) => {
          const { screen } = show(form);
          for (const width of widths) {
            for (const line of screen.render(width)) expect(visibleWidth(line)).toBeLessThanOrEqual(width);
          }
          screen.dispose();
        },
      ),
      { numRuns: 60 },
    );
  });

  it("ends as aborted when Pi takes it away, once, and draws no more", () => {
    const { screen, outcomes, tui } = ready(single);
    screen.dispose();
    screen.dispose();
    expect(outcomes).toMatchObject([{ kind: "aborted" }]);
    const renders = tui.renders();
    screen.handleInput("1");
    expect(screen.render(80)).toEqual([]);
    expect(tui.renders()).toBe(renders);
  });

  it("opens as it was from what its snapshot said", async () => {
    const input = {
      questions: [
        { id: "m", prompt: "?", type: "multi", options },
        { id: "t", prompt: "Why?", options },
      ],
    };
    let taken: () => unknown = () => undefined;
    const first = ready(input, {
      onChange: (snapshot) => {
        taken = snapshot;
      },
    });
    await first.press(" ", "n", "note", "\r", "\t", "\x1b[B", "\x1b[B", "half a dra");
    const kept: unknown = JSON.parse(JSON.stringify(taken()));
    const again = ready(input, { snapshot: kept });
    expect(again.text()).toMatch(/☒ Q1[\s\S]*│ half a dra/);
    await again.press("ft", "\r", "\r");
    expect(again.outcomes).toMatchObject([
      { kind: "submitted", drafts: [{ kind: { selected: [0] } }, { own: { text: "half a draft" } }] },
    ]);
  });

  it("opens afresh from a snapshot that is damaged", () => {
    for (const snapshot of [
      null,
      7,
      "x",
      {},
      { tab: -1 },
      { tab: 9, row: 99, drafts: { nope: 1 } },
      { tab: 99, row: 99, drafts: {} },
    ]) {
      expect(ready(single, { snapshot }).text()).toMatch(/Which\?|Ready\?/);
    }
  });
});
