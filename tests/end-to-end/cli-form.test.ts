import { describe, expect, it } from "vitest";
import { choice, keys, press, releaseForm, setUpCli, shows } from "../helpers/cli.ts";

const { enter, esc, space, down, up, right, pageDown, ctrlC } = keys;

describe.skipIf(process.platform === "win32")("a whole form", { timeout: 30_000 }, () => {
  const cli = setUpCli();

  const two = { questions: [choice("first", "First?"), choice("second", "Second?")] };
  /** A form with one answered question, on the tab of the second. */
  const halfway = async () => {
    const pty = cli.ask(two);
    await press(pty, ["", /❯ 1\. \( \) Alpha/], ["2", /Second\?/]);
    return pty;
  };
  const first = { values: ["b"], labels: ["Beta"], indices: [2] };

  it.each([
    { columns: 80, rows: 24 },
    { columns: 40, rows: 12 },
    { columns: 200, rows: 50 },
  ])("is answered by hand at $columns × $rows", async ({ columns, rows }) => {
    const pty = cli.ask(releaseForm, { columns, rows });
    await pty.waitFor(/Where does 2\.4 go\?[^]*❯ 1\. \( \) Staging first/);
    expect(await pty.screen()).toHaveLength(rows);
    expect((await pty.screen())[0]).toMatch(/^ Release 2\.4 +1\/4$/);
    await press(
      pty,
      ["2", /Which regions get it first\?/],
      [space, /❯ 1\. \[✓\] Frankfurt/],
      ["n", /Note on "Frankfurt"/],
      ["only after the weekend", /│ only after the weekend/],
      [enter, /✎ only after the weekend/],
      ["3", /❯ 3\. \[✓\] Sydney/],
      [enter, /How does it roll out\?[^]*❯ 1\. \( \) Canary[^]*Preview: Canary/],
      [down, shows(/❯ 2\. \( \) Blue and green/, /Preview: Blue and green/)],
      [enter, /What should the release notes say\?/],
      ["Fixes the login fault.", /│ Fixes the login fault\./],
      [enter, /❯ 1\. Submit[^]*Submit sends/],
    );
    // The summary can be read to its end.
    for (let screen = await pty.text(); !screen.includes("→ Fixes the login fault."); ) {
      const before = screen;
      screen = await press(pty, [pageDown, (now) => now !== before]);
    }
    await press(pty, [enter, /✓ Notes: \(wrote\) Fixes/]);
    expect(await pty.exited).toEqual({ exitCode: 0, signal: 0 });
    expect(cli.details()).toMatchObject({ title: "Release 2.4", cancelled: false, mode: "submit", outcome: "submitted" });
    expect(cli.details().answers).toEqual({
      target: { values: ["production"], labels: ["Straight to production"], indices: [2] },
      regions: {
        values: ["fra", "syd"],
        labels: ["Frankfurt", "Sydney"],
        indices: [1, 3],
        optionNotes: { fra: "only after the weekend" },
      },
      rollout: { values: ["blue-green"], labels: ["Blue and green"], indices: [2] },
      notes: {
        values: ["Fixes the login fault."],
        labels: ["Fixes the login fault."],
        indices: [],
        customText: "Fixes the login fault.",
      },
    });
  });

  it("asks for an explanation, with the notes that say of what", async () => {
    const pty = await halfway();
    await press(
      pty,
      ["N", /Note on the question/],
      ["what is this?", /what is this\?/],
      [enter, /✎ what is this\?/],
      [right, /Submit sends/],
      [down, /❯ 2\. Elaborate[^]*Elaborate sends[^]*what is this\?/],
      [enter, /elaborate/],
    );
    expect((await pty.exited).exitCode).toBe(0);
    expect(cli.details()).toMatchObject({
      cancelled: false,
      mode: "elaborate",
      outcome: "elaborated",
      answers: { first },
      continuation: {
        strategy: "refine_only",
        affectedQuestionIds: ["second"],
        preservedAnswers: { first },
        questionStates: { first: { status: "answered" }, second: { status: "needs_clarification" } },
      },
      elaboration: {
        nextAction: "clarify_then_reask",
        items: [{ target: { kind: "question" }, answered: false, note: "what is this?" }],
      },
    });
  });

  describe("is cancelled", () => {
    it("by one Esc while there is nothing to lose", async () => {
      const pty = cli.ask(two);
      await press(pty, ["", /❯ 1\. \( \) Alpha/], [esc, /^Cancelled\.$/m]);
      expect((await pty.exited).exitCode).toBe(130);
      expect(cli.details()).toMatchObject({ cancelled: true, outcome: "cancelled", answers: {} });
    });

    it("by a second Esc, after the first has named what is lost", async () => {
      const pty = await halfway();
      // The warning stays armed whatever else is pressed on this tab.
      await press(
        pty,
        [esc, /Press esc again to cancel; that discards 1 answer\./],
        [down, /❯ 2\. \( \) Beta/],
        [esc, /^Cancelled\.$/m],
      );
      expect((await pty.exited).exitCode).toBe(130);
      expect(cli.details()).toMatchObject({ cancelled: true, outcome: "cancelled", answers: { first } });
    });

    it("not by Esc on another tab than the one with the warning", async () => {
      const pty = await halfway();
      await press(pty, [esc, /Press esc again/], [right, /Submit sends/], [esc, /Press esc again/]);
      await press(pty, [esc, /^Cancelled\.$/m]);
    });

    it("by Ctrl+C twice, and not by Esc and Ctrl+C", async () => {
      const pty = await halfway();
      await press(
        pty,
        [esc, /Press esc again/],
        [ctrlC, /Press Ctrl\+C again to cancel; that discards 1 answer\./],
        [ctrlC, /^Cancelled\.$/m],
      );
      expect((await pty.exited).exitCode).toBe(130);
    });

    it("by Ctrl+C twice in an editor, without what was typed there", async () => {
      const pty = cli.ask({ questions: [choice("first", "First?"), { id: "why", prompt: "Why?", type: "text" }] });
      await press(
        pty,
        ["", /❯ 1/],
        [right, /Why\?[^]*│/],
        ["half a thought", /half a thought/],
        [ctrlC, /Press Ctrl\+C again to cancel; that discards what you typed\./],
        [ctrlC, /^Cancelled\.$/m],
      );
      expect((await pty.exited).exitCode).toBe(130);
      expect(cli.details()).toMatchObject({ cancelled: true, answers: {} });
    });

    it("on the review tab by 3 twice, at once", async () => {
      const pty = await halfway();
      await press(
        pty,
        [right, /Submit sends/],
        ["3", /❯ 3\. Cancel[^]*Press 3 again: Cancel\./],
        // Another key takes the first press back.
        [up, shows(/❯ 2\. Elaborate/, { not: /again/ })],
        ["3", /Press 3 again/],
        ["3", /^Cancelled\.$/m],
      );
      expect((await pty.exited).exitCode).toBe(130);
      expect(cli.details()).toMatchObject({ cancelled: true, outcome: "cancelled", answers: { first } });
    });
  });

  it("warns before a change to one answer drops several", async () => {
    const pty = cli.ask({ questions: [choice("q", "Which?", { type: "multi" }), choice("r", "And?")] });
    await press(
      pty,
      ["", /❯ 1\. \[ \] Alpha/],
      ["1", /❯ 1\. \[✓\] Alpha/],
      ["2", /❯ 2\. \[✓\] Beta/],
      ["t", /Press t again for one answer; the selected options go\./],
      [down, shows(/❯ 3\./, { not: /Press t again/ })],
      ["t", /Press t again/],
      ["t", shows(/❯ 3\. \( \) Gamma/, /1\. \( \) Alpha/, /2\. \( \) Beta/)],
      ["3", /And\?/],
      [right, /Submit sends/],
      [enter, /✓ Q1: Gamma/],
    );
    expect((await pty.exited).exitCode).toBe(0);
    expect(cli.details().questions[0]).toMatchObject({ type: "multi", presentedType: "single" });
    expect(cli.details().answers).toEqual({ q: { values: ["g"], labels: ["Gamma"], indices: [3] } });
  });

  it("ends by itself after its last key, whatever was open before", async () => {
    const pty = cli.ask({ questions: [choice("a", "A?"), { id: "t", prompt: "T?", type: "text" }, choice("b", "B?")] });
    await press(
      pty,
      ["", /❯ 1/],
      [enter, /T\?[^]*│/],
      ["x", /│ x/],
      [enter, /B\?/],
      [enter, /Submit sends/],
      [enter, /✓ Q3: Alpha/],
    );
    expect((await pty.exited).exitCode).toBe(0);
  });
});
