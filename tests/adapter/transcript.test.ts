import type { Theme } from "@earendil-works/pi-coding-agent";
import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { createTextLines } from "../../adapter/text-lines.ts";
import { createRenderers } from "../../adapter/transcript.ts";

const textLines = createTextLines(() => import("../../src/text/wrap.ts"));
const { renderCall, renderResult } = createRenderers(textLines, () => "en");

// Widths are known from the first line on.
beforeAll(() => new Promise<void>((resolve) => void textLines(["x"], resolve).render(10)));

const theme = {
  fg: (_color: string, text: string) => text,
  bold: (text: string) => text,
} as unknown as Theme;
const context = (expanded: boolean) => ({ expanded }) as Parameters<typeof renderCall>[2];

function call(args: unknown, expanded = false): string {
  return renderCall(args, theme, context(expanded))
    .render(100)
    .map((line) => line.trimEnd())
    .join("\n");
}

function result(value: unknown, isPartial = false, expanded = false, colors = theme): string {
  const given = value as Parameters<typeof renderResult>[0];
  return renderResult(given, { expanded, isPartial }, colors, context(expanded))
    .render(100)
    .map((line) => line.trimEnd())
    .join("\n");
}

const payload = {
  title: "Release \x1b[31mnow",
  questions: [
    {
      id: "db",
      prompt: "Which\ndatabase?",
      options: [{ value: "a", label: "Alpha\x1b]0;x\x07" }, { value: "b" }],
    },
  ],
};

describe("the call in the transcript", () => {
  it("shows prompts, expanded the options too, cleaned", () => {
    expect(call(payload)).toBe("ask_user Release now 1 question\n  Which database? 2 options");
    expect(call(payload, true)).toBe(
      "ask_user Release now 1 question\n  Which database?\n    - Alpha\n    - b",
    );
  });

  it("cuts a long prompt until it is expanded", () => {
    const prompt = "é👍🏽 ".repeat(500).trim();
    const long = { questions: [{ id: "a", prompt }] };
    expect(call(long).length).toBeLessThan(1000);
    expect(call(long)).toMatch(/…\s0 options$/);
    expect(call(long, true)).not.toContain("…");
  });

  it("survives arguments of any shape, and every prefix of a streamed call", () => {
    const json = JSON.stringify(payload);
    for (const args of [
      undefined,
      null,
      {},
      [],
      "x",
      { questions: "[{" },
      { questions: [null, 7, {}] },
      { questions: [{ id: "a" }] },
    ]) {
      expect(call(args)).toMatch(/^ask_user/);
    }
    for (let end = 0; end <= json.length; end += 1)
      expect(call(repair(json.slice(0, end)))).toMatch(/^ask_user/);
    fc.assert(
      fc.property(fc.jsonValue(), (args) => {
        expect(call(args)).toMatch(/^ask_user/);
      }),
    );
  });
});

describe("the result in the transcript", () => {
  const details = {
    cancelled: false,
    mode: "submit",
    outcome: "submitted",
    questions: [
      { id: "db", label: "DB" },
      { id: "why", label: "Why" },
      { id: "open", label: "Open" },
    ],
    answers: {
      db: { values: ["a"], labels: ["Alpha"], indices: [1], note: "soon", optionNotes: { a: "fast" } },
      why: { values: ["own"], labels: ["own"], indices: [], customText: "own" },
    },
  };

  it("shows answers, marked and with what was written", () => {
    expect(result({ details, content: [] })).toBe(
      "✓ DB: Alpha\n  DB note: soon\n  DB / Alpha note: fast\n✓ Why: (wrote) own",
    );
  });

  it.each([
    ["cancelled", "Dismissed by the user"],
    ["aborted", "Ended before an answer"],
    ["unavailable", "Nobody could be asked here"],
    [undefined, "Dismissed by the user"],
  ])("says for a form that was %s: %s", (outcome, text) =>
    expect(result({ details: { ...details, cancelled: true, outcome } })).toBe(text),
  );

  it("names a refusal as the contract does, with the issues", () => {
    const error = { kind: "invalid_input", issues: [] };
    const content = [{ type: "text", text: "Invalid ask_user payload:\n- questions: add" }];
    expect(result({ details: { cancelled: true, questions: [], answers: {}, error }, content })).toBe(
      "Invalid tool payload\nInvalid ask_user payload:\n- questions: add",
    );
  });

  it("shows each note of an elaborate result, without a banner", () => {
    const content = [{ type: "text", text: 'User asked to elaborate on question "Which?" with note "why"' }];
    expect(result({ details: { ...details, mode: "elaborate" }, content })).toBe(content[0]?.text);
  });

  it("shows in full, when expanded, what the model was told of a form that was dismissed", () => {
    const content = [{ type: "text", text: "User dismissed the form" }];
    const dismissed = { details: { ...details, cancelled: true, outcome: "cancelled" }, content };
    expect(result(dismissed)).toBe("Dismissed by the user");
    expect(result(dismissed, false, true)).toBe("Dismissed by the user\nUser dismissed the form");
  });

  it("falls back to the model's text for answers of a shape that it does not know", () => {
    const content = [{ type: "text", text: "DB: Alpha" }];
    expect(result({ details: { ...details, answers: { db: "Alpha" } }, content })).toBe("DB: Alpha");
    expect(result({ details: { ...details, answers: [] }, content })).toBe("DB: Alpha");
    expect(result({ details: { ...details, answers: {} }, content })).toBe("No answer given");
  });

  it("draws plainly with a theme that lacks its colors", () => {
    const fails = () => {
      throw new Error("Unknown theme color");
    };
    const broken = { fg: fails, bold: fails } as unknown as Theme;
    expect(result({ details, content: [] }, false, false, broken)).toContain("✓ DB: Alpha");
    expect(renderCall(payload, broken, context(true)).render(100)[0]?.trimEnd()).toBe(
      "ask_user Release now 1 question",
    );
  });

  it("says that it waits while there is only a partial result", () => {
    expect(result({ details: undefined, content: [] }, true)).toBe("Waiting for the answer");
  });

  it("survives results of any age and shape", () => {
    for (const value of [
      undefined,
      null,
      {},
      { details: {} },
      { details: null, content: "x" },
      { details: { answers: { db: "Postgres" } } },
      { details: { questions: [null, 3], answers: 4 } },
    ]) {
      expect(() => result(value)).not.toThrow();
    }
    expect(result({ details: {}, content: [{ type: "text", text: "Validation failed" }] })).toBe(
      "Validation failed",
    );
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (value, content) => {
        expect(() => result({ details: value, content })).not.toThrow();
      }),
    );
  });
});

/** What a streaming parser makes of half a JSON text: as much as can be had. */
function repair(text: string): unknown {
  for (const end of ["", "}", '"}', "]}", '"}]}', "}]}", '"}]}]}', "}]}]}", "]}]}"]) {
    try {
      return JSON.parse(text + end);
    } catch {
      // The next ending may fit.
    }
  }
  return undefined;
}

it("draws plainly, never too wide, until widths are known, and then asks to be drawn again", async () => {
  const loaded = Promise.withResolvers<void>();
  const lines = createTextLines(() => import("../../src/text/wrap.ts"));
  const component = lines(["\x1b[1m日本語\x1b[22m and more text", ""], loaded.resolve);
  expect(component.render(8)).toEqual(["日本語 a", "nd more ", "text", ""]);
  await loaded.promise;
  expect(component.render(8).join("")).toContain("日本語");
});
