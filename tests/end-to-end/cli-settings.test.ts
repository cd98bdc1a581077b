import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, vi } from "vitest";
import { catalogueOf, languages } from "../../src/text/languages/index.ts";
import { choice, keys, press, runCli, setUpCli } from "../helpers/cli.ts";

const has =
  (...texts: readonly string[]) =>
  (screen: string) =>
    texts.every((text) => screen.includes(text));
const form = { questions: [choice("which", "Which one?")] };

describe("the settings of the program", { timeout: 30_000 }, () => {
  const cli = setUpCli();
  const configure = (content: unknown) => {
    mkdirSync(join(cli.path("config"), "ask-form"), { recursive: true });
    cli.write("config/ask-form/config.json", content);
    return { XDG_CONFIG_HOME: cli.path("config") };
  };

  const fileNow = () => readFileSync(cli.path("config/ask-form/config.json"), "utf8");

  it("say how the form behaves", async () => {
    const env = configure({
      behaviour: { presentSingleAsMulti: true, autoSubmitWhenAnsweredWithoutNotes: true },
    });
    const pty = cli.ask(form, { env });
    await press(pty, ["", /❯ 1\. \[ \] Alpha/], ["1", /\[✓\] Alpha/], ["3", /\[✓\] Gamma/]);
    pty.write(keys.enter);
    expect((await pty.exited).exitCode).toBe(0);
    expect(cli.details()).toMatchObject({
      questions: [{ type: "single", presentedType: "multi" }],
      answers: { which: { values: ["a", "g"] } },
    });
  });

  it("count for the open form when they change", async () => {
    const env = configure({});
    const pty = cli.ask(form, { env });
    await press(pty, ["", /❯ 1\. \( \) Alpha/], ["1", /Ready\?|Submit sends/]);
    configure({ behaviour: { autoSubmitWhenAnsweredWithoutNotes: true } });
    expect((await pty.exited).exitCode).toBe(0);
    expect(cli.details()).toMatchObject({ outcome: "submitted", answers: { which: { values: ["a"] } } });
  });

  it("open over the form, are saved at once, and act on it at once", async () => {
    const env = configure({ other: "kept" });
    const pty = cli.ask(form, { env });
    await press(pty, ["", /❯ 1\. \( \) Alpha/], ["1", /Ready\?|Submit sends/], ["?", /❯ \[ \] Auto-submit/]);
    expect(await pty.text()).toContain(`File: ${cli.path("config/ask-form/config.json")}`);
    await press(pty, ["\x1b[B\x1b[B", /❯ \[✓\] Double-press/], [" ", /❯ \[ \] Double-press/]);
    await vi.waitFor(() =>
      expect(JSON.parse(fileNow())).toEqual({
        schemaVersion: 1,
        other: "kept",
        behaviour: { doublePressReviewShortcuts: false },
      }),
    );
    await press(pty, ["?", /Ready\?/]);
    // One press submits now.
    pty.write("1");
    expect((await pty.exited).exitCode).toBe(0);
    expect(cli.details()).toMatchObject({ outcome: "submitted" });
  });

  it("stay as they are when the file can't be written, and say so", async () => {
    const env = configure({});
    const pty = cli.ask(form, { env });
    await press(pty, ["", /❯ 1\. \( \) Alpha/]);
    cli.write("config/ask-form/config.json", "{ broken");
    await press(pty, ["?", /no JSON at line 1/], ["\r", /can\s+be\s+changed\s+here/]);
    expect(await pty.text()).toMatch(/❯ \[ \] Auto-submit/);
    expect(fileNow()).toBe("{ broken");
    await press(pty, ["?", /❯ 1\. \( \) Alpha/]);
    pty.write(keys.ctrlC);
    expect((await pty.exited).exitCode).toBe(130);
  });

  it("bring other keys while the form is open; a keymap with a fault brings none, and is told", async () => {
    const env = configure({});
    const pty = cli.ask(form, { env });
    await press(pty, ["", /enter choose/]);
    configure({ keymaps: { main: { confirm: "ctrl+s", optionNote: "x" } } });
    await press(pty, ["", /Ctrl\+S choose/], ["x", /Note on "Alpha"/], ["\x1b", /Ctrl\+S choose/]);
    configure({ keymaps: { main: { confirm: "ctrl+s", optionNote: "t" } } });
    await press(pty, ["", /enter choose/], ["?", /optionNote: t belongs to main\.changeQuestionType/]);
    await press(pty, ["?", /enter choose/], ["\r", /Submit sends/], ["\r", /./]);
    expect((await pty.exited).exitCode).toBe(0);
    expect(cli.details()).toMatchObject({ answers: { which: { values: ["a"] } } });
    expect(pty.raw()).toMatch(
      /config\.json: keymaps\.main\.optionNote: .*the defaults are used for keymaps\./,
    );
  });

  it("can ask for plain lines", async () => {
    const env = configure({
      accessibility: { plain: true },
      behaviour: { autoSubmitWhenAnsweredWithoutNotes: true },
    });
    const pty = cli.ask(form, { env });
    await press(pty, ["", /1\. Alpha[\s\S]*Type one number/]);
    pty.write("2\r");
    expect((await pty.exited).exitCode).toBe(0);
    expect(cli.details().answers.which).toMatchObject({ values: ["b"] });
    expect(pty.raw()).toMatch(/Answered: Beta\r\nSubmitted\.\r\n/);
    expect(pty.raw()).not.toContain("\x1b");
  });

  it.each(languages)("say in which language the form is, whatever the environment: %s", async (language) => {
    const { form: words, plain, cli: say, settings } = catalogueOf(language);
    const env = { ...configure({ language, keymaps: 1 }), LC_ALL: "xx_YY.UTF-8" };
    const drawn = cli.ask(form, { env });
    await drawn.waitFor(has(words.ownRow, words.hints.cancel));
    drawn.write(keys.esc);
    expect((await drawn.exited).exitCode).toBe(130);
    expect(await drawn.text()).toContain(say.ended.cancelled);
    const lines = await runCli([cli.path("form.json"), "--plain"], { env, input: "1\n1\n" });
    expect(lines.stderr).toContain(plain.confirmed.submitted);
    expect(lines.stderr).toContain(settings.notARecord);
  });

  it.each(languages)("leave the language to the environment: %s", async (language) => {
    const { form: words, cli: say } = catalogueOf(language);
    const env = { ...configure({}), LANG: `${language.replace("-", "_")}.UTF-8` };
    const pty = cli.ask(form, { env });
    await pty.waitFor(has(words.ownRow, words.hints.cancel));
    pty.write(keys.esc);
    await pty.exited;
    expect((await runCli(["--help"], { env })).stdout).toContain(say.help.after);
    expect((await runCli([], { env })).stderr).toBe(`${say.noSource}\n`);
  });

  it.each([
    ["{", /config\.json: .*the defaults are used\.\n/],
    [
      { behaviour: { showFooterHints: "no" } },
      /behaviour\.showFooterHints: .*the defaults are used for behaviour\.\n/,
    ],
  ])(
    "are the defaults where the file is not as it should be, and one sentence says so: %j",
    async (content, said) => {
      const env = configure(content);
      const run = await runCli([cli.write("form.json", form), "--plain"], { env, input: "1\n1\n" });
      expect(run.code).toBe(0);
      expect(run.stderr).toMatch(said);
      expect(JSON.parse(run.stdout)).toMatchObject({ outcome: "submitted" });
    },
  );
});
