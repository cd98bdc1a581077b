import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { choice, type Run, root, runCli, setUpCli } from "../helpers/cli.ts";
import { schemaFaults } from "../helpers/json-schema.ts";

const examples = readdirSync(join(root, "examples"))
  .filter((name) => name.endsWith(".json"))
  .map((name) => join(root, "examples", name));

describe("the input of the command line", { timeout: 30_000 }, () => {
  const cli = setUpCli();

  const form = { title: "Größe 日本", questions: [choice("which", "Which one?")] };
  const noAnswers = () => cli.write("none.json", { answers: {} });

  describe("may be a file", () => {
    const text = JSON.stringify(form, null, 2);
    it.each([
      { name: "in UTF-8", bytes: Buffer.from(text) },
      { name: "in UTF-8 with a byte order mark", bytes: Buffer.from(`\ufeff${text}`) },
      { name: "with CRLF", bytes: Buffer.from(text.replaceAll("\n", "\r\n")) },
      { name: "in UTF-16", bytes: Buffer.from(text, "utf16le") },
      { name: "in UTF-16 with a byte order mark", bytes: Buffer.from(`\ufeff${text}`, "utf16le") },
      { name: "in big-endian UTF-16", bytes: Buffer.from(`\ufeff${text}`, "utf16le").swap16() },
    ])("$name", async ({ bytes }) => {
      const { code, stdout } = await runCli([cli.write("form.json", bytes), "--answers", noAnswers()]);
      expect(code).toBe(0);
      expect(JSON.parse(stdout)).toMatchObject({ title: "Größe 日本", outcome: "submitted" });
    });

    it("or standard input", async () => {
      const { code, stdout } = await runCli(["-", "--answers", noAnswers()], { input: text });
      expect(code).toBe(0);
      expect(JSON.parse(stdout).title).toBe("Größe 日本");
    });
  });

  describe("is refused where it is no JSON", () => {
    it.each([
      {
        name: "a spare comma",
        text: '{"questions":[{"id":"x","prompt":"token is sk-CANARY",}]',
        place: [1, 55],
      },
      {
        name: "a missing comma, in CRLF",
        text: '{\r\n  "title": "sk-CANARY"\r\n  "questions": []\r\n}',
        place: [3, 3],
      },
      { name: "an unfinished text", text: '{"title": "日本", "questions": ["sk-CANARY', place: [1, 41] },
      { name: "something else", text: "title: sk-CANARY", place: [1, 1] },
    ])("with its place and nothing of its content: $name", async ({ text, place: [line, column] }) => {
      const { code, stdout, stderr } = await runCli([cli.write("broken.json", text)]);
      expect(code).toBe(2);
      expect(stderr).toMatch(/broken\.json/);
      expect(stderr).toMatch(new RegExp(`line ${line}, column ${column}:`));
      // What is accepted: questions with options, and those with a text.
      expect(stderr).toMatch(/"questions"[\s\S]*"options"[\s\S]*"text"/);
      expect(stdout + stderr).not.toContain("CANARY");
      expect(stderr).not.toMatch(/^ +at /m);
      expect(JSON.parse(stdout)).toMatchObject({ outcome: "invalid", error: { kind: "invalid_input" } });
    });
  });

  describe("is refused where it is no form", () => {
    const bad = {
      questions: [
        {
          id: "a",
          prompt: " ",
          options: [
            { value: "x", label: "X" },
            { value: "x", label: "Y" },
          ],
        },
        { id: "a", prompt: "Preview?", type: "preview", options: [{ value: "p", label: "P" }] },
        { id: "t", prompt: "Text?", type: "text", options: [{ value: "p", label: "P" }] },
        { id: "u", prompt: "Unknown?", type: "slider" },
        { id: "e", prompt: "Empty?", options: [] },
        "nothing",
      ],
      titel: "a slip of the pen",
    };
    const paths = [
      "questions[0].prompt",
      "questions[0].options[1].value",
      "questions[1].id",
      "questions[1].options[0].preview",
      "questions[2]",
      "questions[3].type",
      "questions[4].options",
      "questions[5]",
    ];
    const expectAll = ({ code, stdout, stderr }: Run) => {
      expect(code).toBe(2);
      for (const path of paths) expect(stderr).toContain(`- ${path}`);
      expect(stderr).toContain("titel");
      const { error, ...rest } = JSON.parse(stdout);
      expect(rest).toEqual({
        cancelled: true,
        mode: "submit",
        questions: [],
        answers: {},
        outcome: "invalid",
      });
      const lines = error.issues.map(({ path, message }: Record<string, string>) =>
        path ? `${path}: ${message}` : message,
      );
      expect(stderr.split("\n").filter((line) => line.startsWith("- "))).toEqual(
        lines.map((line: string) => `- ${line}`),
      );
    };

    it("with all issues at once, on stderr and in the result", async () => {
      expectAll(await runCli([cli.write("bad.json", bad)]));
    });

    it("by --validate as well", async () => {
      expectAll(await runCli([cli.write("bad.json", bad), "--validate"]));
    });

    it("as a text for a model", async () => {
      const { code, stdout } = await runCli([cli.write("bad.json", bad), "--format", "text"]);
      expect(code).toBe(2);
      expect(stdout).toMatch(/^Invalid ask_user payload:\n- [^\n]+\n- /);
    });

    it.each([{ questions: [] }, {}, [], 1, null].map((input) => ({ input })))(
      "even $input",
      async ({ input }) => {
        const { code, stdout, stderr } = await runCli([cli.write("bad.json", input)]);
        expect(code).toBe(2);
        expect(stderr).toContain("questions");
        expect(JSON.parse(stdout).error.issues.length).toBeGreaterThan(0);
      },
    );
  });

  describe("is checked", () => {
    it.each(examples)("by --validate without a word on stdout: %s", async (file) => {
      const { code, stdout, stderr } = await runCli([file, "--validate"]);
      expect({ code, stdout }).toEqual({ code: 0, stdout: "" });
      expect(stderr).toMatch(/^[^\n]* is valid: \d+ questions\.\n$/);
    });

    it("in one sentence even where it is large", async () => {
      const options = Array.from({ length: 20_000 }, (_value, at) => ({
        value: `v${at}`,
        label: `No ${at}`,
      }));
      const file = cli.write("large.json", { questions: [{ ...choice("which", "Which one?"), options }] });
      const { code, stdout, stderr } = await runCli([file, "--validate"]);
      expect({ code, stdout, stderr }).toEqual({
        code: 0,
        stdout: "",
        stderr: `${file} is valid: 1 question.\n`,
      });
    });

    it("by the schema that --print-schema prints", async () => {
      const { code, stdout } = await runCli(["--print-schema"]);
      expect(code).toBe(0);
      const schema = JSON.parse(stdout);
      expect(examples.length).toBeGreaterThanOrEqual(3);
      for (const file of examples)
        expect(schemaFaults(schema, JSON.parse(readFileSync(file, "utf8"))), file).toEqual([]);
      const wrong = [
        {},
        { questions: {} },
        { questions: [{ id: "a", prompt: "?" }] },
        { ...form, titel: "" },
      ];
      for (const input of wrong) expect(schemaFaults(schema, input)).not.toEqual([]);
    });
  });
});
