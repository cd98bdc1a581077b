import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { clean, cleanLine } from "../../src/text/clean.ts";
import { inlineMarkdown } from "../../src/text/inline.ts";
import { cut, widthOf, wrap } from "../../src/text/wrap.ts";

describe("clean", () => {
  it.each([
    ["Pay \x1b[31mnow\x1b[0m?\x1b]0;pwned\x07", "Pay now?"],
    ["OK\x1b]52;c;ZXZpbA==\x07", "OK"],
    ["\x1b]8;;https://evil.test\x1b\\click\x1b]8;;\x1b\\", "click"],
    ["x\x1b[10Ay\x1bPq\x1b\\z\x1bc", "xyz"],
    ["\x9b2Ja\x9d52;c;eA==\x9cb\x90q\x9cc", "abc"],
    ["open \x1b]unterminated", "open unterminated"],
    ["half \x1b[", "half "],
    ["ok\b\b\b\x07\x00", "ok"],
    ["a\r\nb\rc\r\r d\r\r\r\re", "a\nb c d e"],
    ["a\tb", "a    b"],
    ["lone \ud82d", "lone \ufffd"],
    ["user\u202enimda", "usernimda"],
    ["👨‍👩‍👧‍👦 日本 כן é", "👨‍👩‍👧‍👦 日本 כן é"],
  ])("makes %j %j", (raw, cleaned) => expect(clean(raw)).toBe(cleaned));

  it("leaves no control character but line breaks, whatever comes in", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 80 }), (raw) => {
        expect(clean(raw)).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/);
        expect(clean(raw).isWellFormed()).toBe(true);
        expect(clean(clean(raw))).toBe(clean(raw));
        expect(cleanLine(raw)).not.toContain("\n");
      }),
    );
  });

  it("takes long hostile input in linear time", () => {
    for (const part of ["\x1b]", "\x1b[", "\x9d", "\x9b1", "\r", "\x1bP\x1b", " ", "\n ", "*a", "`", "**("]) {
      const text = `${part.repeat(200_000)}\x07`;
      expect(inlineMarkdown(cleanLine(text)).length).toBeLessThanOrEqual(text.length);
    }
  });
});

describe("wrap", () => {
  it("never gives a line that is too wide and loses no visible character", () => {
    const text = fc.string({
      unit: fc.constantFrom("a", " ", "日", "👨‍👩‍👧‍👦", "é", "🇩🇪", "-", "longword", "\n"),
      maxLength: 60,
    });
    fc.assert(
      fc.property(text, fc.integer({ min: 2, max: 40 }), (raw, width) => {
        const lines = wrap(raw, width);
        for (const line of lines) expect(widthOf(line)).toBeLessThanOrEqual(width);
        expect(lines.join("").replace(/\s/g, "")).toBe(raw.replace(/\s/g, ""));
      }),
    );
  });

  it("closes attributes at the end of a line and opens them again on the next", () => {
    const lines = wrap(inlineMarkdown("a **bold text that is long** b"), 10);
    expect(lines.filter((line) => line.includes("\x1b[1m")).length).toBeGreaterThan(1);
    for (const line of lines.filter((entry) => entry.includes("\x1b[1m")))
      expect(line).toMatch(/\x1b\[22;23;24m$/);
  });

  it("marks what it cuts", () => {
    expect(cut("hello world", 8)).toBe("hello w…");
    expect(cut("日本語日本語", 7)).toBe("日本語…");
    expect(cut("fits", 4)).toBe("fits");
  });
});

describe("inlineMarkdown", () => {
  it.each([
    "src/**/*.ts",
    "**- item**",
    "snake_case_name",
    "2 * 3 * 4 = 24",
    "a*b*c",
    "** spaced **",
    "use * or ** here",
  ])("keeps %j, which only looks like Markdown", (text) => expect(inlineMarkdown(text)).toBe(text));

  it.each([
    ["Ship **this** now", "Ship \x1b[1mthis\x1b[22m now"],
    ["to `main`?", "to \x1b[4mmain\x1b[24m?"],
    ["cost: *2h*", "cost: \x1b[3m2h\x1b[23m"],
  ])("styles %j", (text, styled) => expect(inlineMarkdown(text)).toBe(styled));
});
