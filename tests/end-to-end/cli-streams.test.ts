import { mkdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { choice, keys, press, runCli, setUpCli } from "../helpers/cli.ts";
import type { Pty } from "../helpers/pty.ts";

const { enter, right } = keys;

describe("the streams of a form", { timeout: 30_000 }, () => {
  const cli = setUpCli();

  const form = { questions: [choice("which", "Which one?"), { id: "why", prompt: "Why?", type: "text" }] };
  const answers = {
    which: { values: ["b"], labels: ["Beta"], indices: [2] },
    why: { values: ["because"], labels: ["because"], indices: [], customText: "because" },
  };
  const fill = (pty: Pty) =>
    press(
      pty,
      ["", /❯ 1\. \( \) Alpha/],
      ["2", /Why\?[\s\S]*│/],
      ["because", /│ because/],
      [enter, /Submit sends/],
      [enter, /^code \d+$/m],
    );

  it.each([
    { name: "> out.json", line: '"$NODE" "$ASK" form.json > out.json' },
    { name: "> out.json 2> err.txt", line: '"$NODE" "$ASK" form.json > out.json 2> err.txt' },
    { name: "2> err.txt", line: '"$NODE" "$ASK" form.json -o out.json 2> err.txt' },
    { name: "< /dev/null", line: '"$NODE" "$ASK" form.json -o out.json < /dev/null' },
    {
      name: "with every stream redirected",
      line: '"$NODE" "$ASK" form.json < /dev/null > out.json 2> err.txt',
    },
    { name: "with stdin and stderr closed", line: '"$NODE" "$ASK" form.json -o out.json <&- 2>&-' },
    { name: "- < form.json", line: '"$NODE" "$ASK" - < form.json > out.json' },
    { name: "cat … | ask-form -", line: 'cat form.json | "$NODE" "$ASK" - > out.json' },
    { name: "/dev/stdin", line: 'cat form.json | "$NODE" "$ASK" /dev/stdin > out.json' },
    { name: "--output /dev/stdout", line: '"$NODE" "$ASK" form.json -o /dev/stdout > out.json' },
    { name: "x=$(…)", line: 'x=$("$NODE" "$ASK" form.json); (exit $?) && printf %s "$x" > out.json' },
    { name: "| cat", line: '"$NODE" "$ASK" form.json | cat > out.json' },
    { name: "cat … | ask-form - | cat", line: 'cat form.json | "$NODE" "$ASK" - | cat > out.json' },
  ])("carry nothing but the result: $name", async ({ line }) => {
    cli.write("form.json", form);
    const pty = cli.shell(`stty -a > before; ${line}; echo "code $?"; stty -a > after`);
    await fill(pty);
    await pty.exited;
    expect(await pty.text()).toContain("code 0");
    expect(cli.details()).toMatchObject({ outcome: "submitted", answers });
    if (cli.has("err.txt")) expect(cli.read("err.txt")).toBe("");
    expect(cli.read("after")).toBe(cli.read("before"));
  });

  it("give one JSON document to a reader", async () => {
    cli.write("form.json", form);
    const reader =
      "process.stdin.toArray().then(c => console.log(JSON.parse(Buffer.concat(c)).answers.which.values[0]))";
    const pty = cli.shell(`"$NODE" "$ASK" form.json | "$NODE" -e '${reader}'; echo "code $?"`);
    await fill(pty);
    expect(await pty.text()).toMatch(/^b\ncode 0$/m);
  });

  it("may lose their reader without a crash", async () => {
    cli.write("form.json", form);
    const pty = cli.shell('{ "$NODE" "$ASK" form.json; echo "code $?" >&2; } | true');
    await fill(pty);
    await pty.exited;
    expect(await pty.text()).toMatch(/✓ Q2: \(wrote\) because\ncode 0$/);
  });

  it("don't lose a result silently where the disk is full", async () => {
    cli.write("form.json", form);
    cli.write("given.json", { answers: {} });
    const pty = cli.shell('"$NODE" "$ASK" form.json --answers given.json > /dev/full; echo "code $?"');
    const screen = await pty.waitFor(/code \d+/);
    expect(screen).not.toContain("code 0");
    expect(screen).toContain("no space left");
  });

  it("follow the size of the terminal that the form is on", async () => {
    cli.write("form.json", form);
    const pty = cli.shell('"$NODE" "$ASK" form.json < /dev/null > out.json 2> err.txt; echo "code $?"', {
      columns: 50,
    });
    await press(pty, ["", /· space toggle$/m]);
    pty.resize(100, 10);
    await press(
      pty,
      ["", /n note .* several answers$/m],
      ["2", /Why\?/],
      [right, /Submit sends/],
      [enter, /code 0/],
    );
  });

  describe("without any terminal", () => {
    it.each([{ env: {} }, { env: { CI: "1" } }, { env: { TERM: "dumb" } }])(
      "ask nobody ($env)",
      async ({ env }) => {
        const { code, stdout, stderr } = await runCli([cli.write("form.json", form)], { env });
        expect(code).toBe(3);
        expect(stderr).toMatch(/^[^\n]*terminal[^\n]*--answers[^\n]*\n$/);
        expect(JSON.parse(stdout)).toMatchObject({ cancelled: true, outcome: "unavailable", answers: {} });
      },
    );

    it("list the questions for a model to ask", async () => {
      const { code, stdout } = await runCli([cli.write("form.json", form), "--format", "text"]);
      expect(code).toBe(3);
      expect(stdout).toMatch(
        /^Needs user input: ask_user requires interactive TUI mode\.[\s\S]*Which one\?[\s\S]*Beta/,
      );
    });

    it("put the result where it was wanted", async () => {
      const { code, stdout } = await runCli([cli.write("form.json", form), "-o", cli.path("out.json")]);
      expect(code).toBe(3);
      expect(stdout).toBe("");
      expect(cli.details().outcome).toBe("unavailable");
    });
  });

  describe("with --output", () => {
    it("leave a file whole, and nothing beside it", async () => {
      cli.write("out.json", "what was there before");
      const pty = cli.ask(form);
      await press(pty, ["", /❯ 1/]);
      expect(cli.read("out.json")).toBe("what was there before");
      await press(pty, ["1", /Why/], [right, /Submit sends/], [enter, /✓ Q1: Alpha/]);
      await pty.exited;
      expect(cli.details().outcome).toBe("submitted");
      expect(cli.files().sort()).toEqual(["form.json", "out.json"]);
    });

    it.each([
      { name: "a folder that is not there", output: "missing/out.json" },
      { name: "a folder", output: "folder" },
      { name: "a place below a file", output: "form.json/out.json" },
    ])("lose no answer to $name", async ({ output }) => {
      mkdirSync(cli.path("folder"));
      cli.write("form.json", form);
      cli.write("given.json", { answers: { which: { values: ["b"] } } });
      const args = [cli.path("form.json"), "--answers", cli.path("given.json"), "-o", cli.path(output)];
      const { code, stdout, stderr } = await runCli(args);
      expect(JSON.parse(stdout).answers).toEqual({ which: answers.which });
      expect(stderr).toMatch(/^[^\n]+cannot be written[^\n]+\n$/);
      expect(stderr).not.toContain("fault");
      expect(code).toBe(2);
    });
  });
});
