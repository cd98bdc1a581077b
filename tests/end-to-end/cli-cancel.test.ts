import { describe, expect, it } from "vitest";
import { choice, keys, press, setUpCli, shows } from "../helpers/cli.ts";

const { esc, down, up, right, ctrlC } = keys;

describe("a form is cancelled", { timeout: 30_000 }, () => {
  const cli = setUpCli();

  const two = { questions: [choice("first", "First?"), choice("second", "Second?")] };
  /** A form with one answered question, on the tab of the second. */
  const halfway = async () => {
    const pty = cli.ask(two);
    await press(pty, ["", /❯ 1\. \( \) Alpha/], ["2", /Second\?/]);
    return pty;
  };
  const first = { values: ["b"], labels: ["Beta"], indices: [2] };

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
      [esc, /Press esc again .*discards? 1 answer\./],
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
      [ctrlC, /Press Ctrl\+C again .*discards? 1 answer\./],
      [ctrlC, /^Cancelled\.$/m],
    );
    expect((await pty.exited).exitCode).toBe(130);
  });

  it("by Ctrl+C twice in an editor, without what was typed there", async () => {
    const pty = cli.ask({
      questions: [choice("first", "First?"), { id: "why", prompt: "Why?", type: "text" }],
    });
    await press(
      pty,
      ["", /❯ 1/],
      [right, /Why\?[\s\S]*│/],
      ["half a thought", /half a thought/],
      [ctrlC, /Press Ctrl\+C again .*discards? what you typed\./],
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
      ["3", /❯ 3\. Cancel[\s\S]*Press 3 again/],
      // Another key takes the first press back.
      [up, shows(/❯ 2\. Elaborate/, { not: /again/ })],
      ["3", /Press 3 again/],
      ["3", /^Cancelled\.$/m],
    );
    expect((await pty.exited).exitCode).toBe(130);
    expect(cli.details()).toMatchObject({ cancelled: true, outcome: "cancelled", answers: { first } });
  });
});
