import { describe, expect, it } from "vitest";
import { choice, runCli, setUpCli } from "../helpers/cli.ts";

describe("answers from a file", { timeout: 30_000 }, () => {
  const cli = setUpCli();

  const form = {
    title: "Three things",
    questions: [
      choice("one", "One of them?", { label: "One", required: true }),
      choice("many", "Several of them?", { label: "Many", type: "multi" }),
      { id: "why", label: "Why", prompt: "Why?", type: "text" },
    ],
  };
  const run = async (given: unknown, ...flags: string[]) => {
    const args = [cli.write("form.json", form), "--answers", cli.write("given.json", given), ...flags];
    const { code, stdout, stderr } = await runCli(args);
    return { code, stderr, stdout, details: flags.length === 0 ? JSON.parse(stdout) : undefined };
  };

  it("give the result that a person would have given on the screen", async () => {
    const { code, details, stderr } = await run({
      answers: {
        many: {
          values: ["g", "a"],
          customText: " another ",
          optionNotes: { g: "why not", b: "never" },
          note: " both ",
        },
        one: { values: ["b"] },
        why: { customText: "because" },
      },
    });
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    expect(details).toMatchObject({
      title: "Three things",
      cancelled: false,
      mode: "submit",
      outcome: "submitted",
    });
    expect(details.answers).toEqual({
      one: { values: ["b"], labels: ["Beta"], indices: [2] },
      many: {
        values: ["a", "g", "another"],
        labels: ["Alpha", "Gamma", "another"],
        indices: [1, 3],
        customText: "another",
        note: "both",
        optionNotes: { g: "why not" },
      },
      why: { values: ["because"], labels: ["because"], indices: [], customText: "because" },
    });
  });

  it("leave open what they don't answer, and invent nothing", async () => {
    const { code, details } = await run({ answers: { why: {}, many: { values: [] } } });
    expect(code).toBe(0);
    expect(details).toMatchObject({ outcome: "submitted", answers: {} });
    expect(details.questions).toHaveLength(3);
  });

  it("can ask for an explanation", async () => {
    const { code, details } = await run({
      mode: "elaborate",
      answers: { one: { values: ["a"] }, why: { note: "what for?" } },
    });
    expect(code).toBe(0);
    expect(details).toMatchObject({
      mode: "elaborate",
      outcome: "elaborated",
      continuation: { affectedQuestionIds: ["why"], questionStates: { many: { status: "unanswered" } } },
      elaboration: { items: [{ target: { kind: "question" }, note: "what for?", answered: false }] },
    });
  });

  it("become text for a model", async () => {
    const given = {
      answers: { one: { values: ["b"], optionNotes: { b: "for now" } }, many: { values: ["a", "g"] } },
    };
    const { code, stdout } = await run(given, "--format", "text");
    expect({ code, stdout }).toEqual({
      code: 0,
      stdout: "One: Beta\nOne / Beta note: for now\nMany: Alpha, Gamma\n",
    });
  });

  it("are refused with all that is wrong with them", async () => {
    const { code, stderr, details } = await run({
      answers: {
        nobody: { values: ["a"] },
        one: { values: ["a", "b"] },
        many: { values: ["a", "z", "a"], optionNotes: { y: "?" } },
        why: { values: ["x"] },
      },
    });
    expect(code).toBe(2);
    const paths = [
      "answers.nobody",
      "answers.one.values",
      "answers.many.values[1]",
      "answers.many.values[2]",
      "answers.many.optionNotes.y",
      "answers.why.values",
    ];
    for (const path of paths)
      expect(stderr).toMatch(new RegExp(`^- ${path.replace(/[[\].]/g, "\\$&")}: \\S`, "m"));
    expect(details).toMatchObject({ cancelled: true, outcome: "invalid", questions: [], answers: {} });
    const { kind, issues } = details.error;
    expect(kind).toBe("invalid_input");
    expect(issues.map(({ path }: { path: string }) => path).sort()).toEqual([...paths].sort());
  });

  it.each([
    {
      name: "a value and own text for one answer",
      given: { answers: { one: { values: ["a"], customText: "x" } } },
    },
    { name: "an unknown mode", given: { mode: "cancel", answers: {} } },
    { name: "an unknown field", given: { answers: { one: { value: "a" } } } },
    { name: "no answers", given: {} },
    { name: "a list", given: [] },
    { name: "broken JSON", given: '{"answers": {' },
  ])("are refused: $name", async ({ given }) => {
    const { code, stderr, details } = await run(given);
    expect(code).toBe(2);
    expect(stderr).toMatch(/^[^\n]*given\.json[^\n]*\n- /);
    expect(details.outcome).toBe("invalid");
  });

  it("may come from standard input, unless the questions do", async () => {
    const file = cli.write("form.json", form);
    const good = await runCli([file, "--answers", "-"], { input: '{"answers":{"one":{"values":["a"]}}}' });
    expect(good.code).toBe(0);
    expect(JSON.parse(good.stdout).answers.one.values).toEqual(["a"]);
    const both = await runCli(["-", "--answers", "-"], { input: "{}" });
    expect(both).toMatchObject({ code: 2, stdout: "" });
    expect(both.stderr).toMatch(/^[^\n]+\n$/);
  });
});
