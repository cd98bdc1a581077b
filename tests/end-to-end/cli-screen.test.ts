import { describe, expect, it } from "vitest";
import {
  choice,
  count,
  keys,
  modesLeftOn,
  pasted,
  press,
  releaseForm,
  setUpCli,
  shows,
} from "../helpers/cli.ts";
import type { Pty } from "../helpers/pty.ts";

const { enter, esc, down, right, ctrlC, ctrlZ } = keys;

describe("the screen of a form", { timeout: 30_000 }, () => {
  const cli = setUpCli();

  const long = {
    questions: [
      {
        id: "long",
        prompt: "Which option with a fairly long question text that wraps when narrow?",
        type: "single",
        options: Array.from({ length: 7 }, (_, index) => ({
          value: `o${index}`,
          label: `Option ${index + 1} with a label long enough to wrap at forty columns`,
        })),
      },
      { id: "text", prompt: "Text?", type: "text" },
    ],
  };
  /** The form and nothing else: each of its parts once, and no row above the screen. */
  const expectOnce = async (pty: Pty, rows: number) => {
    const history = await pty.history();
    expect(history).toHaveLength(rows);
    const all = history.join("\n");
    for (const part of ["❯", "Review", " 3. ( )", "↑↓"]) expect(count(all, part), part).toBe(1);
  };

  it("shows the form once whenever the window changes, or is said to change", async () => {
    const pty = cli.ask(long);
    // The footer is drawn last.
    const footer = /several answers/;
    await press(pty, ["", shows(/❯ 1/, /7\. \( \) Option 7/, footer)]);
    pty.resize(40, 24);
    await press(pty, ["", shows(/❯ 1\. \( \) Option 1 with a label long$/m, footer)]);
    await expectOnce(pty, 24);
    pty.kill("SIGWINCH");
    await press(pty, [down, shows(/❯ 2/, footer)], [down, shows(/❯ 3/, footer)]);
    await expectOnce(pty, 24);
    pty.resize(80, 24);
    await press(pty, [
      "",
      shows(/❯ 3\. \( \) Option 3 with .* forty columns$/m, /^ Which .* narrow\?$/m, footer),
    ]);
    await expectOnce(pty, 24);
    pty.resize(80, 12);
    await press(pty, ["", shows(/❯ 3/, /↓\d/, footer)]);
    await expectOnce(pty, 12);
  });

  it("shows the highlighted row from the first frame on, however small", async () => {
    const description =
      "Ten questions, about five minutes. Skip what you like; notes on any answer are welcome.";
    const pty = cli.ask({ title: "An interview", description, ...long }, { columns: 40, rows: 12 });
    await press(pty, ["", shows(/Which option/, /❯ 1\. \( \) Option 1/, /↑↓/)]);
  });

  it("tells what an editor hides of a long text", async () => {
    const pty = cli.ask(long);
    const lines = Array.from({ length: 40 }, (_, index) => `line ${index + 1} of a text`);
    await press(pty, ["", /❯ 1/], ["1", /Text\?[\s\S]*│/]);
    await press(pty, [pasted(lines.join("\n")), shows(/line 40 of a text/, /↑ line|↑\d/)]);
  });

  it("keeps answers and what is being typed through sizes that are too small", async () => {
    const pty = cli.ask(long);
    await press(pty, ["", /❯ 1/], ["2", /Text\?[\s\S]*│/], ["half a thought", /│ half a thought/]);
    pty.resize(15, 5);
    await press(pty, ["", /Enlarge/]);
    pty.resize(60, 20);
    await press(
      pty,
      ["", shows(/│ half a thought/, /☒ Q1/)],
      [", and the rest", /│ half a thought, and the rest/],
    );
    await press(pty, [enter, /Submit sends/], [enter, /✓ Q2/]);
    await pty.exited;
    expect(cli.details().answers).toMatchObject({
      long: { values: ["o1"] },
      text: { customText: "half a thought, and the rest" },
    });
  });

  it("is cleared once, not for each key, and leaves what can be scrolled back to", async () => {
    const pty = cli.ask(releaseForm);
    await press(pty, ["", /❯ 1/], [down, /❯ 2/], [down, /❯ 3/], ["3", /❯ 1\. \[ \] Frankfurt/]);
    await press(pty, [" ", /\[✓\] Frankfurt/], [enter, /Canary/], [enter, /Type your answer/], ["x", /│ x/]);
    expect(count(pty.raw(), "\x1b[2J")).toBe(1);
    await press(pty, [enter, /Submit sends/], [enter, /✓ Notes/]);
    await pty.exited;
    expect(pty.raw()).not.toContain("\x1b[3J");
  });

  it("has its cursor on the highlighted row, unseen until text is typed", async () => {
    const pty = cli.ask(releaseForm);
    await press(pty, ["", /❯ 1/], [down, /❯ 2/]);
    const row = (await pty.screen()).findIndex((line) => line.startsWith(" ❯")) + 1;
    expect(pty.raw().endsWith(`\x1b[${row};2H\x1b[?2026l`)).toBe(true);
    expect(pty.raw()).not.toContain("\x1b[?25h");
    await press(pty, ["n", /Note on/], ["x", /│ x/]);
    expect(count(pty.raw(), "\x1b[?25h")).toBe(1);
  });

  describe("afterwards", () => {
    const around =
      'echo earlier output; stty -a > before; "$NODE" "$ASK" form.json -o out.json; echo "code $?"; stty -a > after';

    it("is what it was, with the questions and answers below", async () => {
      cli.write("form.json", {
        title: "Two things",
        questions: [choice("a", "First thing?"), choice("b", "Second thing?")],
      });
      const pty = cli.shell(around);
      await press(
        pty,
        ["", /❯ 1/],
        ["2", /Second thing/],
        ["N", /Note/],
        ["not sure", /not sure/],
        [enter, /✎/],
      );
      await press(pty, [right, /Submit sends/], [enter, /code 0/]);
      await pty.exited;
      expect((await pty.history()).join("\n").trimEnd()).toBe(
        [
          "earlier output",
          "Two things",
          "  First thing?",
          "    ✓ Q1: Beta",
          "  Second thing?",
          "    Q2 note: not sure",
          "code 0",
        ].join("\n"),
      );
    });

    const endings = [
      {
        name: "submitted",
        end: (pty: Pty) => press(pty, [right, /Second/], [right, /Submit sends/], [enter, /code 0/]),
      },
      { name: "cancelled by Esc", end: (pty: Pty) => press(pty, [esc, /^Cancelled\.\ncode 130/m]) },
      { name: "cancelled by Ctrl+C", end: (pty: Pty) => press(pty, [ctrlC, /^Cancelled\.\ncode 130/m]) },
      { name: "cancelled in an editor", end: (pty: Pty) => press(pty, ["n", /Note/], [ctrlC, /code 130/]) },
    ];
    it.each(endings)("has its modes again when the form was $name", async ({ end }) => {
      cli.write("form.json", { questions: [choice("a", "First?"), choice("b", "Second?")] });
      const pty = cli.shell(around);
      await press(pty, ["", /❯ 1/]);
      await end(pty);
      await pty.exited;
      expect(cli.read("after")).toBe(cli.read("before"));
      expect(modesLeftOn(pty.raw())).toEqual([]);
    });
  });

  it("leaves no late report of a key at the prompt", async () => {
    cli.write("form.json", { questions: [choice("a", "First?")] });
    const pty = await cli.interactiveShell();
    pty.write('"$NODE" "$ASK" form.json -o out.json\r');
    await press(pty, ["", /❯ 1/], ["\x1b[50;1:1u\x1b[50;1:3u", /Submit sends/]);
    // The release of Enter comes when the form is gone already.
    await press(pty, ["\x1b[13;1:1u", /^prompt> "\$NODE"/], ["\x1b[13;1:3u", /✓ Q1: Beta\nprompt> $/]);
    await press(pty, ["echo mark''er\r", /Beta\nprompt> echo mark''er\nmarker\nprompt> $/]);
  });

  it.each([
    { by: "Ctrl+Z", stop: (pty: Pty) => pty.write(ctrlZ) },
    {
      by: "Ctrl+Z in an editor",
      stop: (pty: Pty) => press(pty, ["n", /Note on/], ["so far", /so far/], [ctrlZ, /Stopped/]),
    },
  ])("is given to the shell by $by and taken back by fg", async ({ stop }) => {
    cli.write("form.json", { questions: [choice("a", "First?"), choice("b", "Second?")] });
    const pty = await cli.interactiveShell();
    pty.write('"$NODE" "$ASK" form.json -o out.json\r');
    await press(pty, ["", /❯ 1\. \( \) Alpha/], ["2", /Second\?/]);
    await stop(pty);
    await press(
      pty,
      ["", /Stopped[^\n]*(?:\n[^\n]*)?\nprompt> $/],
      ["echo he''re\r", /^here\nprompt> $/m],
      ["fg\r", shows(/Second\?/, /☒ Q1/, { not: /prompt>/ })],
    );
    if (/Note on/.test(await pty.text()))
      await press(pty, [", and on", /so far, and on/], [enter, /✎ so far, and on/]);
    await press(pty, [enter, /Submit sends/], [enter, /✓ Q2: Alpha[\s\S]*prompt> $/]);
    expect(cli.details().outcome).toBe("submitted");
    pty.write("echo mark''er\r");
    expect(await pty.waitFor(/^marker\nprompt> $/m)).toContain("prompt> echo mark''er\nmarker\n");
  });
});
