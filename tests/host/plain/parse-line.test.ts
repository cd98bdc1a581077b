import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Place, parseLine } from "../../../src/host/plain/parse-line.ts";

const one: Place = { at: "question", options: 3, several: false, questions: 4, language: "en" };
const many: Place = { ...one, several: true };
const written: Place = { ...one, options: 0 };
const review: Place = { at: "review", options: 0, several: false, questions: 4, language: "en" };

describe("a line", () => {
  it.each([
    { line: "2", place: one, means: { type: "pick", rows: [1] } },
    { line: " 2 ", place: one, means: { type: "pick", rows: [1] } },
    { line: "2,2", place: one, means: { type: "pick", rows: [1] } },
    { line: "1,3", place: many, means: { type: "pick", rows: [0, 2] } },
    { line: "3, 1", place: many, means: { type: "pick", rows: [2, 0] } },
    { line: "3 1", place: many, means: { type: "pick", rows: [2, 0] } },
    { line: "1,3,", place: many, means: { type: "pick", rows: [0, 2] } },
    { line: "1; 3", place: many, means: { type: "pick", rows: [0, 2] } },
    { line: "2.", place: one, means: { type: "pick", rows: [1] } },
    { line: "2)", place: one, means: { type: "pick", rows: [1] } },
    { line: "１、３", place: many, means: { type: "pick", rows: [0, 2] } },
    { line: "：ｇｏ　４", place: review, means: { type: "go", tab: 3 } },
    { line: "：note ２ 質問：？", place: one, means: { type: "option-note", row: 1, text: "質問：？" } },
    { line: "：own ２", place: one, means: { type: "own", text: "２" } },
    { line: "２", place: review, means: { type: "end", action: "elaborate" } },
    { line: "1-3", place: many, means: { type: "own", text: "1-3" } },
    { line: "", place: one, means: { type: "skip" } },
    { line: "  \t", place: written, means: { type: "skip" } },
    { line: "Oslo", place: one, means: { type: "own", text: "Oslo" } },
    { line: "2 of them", place: one, means: { type: "own", text: "2 of them" } },
    { line: "1.5", place: one, means: { type: "own", text: "1.5" } },
    { line: "-1", place: one, means: { type: "own", text: "-1" } },
    { line: "7", place: written, means: { type: "own", text: "7" } },
    { line: ":own 2", place: one, means: { type: "own", text: "2" } },
    { line: ":own :)", place: written, means: { type: "own", text: ":)" } },
    { line: ":back", place: one, means: { type: "back" } },
    { line: ":BACK", place: review, means: { type: "back" } },
    { line: ":review", place: one, means: { type: "review" } },
    { line: ":help", place: one, means: { type: "help" } },
    { line: ":clear", place: one, means: { type: "clear" } },
    { line: ":go 4", place: review, means: { type: "go", tab: 3 } },
    { line: ":note ask Ada", place: one, means: { type: "note", text: "ask Ada" } },
    { line: ":note", place: one, means: { type: "note", text: "" } },
    { line: ":note 2 ask Ada", place: one, means: { type: "option-note", row: 1, text: "ask Ada" } },
    { line: ":note 2", place: one, means: { type: "option-note", row: 1, text: "" } },
    { line: ":note 2nd of May", place: one, means: { type: "note", text: "2nd of May" } },
    { line: ":note 2 days", place: written, means: { type: "note", text: "2 days" } },
    { line: ":submit", place: one, means: { type: "end", action: "submit" } },
    { line: ":elaborate", place: one, means: { type: "end", action: "elaborate" } },
    { line: ":cancel", place: review, means: { type: "end", action: "cancel" } },
    { line: "1", place: review, means: { type: "end", action: "submit" } },
    { line: "2", place: review, means: { type: "end", action: "elaborate" } },
    { line: "3", place: review, means: { type: "end", action: "cancel" } },
    { line: "Elaborate", place: review, means: { type: "end", action: "elaborate" } },
    { line: "\x1b[A\x1b[D2", place: one, means: { type: "pick", rows: [1] } },
    { line: "Os\x1b[Dlo\x7f", place: one, means: { type: "own", text: "Oslo" } },
  ])("means what is typed: $line ($place.at, $place.options options)", ({ line, place, means }) => {
    expect(parseLine(line, place)).toEqual(means);
  });

  it.each([
    { line: "1,3", place: one, why: "This question takes one answer; choose between 1 and 3." },
    { line: "4", place: one, why: "There is no option 4; the options are 1 to 3." },
    { line: "0", place: many, why: "There is no option 0; the options are 1 to 3." },
    { line: "1,9", place: many, why: "There is no option 9; the options are 1 to 3." },
    { line: "2", place: { ...one, options: 1 }, why: "There is no option 2; the only one is 1." },
    { line: ":note 4 x", place: one, why: "There is no option 4; the options are 1 to 3." },
    { line: ":frob", place: one, why: /no command :frob;/ },
    { line: ":", place: one, why: /no command :;/ },
    { line: ":submit it", place: one, why: ":submit takes nothing after it; nothing is done." },
    { line: ":go", place: one, why: /number of a question/ },
    { line: ":go 5", place: one, why: "There is no question 5; the questions are 1 to 4." },
    { line: ":own", place: one, why: /after :own/ },
    { line: ":note x", place: review, why: /^:note belongs to a question/ },
    { line: ":clear", place: review, why: /^:clear belongs to a question/ },
    { line: "", place: review, why: /submit, elaborate or cancel/ },
    { line: "4", place: review, why: /submit, elaborate or cancel/ },
    { line: "yes", place: review, why: /submit, elaborate or cancel/ },
  ])("is refused in one sentence: $line ($place.at)", ({ line, place, why }) => {
    const parsed = parseLine(line, place);
    expect(parsed.type).toBe("refused");
    const said = parsed.type === "refused" ? parsed.why : "";
    expect(said).toMatch(why);
    expect(said).toMatch(/^[^\n.]+(?:\.|,[^\n]+\.)$/);
  });

  it("never gives a row that is not there, whatever is typed", () => {
    const typed = fc.oneof(fc.string({ unit: "binary" }), fc.stringMatching(/^:?[a-z]{0,6}[ \d,]{0,8}$/));
    fc.assert(
      fc.property(typed, fc.constantFrom(one, many, written, review), (line, place) => {
        const parsed = parseLine(line, place);
        const rows = parsed.type === "pick" ? parsed.rows : parsed.type === "option-note" ? [parsed.row] : [];
        for (const row of rows) expect(row >= 0 && row < place.options).toBe(true);
        if (parsed.type === "pick" && !place.several) expect(rows).toHaveLength(1);
        expect(JSON.stringify(parsed)).not.toMatch(/\\u001b|\\u009b/);
      }),
    );
  });
});
