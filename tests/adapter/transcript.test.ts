import type { Theme } from "@earendil-works/pi-coding-agent";
import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { createTextLines } from "../../adapter/text-lines.ts";
import { createRenderers } from "../../adapter/transcript.ts";

const textLines = createTextLines(() => import("../../src/text/wrap.ts"));
const { renderCall, renderResult } = createRenderers(textLines);

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

function result(value: unknown, isPartial = false): string {
  const given = value as Parameters<typeof renderResult>[0];
  return renderResult(given, { expanded: false, isPartial }, theme, context(false))
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
    expect(result({ details, content: [] })).toBe("✓ DB: Alpha\n  ✎ soon\n  ✎ fast\n✓ Why: (wrote) own");
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

  it("shows each note of an elaborate result", () => {
    const content = [{ type: "text", text: 'User asked to elaborate on question "Which?" with note "why"' }];
    expect(result({ details: { ...details, mode: "elaborate" }, content })).toContain('with note "why"');
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
  expect(component.render(8)).toEqual(["? and mo", "re text", ""]);
  await loaded.promise;
  expect(component.render(8).join("")).toContain("日本語");
});
