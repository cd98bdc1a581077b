import { describe, expect, it } from "vitest";
import { keys, press, setUpCli } from "../helpers/cli.ts";

const names = ["Germany", "Georgia", "Algeria", "Niger", "Nigeria", "Ghana", "Greece", "日本", "🇩🇪 Germany"];
const options = Array.from({ length: 60 }, (_, row) => ({
  value: `v${row}`,
  label: names[row] ?? `Country ${row}`,
}));
const form = (type: string) => ({ questions: [{ id: "where", prompt: "Where?", type, options }] });

const choiceOf = (index: number) => ({ id: `q${index}`, prompt: `Which ${index + 1}?`, type: "single" });

describe("looking for options in a terminal", { timeout: 30_000 }, () => {
  const cli = setUpCli();

  it("takes text as fast as it comes, and Enter after it", async () => {
    const pty = cli.ask(form("single"));
    await press(pty, ["", /❯ {1,2}1\. \( \) Germany/], ["/nigeria\r", /Ready\?/]);
    pty.write(keys.enter);
    expect((await pty.exited).exitCode).toBe(0);
    expect(cli.details().answers.where).toMatchObject({ labels: ["Nigeria"] });
  });

  it("edits its text, in any script, and selects all that match", async () => {
    const pty = cli.ask(form("multi"), { columns: 40, rows: 12 });
    await press(
      pty,
      ["", /❯ {1,2}1\. \[ \] Germany/],
      ["/ngierx", /No match/],
      ["\x7f\x7f\x7f\x7f\x7f", /\/ n /],
      ["iger", /❯ 1\. \[ \] Niger[\s\S]*2\. \[ \] Nigeria/],
      ["\r", /space toggle/],
      ["a", /\[✓\] Niger[\s\S]*\[✓\] Nigeria/],
      ["\x1b", /❯ {1,2}4\. \[✓\] Niger\n/],
      ["/日本", /❯ 1\. \[ \] 日本/],
      ["\x7f\x7f🇩", /1\/1 of 60|No match/],
      ["\x15\x1b[200~ghana\x1b[201~", /❯ 1\. \[ \] Ghana/],
      ["\r", /space toggle/],
      [" ", /\[✓\] Ghana/],
      ["\x1b", /\[✓\] Ghana[\s\S]*Greece/],
      ["\r", /Ready\?/],
    );
    pty.write(keys.enter);
    expect((await pty.exited).exitCode).toBe(0);
    expect(cli.details().answers.where).toMatchObject({ labels: ["Niger", "Nigeria", "Ghana"] });
  });

  it("keeps what is typed apart: for options, and for questions", async () => {
    const questions = Array.from({ length: 15 }, (_, index) => ({ ...choiceOf(index), options }));
    const pty = cli.ask({ questions });
    await press(
      pty,
      ["", /❯ {1,2}1\. \( \) Germany/],
      ["/ni", /\/ ni /],
      ["\x0fwhich 7", /\/ which 7 /],
      ["\x1b", /\/ ni /],
      ["ger", /\/ niger /],
    );
    pty.write("\x03");
    expect((await pty.exited).exitCode).toBe(130);
  });

  it("finds a question of a large form", async () => {
    const questions = Array.from({ length: 120 }, (_, index) => ({
      id: `q${index}`,
      prompt: `What about part ${index + 1}?`,
      type: "text",
    }));
    const pty = cli.ask({ questions });
    await press(
      pty,
      ["", /1\/120 {2}☒ 0\/120/],
      ["my words", /│ my words/],
      ["\x0fpart 77", /❯ ☐ {2}77\. /],
      ["\r", /part 77\?[\s\S]*Type your answer/],
      ["more\r", /78\/120 {2}☒ 2\/120/],
    );
    pty.write("\x03\x03");
    expect((await pty.exited).exitCode).toBe(130);
    expect(cli.details().answers).toMatchObject({
      q0: { customText: "my words" },
      q76: { customText: "more" },
    });
  });
});
