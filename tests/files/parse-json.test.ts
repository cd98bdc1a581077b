import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseJson } from "../../src/files/parse-json.ts";
import { catalogueOf } from "../../src/text/languages/index.ts";

const words = catalogueOf("en").terminal.json;

function fault(text: string): string {
  const parsed = parseJson(text);
  return parsed.ok ? "none" : `${parsed.line}:${parsed.column} ${words[parsed.fault]}`;
}

describe("parseJson", () => {
  it("gives the value", () => {
    expect(parseJson(' {"a": [1, -2.5e3, "\\u00e9\\n", true, null, {}]}\r\n')).toEqual({
      ok: true,
      value: { a: [1, -2500, "é\n", true, null, {}] },
    });
  });

  it.each([
    ["", "1:1 unexpected end"],
    [" \n ", "2:2 unexpected end"],
    ['{"a": [1, 2', "1:12 unexpected end"],
    ['{"a": "unfinished', "1:18 unexpected end"],
    ['{"a"', "1:5 unexpected end"],
    ["{name: 1}", "1:2 expected a name in double quotes"],
    ["{'a': 1}", "1:2 expected a name in double quotes"],
    ['{"a" 1}', "1:6 expected a colon"],
    ['{"a": }', "1:7 expected a value"],
    ['{"a": tru}', "1:7 expected a value"],
    ["// note\n{}", "1:1 expected a value"],
    ["[1,, 2]", "1:4 expected a value"],
    ["]", "1:1 expected a value"],
    ['{"a": 1 "b": 2}', "1:9 expected a comma or }"],
    ['{"a": 1]', "1:8 expected a comma or }"],
    ["[1 2]", "1:4 expected a comma or ]"],
    ["[1}", "1:3 expected a comma or ]"],
    ["[truefalse]", "1:6 expected a comma or ]"],
    ['{"a": 1,}', "1:9 a comma with nothing after it"],
    ["[1,]", "1:4 a comma with nothing after it"],
    ["{} {}", "1:4 more text after the end"],
    ['"a\\x"', "1:3 unknown escape after a backslash"],
    ['"\\u12g4"', "1:2 unknown escape after a backslash"],
    ['["a\nb"]', "1:4 line break or control character inside quotes"],
    ["[01]", "1:3 a number that JSON does not allow"],
    ["[1.]", "1:3 a number that JSON does not allow"],
    ["-", "1:2 a number that JSON does not allow"],
    ["[1e+]", "1:3 a number that JSON does not allow"],
  ])("finds the fault of %j", (text, expected) => {
    expect(fault(text)).toBe(expected);
  });

  it("counts lines as editors do, and columns in characters", () => {
    expect(fault('{\r\n  "a": 1,\r\n  "b" 2\r\n}')).toBe("3:7 expected a colon");
    expect(fault("{\r\r[")).toBe("3:1 expected a name in double quotes");
    expect(fault('["🙂漢é", x]')).toBe("1:9 expected a value");
  });

  it("never repeats what the text says", () => {
    expect(fault('{"questions":[{"id":"x","prompt":"token is sk-CANARY",}]')).toBe(
      "1:55 a comma with nothing after it",
    );
  });

  it("survives deep nesting and long texts", () => {
    expect(fault("[".repeat(100_000))).toBe("1:100001 unexpected end");
    expect(fault(`${'{"a":['.repeat(100_000)}}`)).toBe("1:600001 expected a value");
    expect(fault(`["${"x".repeat(5_000_000)}`)).toBe("1:5000003 unexpected end");
    expect(fault(`[${"1".repeat(5_000_000)}x`)).toBe("1:5000002 a number that JSON does not allow");
    expect(parseJson("[".repeat(100_000) + "]".repeat(100_000)).ok).toBe(true);
  });

  it("agrees with JSON.parse on every changed text, and points into it", () => {
    const pieces = fc.constantFrom(..."{}[]:,\"\\\n\r \t-+.0159eEtrufalsn/'#\u0001\ufeff漢🙂".split(""), "");
    const changed = fc
      .tuple(fc.json({ maxDepth: 4 }), fc.array(fc.tuple(fc.nat(), fc.nat(2), pieces), { maxLength: 3 }))
      .map(([text, edits]) =>
        edits.reduce((current, [place, removed, inserted]) => {
          const at = place % (current.length + 1);
          return current.slice(0, at) + inserted + current.slice(at + removed);
        }, text),
      );
    fc.assert(
      fc.property(changed, (text) => {
        const parsed = parseJson(text);
        expect(parsed.ok).toBe(isJson(text));
        if (parsed.ok) return;
        const line = text.split(/\r\n|\r|\n/)[parsed.line - 1];
        expect(line).toBeDefined();
        expect(parsed.column).toBeGreaterThanOrEqual(1);
        expect(parsed.column).toBeLessThanOrEqual([...(line ?? "")].length + 1);
      }),
      { numRuns: 2000 },
    );
  });
});

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
