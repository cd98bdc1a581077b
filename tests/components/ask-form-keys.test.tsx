import { describe, expect, it } from "vitest";
import { AskForm } from "../../components/ask-form.tsx";
import { keys, paste } from "../../stories/keys.ts";
import { one, several } from "../../stories/regions.ts";
import { setUpInkApp } from "../helpers/ink-app.tsx";
import { collectOutcomes, ownWords } from "../helpers/outcomes.ts";
import { formOf } from "../helpers/session.ts";

const single = formOf(one);
const multi = formOf(several);
const text = formOf({ questions: [{ id: "why", type: "text", prompt: "Why now?" }] });

const open = setUpInkApp();

describe("keys through Ink's stdin", () => {
  it("arrows move the highlight, several in one write too", async () => {
    const { write, waitFor } = await open(<AskForm form={single} onOutcome={() => {}} />);
    write(keys.down);
    await waitFor(/❯ 2\. \( \) Virginia/);
    write(keys.up + keys.down + keys.down);
    await waitFor(/❯ 3\. \( \) Sydney/);
  });

  it("takes Home, End, Tab and Shift+Tab", async () => {
    const { write, waitFor } = await open(<AskForm form={multi} onOutcome={() => {}} />);
    write(keys.end);
    await waitFor(/❯ 4\. \[ \] Type your own/);
    write(keys.home);
    await waitFor(/❯ 1\. \[ \] Frankfurt/);
    write(keys.tab);
    await waitFor(/❯ 1\. Submit/);
    write(keys.shiftTab);
    await waitFor(/❯ 1\. \[ \] Frankfurt/);
  });

  it("takes PageDown and PageUp", async () => {
    const options = Array.from({ length: 50 }, (_, row) => ({
      value: `v${row}`,
      label: `Option ${row + 1}`,
    }));
    const form = formOf({ questions: [{ id: "q", prompt: "Which?", options }] });
    const { write, waitFor } = await open(<AskForm form={form} onOutcome={() => {}} />);
    write(keys.pageDown);
    await waitFor(/❯ +1[5-9]\./);
    write(keys.pageUp);
    await waitFor(/ +1\. \( \) Option 1\n/);
  });

  it("Shift+N opens the question's note, n the option's", async () => {
    const { write, waitFor } = await open(<AskForm form={multi} onOutcome={() => {}} />);
    write("N");
    await waitFor(/✎ Note on the question/);
    write("all");
    await waitFor(/│ all/);
    write(keys.enter);
    await waitFor(/✎ all/);
    write("n");
    await waitFor(/✎ Note on "Frankfurt"/);
  });

  it("Enter glued to text is still Enter", async () => {
    const { add, told } = collectOutcomes();
    const { write, waitFor } = await open(<AskForm form={text} onOutcome={add} />);
    write("because\r");
    await waitFor(/Ready\?/);
    write(keys.enter);
    const outcome = await told;
    expect([outcome.kind, ownWords(outcome)]).toEqual(["submitted", "because"]);
  });

  it("edits text: backspace, word moves, deletion of a word, new line", async () => {
    const { write, waitFor } = await open(<AskForm form={text} onOutcome={() => {}} />);
    write("one twos");
    await waitFor(/│ one twos/);
    write("\x7f");
    await waitFor(/│ one two */);
    write("\x1bb");
    write("X");
    await waitFor(/│ one Xtwo/);
    write("\x17");
    await waitFor(/│ one two/);
    write("\x05");
    write("\\\r");
    write("three");
    await waitFor(/│ one two\s+│ three/);
  });

  it("takes wide characters and emoji whole", async () => {
    const { write, waitFor } = await open(<AskForm form={text} onOutcome={() => {}} />);
    write("日本語👨‍👩‍👧‍👦");
    await waitFor(/│ 日本語👨‍👩‍👧‍👦/u);
    write("\x7f");
    await waitFor(/│ 日本語(?!👨)/u);
  });

  it("a paste is text and never answers", async () => {
    const { add, outcomes } = collectOutcomes();
    const { write, waitFor } = await open(<AskForm form={text} onOutcome={add} />);
    write(paste("first\r\nsecond\r"));
    await waitFor(/│ first\s+│ second/);
    expect(outcomes).toEqual([]);
  });

  it("a paste on an option is refused with a sentence", async () => {
    const { write, waitFor } = await open(<AskForm form={multi} onOutcome={() => {}} />);
    write(paste("1 2 "));
    expect(await waitFor(/Move to a text row to paste/)).not.toContain("✓");
  });

  it("Esc leaves an editor and keeps its text, then cancels a form that is not dirty at once", async () => {
    const { add, told, outcomes } = collectOutcomes();
    const { write, waitFor } = await open(<AskForm form={text} onOutcome={add} />);
    write("kept");
    await waitFor(/│ kept/);
    write(keys.escape);
    await waitFor(/enter edit/);
    write(keys.escape);
    await waitFor(/Press esc again/);
    expect(outcomes).toEqual([]);
    write(keys.escape);
    const outcome = await told;
    expect([outcome.kind, ownWords(outcome)]).toEqual(["cancelled", "kept"]);
  });

  it("Ctrl+C cancels", async () => {
    const { add, told } = collectOutcomes();
    const { write } = await open(<AskForm form={single} onOutcome={add} />);
    write(keys.ctrlC);
    expect((await told).kind).toBe("cancelled");
  });

  it("takes capital letters of the kitty protocol", async () => {
    const { write, waitFor } = await open(<AskForm form={multi} onOutcome={() => {}} />);
    write("\x1b[110;2u");
    await waitFor(/✎ Note on/);
    write("\x1b[97;2u");
    write("\x1b[228;2u");
    expect(await waitFor(/│ \S\S/)).toMatch(/✎ Note on the question\s+│ AÄ/);
  });

  it("the release of a key does nothing", async () => {
    const { write, waitFor } = await open(<AskForm form={multi} onOutcome={() => {}} />);
    write("\x1b[32;1:1u");
    await waitFor(/❯ 1\. \[✓\]/);
    write("\x1b[32;1:3u");
    write("\x1b[1;1:1B");
    expect(await waitFor(/❯ 2\./)).toMatch(/ 1\. \[✓\]/);
    write("\x1b[1;1:3B");
    write("\x1b[32;1:1u");
    expect(await waitFor(/\[✓\](.|\n)*\[✓\]/)).toMatch(/❯ 2\. \[✓\]/);
  });
});
