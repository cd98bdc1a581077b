import { describe, expect, it } from "vitest";
import { choice, keys, pasted, press, type Step, setUpCli, shows } from "../helpers/cli.ts";

const { enter, esc, down, right, left, home, tab, backspace } = keys;

describe("typing into a form", { timeout: 30_000 }, () => {
  const cli = setUpCli();

  const form = {
    questions: [
      choice("first", "First?"),
      { id: "text", prompt: "Text?", type: "text" },
      choice("last", "Last?"),
    ],
  };
  const onText: readonly Step[] = [
    ["", /❯ 1/],
    ["1", /Text\?[\s\S]*│/],
  ];
  const start = async () => {
    const pty = cli.ask(form);
    await press(pty, ...onText);
    return pty;
  };
  /** The text that a form gets by these keys, the last of which saves it. */
  const typed = async (...steps: readonly Step[]) => {
    const pty = await start();
    await press(pty, ...steps, ["", /Last\?/], [right, /Submit sends/]);
    pty.write(enter);
    expect((await pty.exited).exitCode).toBe(0);
    return cli.details().answers.text?.customText;
  };

  describe("takes a paste", () => {
    it("of several lines as one text, which nothing but Enter submits", async () => {
      const lines = pasted("line one\nline two\r\n2\n\n1\n");
      const saved = await typed([lines, /line one\n.*line two\n.*2\n.*\n.*1/], [enter, /Last\?/]);
      expect(saved).toBe("line one\nline two\n2\n\n1");
      expect(cli.details().answers).not.toHaveProperty("last");
    });

    it("of 2,000 lines in full", async () => {
      const lines = Array.from({ length: 2000 }, (_, index) => `${index + 1}: some output of a build`).join(
        "\r\n",
      );
      expect(await typed([pasted(lines), /2000/], [enter, /Last\?/])).toBe(lines.replaceAll("\r\n", "\n"));
    });

    it("that comes in parts, cut wherever", async () => {
      const [a, b, c, d] = ["\x1b[200", "~hello\nwor", "ld\x1b[2", "01~"];
      const pty = await start();
      for (const part of [a, b, c, d]) pty.write(part ?? "");
      await press(pty, ["", /hello\n.*world/], [enter, /Last\?/], [right, /→ hello/], [enter, /✓ Q2/]);
      await pty.exited;
      expect(cli.details().answers.text?.customText).toBe("hello\nworld");
    });

    it("without marks as text that answers no later question", async () => {
      const pty = await start();
      await press(pty, ["one\rtwo\rthree\r", /one\n.*two\n.*three/]);
      expect(await pty.text()).toMatch(/Text\?/);
    });

    it("only where there is something to write into", async () => {
      const pty = cli.ask(form);
      await press(pty, ["", /❯ 1/], [pasted("2\r1\r"), /Move to a text row to paste\./]);
      expect(await pty.text()).toMatch(/❯ 1\. \( \) Alpha/);
    });
  });

  it("takes wide characters and emoji whole, and deletes them whole", async () => {
    const steps: Step[] = [
      ["日本語", /日本語/],
      ["한글", /日本語한글/],
      ["🎉👨‍👩‍👧‍👦é", /🎉/],
      ["Z", /Z/],
      [backspace, shows({ not: /Z/ })],
      [backspace, shows({ not: /é/ })],
      [enter, /Last\?/],
    ];
    expect(await typed(...steps)).toBe("日本語한글🎉👨‍👩‍👧‍👦");
  });

  it("takes Enter that comes glued to the text as Enter", async () => {
    expect(await typed(["glued together\r", /Last\?/])).toBe("glued together");
  });

  it("takes letters and digits that are keys elsewhere as text", async () => {
    expect(await typed(["3.11 or 12, jk n ? t N", /3\.11 or 12, jk n \? t N/], [enter, /Last\?/])).toBe(
      "3.11 or 12, jk n ? t N",
    );
  });

  it("moves the cursor by arrows and never the tab while there is text", async () => {
    const pty = await start();
    await press(pty, ["abcdef", /abcdef/]);
    for (const key of [left, left, "X", home, "Y", "\x1b[F", "Z", tab]) pty.write(key);
    await press(pty, ["", /YabcdXefZ/], [enter, /Last\?/], [right, /→ YabcdXefZ/], [enter, /✓ Q2/]);
    await pty.exited;
    expect(cli.details().answers.text?.customText).toBe("YabcdXefZ");
  });

  it.each([
    { name: "Shift+Enter", newline: "\x1b[13;2u" },
    { name: "a line feed", newline: "\n" },
  ])("begins a new line with $name", async ({ newline }) => {
    expect(await typed(["one", /one/], [`${newline}two`, /one\n.*two/], [enter, /Last\?/])).toBe("one\ntwo");
  });

  it("keeps what was typed when Esc leaves the editor", async () => {
    const pty = await start();
    await press(
      pty,
      ["a long draft", /a long draft/],
      [esc, shows(/a long draft/, /☒ Q2/, /enter edit/)],
      [enter, /│ a long draft/],
      [", longer", /a long draft, longer/],
      [enter, /Last\?/],
    );
  });

  it("completes file names after @ from the current folder", async () => {
    cli.write("release-notes.md", "x");
    const pty = await start();
    await press(pty, ["see @relea", /release-notes\.md/], [enter, /see @release-notes\.md/]);
    expect(await pty.text()).toMatch(/Text\?/);
  });

  it("swallows reports of focus and mouse, in parts too", async () => {
    const pty = await start();
    const reports = ["\x1b[I", "a", "\x1b[O", "\x1b[<65;107;38M", "b", "\x1b[<0;1;1m", "\x1b[", "I", "c"];
    for (const part of reports) pty.write(part);
    await press(pty, ["", /│ abc/], [enter, /Last\?/], [right, /→ abc/], [enter, /✓ Q2/]);
    await pty.exited;
    expect(cli.details().answers.text?.customText).toBe("abc");
    expect(pty.raw()).not.toMatch(/\x1b\[\?(?:9|1000|1002|1003|1004|1005|1006|1015)h/);
  });

  it("understands keys of the kitty protocol, and does nothing on their release", async () => {
    const pty = cli.ask(form);
    await press(
      pty,
      ["", /❯ 1/],
      ["\x1b[1;1:1B\x1b[1;1:3B", /❯ 2/],
      ["\x1b[32;1:1u\x1b[32;1:3u", shows(/❯ 2/, /☒ Q1/)],
      ["\x1b[9u", /Text\?[\s\S]*│/],
      ["\x1b[97:65;2u\x1b[233u", /│ Aé/],
      ["\x1b[13u", /Last\?/],
    );
    expect(await pty.text()).toMatch(/❯ 1\. \( \) Alpha/);
  });

  describe("answers at most one question", () => {
    it("by keys that came in one go", async () => {
      const pty = cli.ask(form);
      await press(pty, ["", /❯ 1/], ["2\r\r\r\r", /Text\?[\s\S]*│/], ["still here", /still here/]);
    });
  });

  it("begins in the editor where the first question is a text", async () => {
    const pty = cli.ask({ questions: [{ id: "name", prompt: "Name?", type: "text" }] });
    await press(pty, ["", /Name\?/], ["Ada", /│ Ada/], [enter, /Submit sends/]);
  });

  describe("before the form shows", () => {
    it("is not lost", async () => {
      const pty = cli.ask(form);
      pty.write("2");
      await press(pty, ["", /Text\?[\s\S]*│/], [down, /Text\?/]);
      expect(await pty.text()).toMatch(/☒ Q1/);
    });

    it("is not lost in a shell that starts it a while after", async () => {
      const pty = cli.shell('read line; "$NODE" "$ASK" form.json -o out.json');
      cli.write("form.json", form);
      pty.write("go\r2");
      expect(await pty.waitFor(/Text\?[\s\S]*│/)).toMatch(/☒ Q1/);
    });
  });
});
