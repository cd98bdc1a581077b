import { execFileSync, spawnSync } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { keys, press, root } from "../helpers/cli.ts";
import { setUpPi } from "../helpers/pi/set-up-pi.ts";
import { type Pty, startPty } from "../helpers/pty.ts";

const { enter, right } = keys;
const form = {
  questions: [{ id: "which", prompt: "Which one?", options: [{ value: "a" }, { value: "b" }] }],
};

const options = [
  { value: "a", label: "Alpha" },
  { value: "b", label: "Beta" },
];
const labelled = { questions: [{ id: "which", prompt: "Which one?", options }] };

describe("the package", { timeout: 60_000 }, () => {
  const pi = setUpPi();
  let folder = "";
  let app = "";
  let packed: { filename: string; size: number; files: { path: string }[] };
  let open: Pty | undefined;
  // Not what the npm that runs the tests hands down, and this Node first.
  const env = {
    ...Object.fromEntries(
      Object.entries(process.env).filter(([name]) => !/^npm_|^NODE_|^INIT_CWD$/i.test(name)),
    ),
    ...(process.env.NODE_EXTRA_CA_CERTS ? { NODE_EXTRA_CA_CERTS: process.env.NODE_EXTRA_CA_CERTS } : {}),
    PATH: [dirname(process.execPath), process.env.PATH].join(delimiter),
  };
  const run = (command: string, args: readonly string[], cwd = app) =>
    execFileSync(command, args, { cwd, env, encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] });
  const write = (name: string, text: string) => writeFileSync(join(app, name), text);
  const start = (command: string, args: readonly string[], cwd = app) => {
    open = startPty({ command, args, cwd, env: { PATH: env.PATH } });
    return open;
  };

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), "ask-form-package-"));
    app = join(folder, "app");
    mkdirSync(app);
    // Without scripts: they would build dist/ under the feet of the tests that run at the same time.
    [packed] = JSON.parse(
      run("npm", ["pack", "--ignore-scripts", "--json", "--pack-destination", folder], root),
    );
    write("package.json", '{ "name": "app", "private": true, "type": "module" }');
    write("form.json", JSON.stringify(form));
    run("npm", ["install", "--prefer-offline", "--no-audit", "--no-fund", join(folder, packed.filename)]);
  }, 120_000);
  afterEach(() => open?.dispose());
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it("is small and brings what it needs", () => {
    expect(packed.size).toBeLessThan(15 * 1024 * 1024);
    const files = packed.files.map(({ path }) => path);
    for (const name of ["dist/cli.js", "dist/index.js", "examples/release.json", "LICENSE", "package.json"])
      expect(files).toContain(name);
    expect(files.filter((name) => /^(?:src|tests|stories|node_modules)\//.test(name))).toEqual([]);
  });

  it("installs without any host and without what only its makers need", () => {
    const lock = JSON.parse(readFileSync(join(app, "node_modules/.package-lock.json"), "utf8"));
    const installed = Object.keys(lock.packages).join("\n");
    expect(installed).toMatch(/^node_modules\/ink$/m);
    expect(installed).not.toMatch(/@earendil-works|typescript|esbuild|vitest/);
    expect(existsSync(join(app, "node_modules/@earendil-works"))).toBe(false);
  });

  it("gives a program that tells its version and asks a form", async () => {
    const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
    expect(run("npx", ["ask-form", "--version"])).toBe(`${version}\n`);
    const pty = start("npx", ["ask-form", "form.json", "-o", "out.json"]);
    await press(pty, ["", /❯ 1\. \( \) A/], ["2", /Submit sends/], [enter, /✓ Q1: B/]);
    expect((await pty.exited).exitCode).toBe(0);
    expect(JSON.parse(readFileSync(join(app, "out.json"), "utf8")).answers.which.values).toEqual(["b"]);
  });

  it("asks a form with nothing installed beside it", async () => {
    const alone = join(folder, "alone");
    mkdirSync(alone);
    run("tar", ["-xzf", join(folder, packed.filename), "-C", alone]);
    const pty = start(process.execPath, ["package/dist/cli.js", "package/examples/release.json"], alone);
    await press(pty, ["", /❯ 1\. \( \) Staging first/], ["1", /Which regions/], [right, /Preview: Canary/]);
  });

  it("asks in Pi, from where it was installed", async () => {
    const session = await pi.start({
      extension: join(app, "node_modules/ask-form"),
      script: [{ calls: [{ name: "ask_user", args: labelled }] }, "Thank you."],
    });
    session.prompt("Ask me");
    await press(session.pty, ["", /esc cancel/], ["2", /Ready\?/]);
    session.pty.write(enter);
    expect(await session.toolResult("ask_user")).toBe("Q1: Beta");
    await session.pty.waitFor(/✓ Q1: Beta[\s\S]*Thank you\./);
  });

  it("is a library for Node.js", async () => {
    write(
      "library.js",
      `import { writeFileSync } from "node:fs";
       import { askForm, contracts, parseForm } from "ask-form";
       const parsed = parseForm(${JSON.stringify(form)});
       const outcome = await askForm(${JSON.stringify(form)});
       const details = contracts["ask-user"].toDetails(outcome);
       writeFileSync("library.json", JSON.stringify({ ok: parsed.ok, details }));`,
    );
    const pty = start(process.execPath, ["library.js"]);
    await press(pty, ["", /❯ 1\. \( \) A/], ["1", /Submit sends/]);
    pty.write(enter);
    expect((await pty.exited).exitCode).toBe(0);
    const { ok, details } = JSON.parse(readFileSync(join(app, "library.json"), "utf8"));
    expect(ok).toBe(true);
    expect(details).toMatchObject({ outcome: "submitted", answers: { which: { values: ["a"] } } });
  });

  describe("has types", () => {
    const consumer = `
      import { AskForm, type AskFormOptions, type AskFormProps, type AskUserDetails, askForm, contracts, type Draft, type Form,
        type FormInput, type Issue, type Option, type Outcome, type Parsed, parseForm, type Question } from "ask-form";
      // Neither any nor unknown.
      type Known<T> = unknown extends T ? false : true;
      type Equal<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;
      type Kinds = "submitted" | "elaborated" | "cancelled" | "timed-out" | "aborted" | "unavailable" | "invalid";
      interface All {
        askForm: Known<typeof askForm>; options: Known<AskFormOptions["background"]>; signal: Known<AskFormOptions["signal"]>;
        component: Known<typeof AskForm>; node: Known<ReturnType<typeof AskForm>>; props: Known<AskFormProps["form"]>;
        answer: Known<AskUserDetails["answers"][string]>; kindDraft: Known<Draft["kind"]>; own: Known<Draft["own"]>;
        form: Known<Form>; question: Known<Question>; kind: Known<Question["kind"]>; input: Known<FormInput>;
        title: Known<FormInput["title"]>; issue: Known<Issue["path"]>; option: Known<Option["value"]>;
        parsed: Known<Parsed<Form>>; details: Known<ReturnType<(typeof contracts)["ask-user"]["toDetails"]>>;
        kinds: Equal<Outcome["kind"], Kinds>; outcome: Equal<Awaited<ReturnType<typeof askForm>>, Outcome>;
      }
      const all: { [K in keyof All as All[K] extends true ? never : K]: "is any or unknown" } = {};
      const parsed = parseForm({});
      if (parsed.ok) console.log(parsed.value.questions.length, all);
      else console.log(parsed.issues.map(({ path, message }) => path + message));
    `;
    const misuse = `
      import { askForm } from "ask-form";
      // @ts-expect-error a prompt is missing
      askForm({ questions: [{ id: "a", type: "text" }] });
      // @ts-expect-error an id is a text
      askForm({ questions: [{ id: 1, prompt: "?", type: "text" }] });
      // @ts-expect-error there is no such type
      askForm({ questions: [{ id: "a", prompt: "?", type: "slider" }] });
      askForm({ title: "T", questions: [{ id: "a", prompt: "?", type: "text" }, { id: "b", prompt: "?", options: [{ value: "x", label: "X" }] }] });
    `;
    /** What the compiler says about a file of a strict project that has the types of Node.js and React. */
    const compile = (name: string, text: string, skipLibCheck: boolean) => {
      const types = join(app, "node_modules/@types");
      mkdirSync(types, { recursive: true });
      for (const of of ["node", "react"])
        if (!existsSync(join(types, of))) symlinkSync(join(root, "node_modules/@types", of), join(types, of));
      write(name, text);
      const compilerOptions = {
        strict: true,
        module: "NodeNext",
        target: "ES2024",
        types: ["node"],
        noEmit: true,
        skipLibCheck,
      };
      write("tsconfig.json", JSON.stringify({ compilerOptions, files: [name] }));
      const tsc = join(root, "node_modules/typescript/bin/tsc");
      return spawnSync(process.execPath, [tsc, "-p", app, "--pretty", "false"], {
        cwd: app,
        encoding: "utf8",
      }).stdout;
    };

    it("that say what each value is", () => expect(compile("consumer.ts", consumer, true)).toBe(""));
    it("that refuse a form that can't be one", () => expect(compile("misuse.ts", misuse, true)).toBe(""));
    it("that name nothing that is not installed", () => {
      const faults = compile("consumer.ts", consumer, false).split("\n");
      expect(faults.filter((line) => line.startsWith("node_modules/ask-form/"))).toEqual([]);
    });
  });
});
