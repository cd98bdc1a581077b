import { describe, expect, it } from "vitest";
import { choice, keys, pasted, press, runCli, setUpCli, shows } from "../helpers/cli.ts";

const { enter, down, right } = keys;

/** Text as a poisoned page may bring it: sequences in all their forms, whole and unfinished. */
const poisoned = {
  title: "\x1b[?1049hTitle",
  description: "see \x1b[3Jthis\x1bc",
  questions: [
    {
      id: "v\x1b[2J",
      label: "T\x1b[1mab",
      prompt: "Pay \x1b[31mnow\x1b[0m?\x1b]0;pwned\x07",
      type: "single",
      options: [
        {
          value: "a\x1b[6n",
          label: "OK\x1b]52;c;ZXZpbA==\x07",
          description: "\x1b]8;;https://evil.test\x1b\\click\x1b]8;;\x1b\\",
          preview: "x\x1b[10Ay\x1bPq\x1b\\z\x1bc",
        },
        { value: "b", label: "\x9b2J\x9d52;c;eA==\x9c ok\b\b\b" },
        { value: "c\x9b6n", label: "open \x1b]unterminated" },
      ],
    },
    choice("next", "Next?"),
  ],
};

describe("text that nobody vouches for", { timeout: 30_000 }, () => {
  const cli = setUpCli();

  it("never reaches the terminal as anything but text", async () => {
    const pty = cli.ask(poisoned);
    await press(
      pty,
      ["", shows(/Title/, /Pay now\?/, /❯ 1\. \( \) OK/, /click/, /open/)],
      [down, /❯ 2\. \( \) {1,2}ok/],
      ["n", /Note on "/],
      [pasted("a note \x1b]0;x\x07\x1b[2J\x9b31m\x1bc"), /│ a note/],
      [enter, /✎ a note/],
      ["3", /Next\?/],
      [right, /Submit sends[\s\S]*→ open/],
      [enter, /✓ Tab: open/],
    );
    expect((await pty.exited).exitCode).toBe(0);
    expect(foreignBytes(pty.raw())).toEqual([]);
    expect(pty.raw()).not.toMatch(/pwned|evil\.test|52;c/);
  });

  it("is returned as it was, in JSON", async () => {
    const pty = cli.ask(poisoned);
    await press(pty, ["", /❯ 1/], ["1", /Next\?/], [right, /Submit sends/], [enter, /✓ Tab/]);
    await pty.exited;
    const [question, option] = [poisoned.questions[0], poisoned.questions[0]?.options[0]];
    expect(cli.details().answers).toEqual({
      [question?.id ?? ""]: { values: [option?.value], labels: [option?.label], indices: [1] },
    });
  });

  it.each(["json", "text"])("is harmless in a result that goes to the terminal as %s", async (format) => {
    cli.write("form.json", poisoned);
    const pty = cli.shell(`"$NODE" "$ASK" form.json --format ${format}; echo "code $?"`);
    await press(pty, ["", /❯ 1/], ["3", /Next\?/], [right, /Submit sends/], [enter, /code 0/]);
    await pty.exited;
    expect(foreignBytes(pty.raw())).toEqual([]);
  });

  it("is harmless in error messages and in the issues that go with them", async () => {
    const bad = {
      ...poisoned,
      "x\x1b[2J\x9b2J\x1b]0;pwned\x07": 1,
      questions: [{ ...poisoned.questions[0], options: [{ value: "", label: "" }], "\x9b31m": 1 }],
    };
    cli.write("form.json", bad);
    const pty = cli.shell(
      '"$NODE" "$ASK" form.json; "$NODE" "$ASK" "$(printf "no\\033]0;pwned\\007thing")"; echo "code $?"',
    );
    await press(pty, ["", /code 2/]);
    await pty.exited;
    expect(foreignBytes(pty.raw())).toEqual([]);
  });

  it("is harmless in names of files that are offered", async () => {
    cli.write("evil\x1b]0;pwned\x07\x1b[2J.txt", "x");
    cli.write("evil-by-name.txt", "x");
    const pty = cli.ask({ questions: [choice("a", "First?"), { id: "t", prompt: "Text?", type: "text" }] });
    await press(pty, ["", /❯ 1/], [right, /Text\?[\s\S]*│/], ["@evil", /@evil[\s\S]*evil-by-name\.txt/]);
    expect(foreignBytes(pty.raw())).toEqual([]);
  });

  it("is harmless in what is written without a terminal", async () => {
    const { stderr } = await runCli([cli.write("form.json", { ...poisoned, "\x9b2Jextra\x1b[2J": 1 })]);
    expect(foreignBytes(stderr)).toEqual([]);
  });
});

/** Control characters that belong to none of the sequences by which a form draws itself. */
function foreignBytes(raw: string): string[] {
  const own = /\x1b\[(?:[\d;]*[mHJK]|\?(?:1049|7|25|2004|2026)[hl]|>1u|<u)|\r\n|\n/g;
  return raw.replace(own, "").match(/[\x00-\x1f\x7f-\x9f][^\x00-\x1f]{0,10}/g) ?? [];
}
