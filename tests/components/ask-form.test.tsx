import { Box, Text } from "ink";
import { StrictMode, useEffect, useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { AskForm } from "../../components/ask-form.tsx";
import type { Outcome } from "../../src/form/outcome.ts";
import type { Form } from "../../src/form/schema.ts";
import { keys, paste } from "../../stories/keys.ts";
import { one, several } from "../../stories/regions.ts";
import { release } from "../../stories/release.ts";
import { openInkTerminal, setUpInkApp } from "../helpers/ink-app.tsx";
import { collectOutcomes, ownWords } from "../helpers/outcomes.ts";
import { formOf } from "../helpers/session.ts";

const single = formOf(one);
const multi = formOf(several);
const text = formOf({ questions: [{ id: "why", type: "text", prompt: "Why now?" }] });

const open = setUpInkApp();

describe("beside an app", () => {
  it("takes no keys while it is not active", async () => {
    const { write, waitFor, rerender } = await open(
      <AskForm form={multi} onOutcome={() => {}} isActive={false} />,
    );
    write(keys.down);
    write(paste("text"));
    await rerender(<AskForm form={multi} onOutcome={() => {}} isActive />);
    write(keys.space);
    expect(await waitFor(/\[✓\]/)).toMatch(/❯ 1\. \[✓\] Frankfurt/);
  });

  it("looks for options as anywhere, keys that come together too, and not while it is not active", async () => {
    const onOutcome = () => {};
    const { write, waitFor, rerender } = await open(<AskForm form={multi} onOutcome={onOutcome} />);
    write("/vx");
    await waitFor(/\/ vx /);
    write("\x7f");
    await waitFor(/\/ v /);
    write("\x15");
    write("\x01");
    write(paste("vir\nginia"));
    await waitFor(/\/ vir ginia /);
    write("\x15");
    write("virg\r");
    expect(await waitFor(/space toggle/)).toMatch(/❯ 1\. \[ \] Virginia/);
    write("/");
    await waitFor(/show all/);
    await rerender(<AskForm form={multi} onOutcome={onOutcome} isActive={false} />);
    write("zz");
    await rerender(<AskForm form={multi} onOutcome={onOutcome} isActive />);
    write("i");
    await waitFor(/\/ virgi /);
  });

  it("draws where it stands, in the size of the window or the rows it is given", async () => {
    const tree = (
      <Box flexDirection="column">
        <Text>An app</Text>
        <AskForm form={formOf(release)} onOutcome={() => {}} rows={10} />
      </Box>
    );
    const { frame, resize, waitFor } = await open(tree, 60, 30);
    const lines = frame().split("\n");
    expect(lines[0]).toBe("An app");
    expect(lines.length).toBeLessThanOrEqual(10);
    resize(30, 30);
    const narrow = await waitFor((text) => text.split("\n").every((line) => line.length <= 30));
    expect(narrow).toMatch(/Where does/);
  });

  it("keeps what was done when the window changes", async () => {
    const { write, waitFor, resize } = await open(<AskForm form={multi} onOutcome={() => {}} />);
    write(keys.space);
    await waitFor(/\[✓\]/);
    resize(40, 12);
    await waitFor(/esc cancel · n note · ←→ tabs · …/);
    expect(await waitFor(/❯/)).toMatch(/❯ 1\. \[✓\] Frankfurt/);
  });

  it("draws with ASCII only when told", async () => {
    const { frame } = await open(<AskForm form={single} onOutcome={() => {}} ascii />);
    expect(frame()).toMatch(/^[\x20-\x7e\n]*$/);
  });

  it("another form starts afresh", async () => {
    const { write, waitFor, rerender } = await open(<AskForm form={multi} onOutcome={() => {}} />);
    write(keys.space);
    await waitFor(/\[✓\]/);
    await rerender(<AskForm form={text} onOutcome={() => {}} />);
    expect(await waitFor(/Why now\?/)).not.toContain("✓");
    write("a");
    await waitFor(/│ a/);
  });
});

describe("the outcome", () => {
  it("is told exactly once, to the handler of the last render", async () => {
    const early = collectOutcomes();
    const late = collectOutcomes();
    const { write, waitFor, rerender } = await open(<AskForm form={single} onOutcome={early.add} />);
    await rerender(<AskForm form={single} onOutcome={late.add} />);
    write(keys.enter);
    await waitFor(/Ready\?/);
    write(keys.enter);
    await late.told;
    write(keys.enter);
    write(keys.ctrlC);
    await rerender(<AskForm form={single} onOutcome={late.add} />);
    expect([early.outcomes.length, late.outcomes.map(({ kind }) => kind)]).toEqual([0, ["submitted"]]);
  });

  it("is told once under React's strict mode", async () => {
    const { add, told, outcomes } = collectOutcomes();
    const { write, waitFor } = await open(
      <StrictMode>
        <AskForm form={single} onOutcome={add} />
      </StrictMode>,
    );
    write(keys.down);
    await waitFor(/❯ 2\./);
    write(keys.ctrlC);
    await told;
    expect(outcomes.length).toBe(1);
  });

  it("leads from one form to the next", async () => {
    const { add, outcomes } = collectOutcomes();
    const shown = collectShown();
    const { write, waitFor } = await open(
      <Sequence forms={[single, text, multi]} onOutcome={add} onShown={shown.add} />,
    );
    await shown.at(0);
    write(keys.enter);
    await waitFor(/Ready\?/);
    write(keys.enter);
    await shown.at(1);
    write("because\r");
    await waitFor(/Ready\?/);
    write(keys.enter);
    await shown.at(2);
    write(keys.ctrlC);
    await waitFor(/No more forms/);
    expect(outcomes.map(({ kind }) => kind)).toEqual(["submitted", "submitted", "cancelled"]);
    expect(ownWords(outcomes[1])).toBe("because");
  });
});

describe("unmounting", () => {
  it("leaves no timer and tells nothing", async () => {
    const { outcomes, add } = collectOutcomes();
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    try {
      const { write, unmount } = await open(<AskForm form={single} onOutcome={add} />);
      const idle = vi.getTimerCount();
      write(keys.escape);
      // Ink waits for the rest of a sequence, then the form's decoder does.
      vi.advanceTimersByTime(20);
      expect(vi.getTimerCount()).toBe(idle + 1);
      unmount();
      expect(vi.getTimerCount()).toBe(0);
      expect(outcomes).toEqual([]);
    } finally {
      vi.useRealTimers();
    }
  });
});

describe("the terminal's cursor", () => {
  it.each(["", "One line", "Two\nlines"])("stands where text is typed, below %j", async (above) => {
    const tree = (
      <Box flexDirection="column">
        <Text>{above}</Text>
        <AskForm form={single} onOutcome={() => {}} />
      </Box>
    );
    const terminal = await openInkTerminal(tree);
    try {
      terminal.write(keys.end);
      await terminal.waitFor(/❯ 4\./);
      terminal.write("Tōkyō");
      await terminal.waitFor(/│ Tōkyō/);
      await terminal.waitFor(() => terminal.isCursorDrawn());
    } finally {
      terminal.unmount();
    }
  });
});

interface SequenceProps {
  readonly forms: readonly Form[];
  readonly onOutcome: (outcome: Outcome) => void;
  readonly onShown: (index: number) => void;
}

/** An app that asks one form after the other. */
function Sequence({ forms, onOutcome, onShown }: SequenceProps) {
  const [index, setIndex] = useState(0);
  useEffect(() => onShown(index), [index, onShown]);
  const form = forms[index];
  if (form === undefined) return <Text>No more forms</Text>;
  const go = (outcome: Outcome) => {
    onOutcome(outcome);
    setIndex(index + 1);
  };
  return <AskForm form={form} onOutcome={go} />;
}

/** Waits until a form of a sequence is there, with its effects. */
function collectShown() {
  const shown = [0, 1, 2, 3].map(() => Promise.withResolvers<void>());
  return {
    add: (index: number) => shown[index]?.resolve(),
    at: (index: number) => shown[index]?.promise,
  };
}
