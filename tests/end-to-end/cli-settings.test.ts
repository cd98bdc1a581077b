import { mkdirSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, vi } from "vitest";
import { catalogueOf, languages } from "../../src/text/languages/index.ts";
import { choice, keys, modesLeftOn, press, program, runCli, setUpCli } from "../helpers/cli.ts";

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

  it("are shown and switched by a command of their own", async () => {
    const env = configure({});
    const pty = cli.shell('"$NODE" "$ASK" settings', { env, columns: 40, rows: 12 });
    await press(pty, ["", /❯ \[ \] Auto-submit/], [keys.down, /❯ \[✓\] Confirm/], [" ", /❯ \[ \] Confirm/]);
    await vi.waitFor(() =>
      expect(JSON.parse(fileNow())).toMatchObject({ behaviour: { confirmDismissWhenDirty: false } }),
    );
    pty.resize(80, 24);
    await press(pty, ["", /esc close/]);
    for (let row = 0; row < 5; row++) pty.write(keys.down);
    await press(pty, ["", /❯ Reset/], ["\r", /Press enter again/], ["\r", /All settings are reset/]);
    expect(JSON.parse(fileNow())).toEqual({ schemaVersion: 1 });
    pty.write(keys.esc);
    expect((await pty.exited).exitCode).toBe(0);
    expect(modesLeftOn(pty.raw())).toEqual([]);
  });

  it("are saved and told although the list is closed at once", async () => {
    const env = configure({ other: 1 });
    for (const [input, wanted] of [
      [" \x1b", true],
      [" \x03", false],
      [" ?", true],
    ] as const) {
      const pty = cli.shell('"$NODE" "$ASK" settings', { env });
      await press(pty, ["", /❯ \[.\] Auto-submit/]);
      pty.write(input);
      expect((await pty.exited).exitCode).toBe(0);
      const behaviour = wanted ? { autoSubmitWhenAnsweredWithoutNotes: true } : expect.anything();
      expect(JSON.parse(fileNow())).toMatchObject({ other: 1, behaviour });
      expect(readdirSync(cli.path("config/ask-form"))).toEqual(["config.json"]);
    }
    cli.write("config/ask-form/config.json", "{ broken");
    const pty = cli.shell('"$NODE" "$ASK" settings', { env });
    await press(pty, ["", /❯ \[ \] Auto-submit/]);
    pty.write(" \x03");
    await pty.exited;
    expect(await pty.text()).toMatch(/can be changed here\s+once that is fixed/);
  });

  it("are shown and switched line by line, through pipes too", async () => {
    const env = configure({ keymaps: { main: { confirm: "f5" } } });
    const run = await runCli(["settings", "--plain"], { env, input: "6\n9\n7\n1\n7\n7\n" });
    expect(run).toMatchObject({ code: 0, stdout: "" });
    expect(run.stderr.split("\n")).toEqual([
      "Settings",
      "1. Auto-submit when answered without notes: off",
      "2. Confirm dismiss when dirty: on",
      "3. Double-press review shortcuts: on",
      "4. Present single-select as multi-select: off",
      "5. Notifications: on",
      "6. Show footer hints: on",
      "7. Reset to defaults",
      `File: ${cli.path("config/ask-form/config.json")}`,
      "Type a number to switch a setting; an empty line ends.",
      "Show footer hints: off",
      "Type a number from 1 to 7, or an empty line to end.",
      "Type 7 again to reset all settings.",
      "Auto-submit when answered without notes: on",
      "Type 7 again to reset all settings.",
      "All settings are reset.",
      "Settings",
      "1. Auto-submit when answered without notes: off",
      ...run.stderr.split("\n").slice(-9),
    ]);
    expect(JSON.parse(fileNow())).toEqual({ schemaVersion: 1 });
  });

  it("end with the empty line, whatever comes after it", async () => {
    const run = await runCli(["settings", "--plain"], { env: configure({}), input: "1\n\n2\n" });
    expect(run.code).toBe(0);
    expect(JSON.parse(fileNow())).toMatchObject({
      behaviour: { autoSubmitWhenAnsweredWithoutNotes: true },
    });
    expect(fileNow()).not.toContain("confirmDismissWhenDirty");
  });

  it.each([
    { name: "while it shows them", leave: "" },
    { name: "after it has shown them", leave: keys.esc },
  ])("keep no program that is to end waiting for another one that has the file: $name", async ({ leave }) => {
    const env = configure({});
    cli.write("config/ask-form/config.json.lock", "another program");
    const pty = cli.start({ command: process.execPath, args: [program, "settings"], env });
    await press(pty, ["", /❯ \[ \] Auto-submit/], [" ", /❯ \[✓\] Auto-submit/]);
    if (leave !== "") {
      pty.write(leave);
      await vi.waitFor(() => expect(modesLeftOn(pty.raw())).toEqual([]));
    }
    pty.kill("SIGTERM");
    expect(await pty.exited).toMatchObject({ exitCode: 143 });
    expect(JSON.parse(fileNow())).toEqual({});
    expect(readdirSync(cli.path("config/ask-form"))).toContain("config.json.lock");
  });

  it("are told where they are when there is no terminal to show them on", async () => {
    const run = await runCli(["settings"], { env: configure({}) });
    expect(run.code).toBe(3);
    expect(run.stderr).toContain(cli.path("config/ask-form/config.json"));
    expect((await runCli(["settings", "--help"])).stdout).toMatch(/^Usage: ask-form settings \[options\]/);
    expect(await runCli(["settings", "more"])).toMatchObject({ code: 2 });
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
    expect((await runCli(["--help"], { env })).stdout).toContain(say.help.after);
    expect((await runCli([], { env })).stderr).toBe(`${say.noSource}\n`);
  });

  it.each([
    { env: { LC_ALL: "C" }, args: [] },
    { env: { LC_ALL: "de_DE.UTF-8", TERM: "linux" }, args: [] },
    { env: { LC_ALL: "de_DE.UTF-8" }, args: ["--ascii"] },
  ])("are told in English where only ASCII can be shown: $env $args", async ({ env: given, args }) => {
    const env = { ...configure({ language: "de", keymaps: 1 }), ...given };
    cli.write("form.json", form);
    const lines = await runCli([cli.path("form.json"), "--plain", ...args], { env, input: "1\n1\n" });
    expect(lines.stderr).toContain(catalogueOf("en").plain.confirmed.submitted);
    expect(lines.stderr).toContain(catalogueOf("en").settings.notARecord);
    const refused = await runCli(["--bogus", ...args], { env });
    expect(refused.stderr).toBe(`${catalogueOf("en").cli.refused.unknownOption("--bogus")}\n`);
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
