import { describe, expect, it } from "vitest";
import { choice, keys, press, releaseForm, setUpCli, shows } from "../helpers/cli.ts";

const { enter, space, down, right, pageDown } = keys;

describe("a whole form", { timeout: 30_000 }, () => {
  const cli = setUpCli();

  it.each([
    { columns: 80, rows: 24 },
    { columns: 40, rows: 12 },
    { columns: 200, rows: 50 },
  ])("is answered by hand at $columns × $rows", async ({ columns, rows }) => {
    const pty = cli.ask(releaseForm, { columns, rows });
    await pty.waitFor(/Where does 2\.4 go\?[\s\S]*❯ 1\. \( \) Staging first/);
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
      [enter, /How does it roll out\?[\s\S]*❯ 1\. \( \) Canary[\s\S]*Preview: Canary/],
      [down, shows(/❯ 2\. \( \) Blue and green/, /Preview: Blue and green/)],
      [enter, /What should the release notes say\?/],
      ["Fixes the login fault.", /│ Fixes the login fault\./],
      [enter, /❯ 1\. Submit[\s\S]*Submit sends/],
    );
    // The summary can be read to its end.
    for (let screen = await pty.text(); !screen.includes("→ Fixes the login fault."); ) {
      const before = screen;
      screen = await press(pty, [pageDown, (now) => now !== before]);
    }
    await press(pty, [enter, /✓ Notes: \(wrote\) Fixes/]);
    expect(await pty.exited).toEqual({ exitCode: 0, signal: 0 });
    expect(cli.details()).toMatchObject({
      title: "Release 2.4",
      cancelled: false,
      mode: "submit",
      outcome: "submitted",
    });
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
    const pty = cli.ask({ questions: [choice("first", "First?"), choice("second", "Second?")] });
    await press(
      pty,
      ["", /❯ 1\. \( \) Alpha/],
      ["2", /Second\?/],
      ["N", /Note on the question/],
      ["what is this?", /what is this\?/],
      [enter, /✎ what is this\?/],
      [right, /Submit sends/],
      [down, /❯ 2\. Elaborate[\s\S]*Elaborate sends[\s\S]*what is this\?/],
      [enter, /elaborate/],
    );
    expect((await pty.exited).exitCode).toBe(0);
    const first = { values: ["b"], labels: ["Beta"], indices: [2] };
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

  it("warns before a change to one answer drops several", async () => {
    const pty = cli.ask({ questions: [choice("q", "Which?", { type: "multi" }), choice("r", "And?")] });
    await press(
      pty,
      ["", /❯ 1\. \[ \] Alpha/],
      ["1", /❯ 1\. \[✓\] Alpha/],
      ["2", /❯ 2\. \[✓\] Beta/],
      ["t", /Press t again for one answer/],
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
    const pty = cli.ask({
      questions: [choice("a", "A?"), { id: "t", prompt: "T?", type: "text" }, choice("b", "B?")],
    });
    await press(
      pty,
      ["", /❯ 1/],
      [enter, /T\?[\s\S]*│/],
      ["x", /│ x/],
      [enter, /B\?/],
      [enter, /Submit sends/],
      [enter, /✓ Q3: Alpha/],
    );
    expect((await pty.exited).exitCode).toBe(0);
  });
});
