import { EventEmitter } from "node:events";
import { render } from "ink";
import { afterEach, describe, expect, it } from "vitest";
import { AskForm } from "../../components/ask-form.tsx";
import { Form } from "../../components/form.tsx";
import type { FormInput } from "../../src/form/schema.ts";
import { glyphsFor } from "../../src/text/glyphs.ts";
import { stories } from "../../stories/index.ts";
import { keys } from "../../stories/keys.ts";
import { one, regions, several } from "../../stories/regions.ts";
import { formOf, openSession } from "../helpers/session.ts";

const open: { unmount: () => void }[] = [];
afterEach(() => {
  for (const { unmount } of open.splice(0)) unmount();
});

/** What Ink writes for a screen reader. */
function tell(tree: Parameters<typeof render>[0]): { text: () => string } {
  let last = "";
  const write = (text: string) => {
    last = text;
    return true;
  };
  const stdout = Object.assign(new EventEmitter(), { columns: 200, rows: 40, write });
  const stdin = Object.assign(new EventEmitter(), {
    setRawMode() {},
    setEncoding() {},
    ref() {},
    unref() {},
    read: () => null,
  });
  const instance = render(tree, {
    // Ink asks for no more of its streams than these have.
    stdout: stdout as unknown as NodeJS.WriteStream,
    stdin: Object.assign(stdin, { isTTY: true }) as unknown as NodeJS.ReadStream,
    debug: true,
    patchConsole: false,
    isScreenReaderEnabled: true,
  });
  open.push({ unmount: () => instance.unmount() });
  return { text: () => last.trimEnd() };
}

/** A form after some keys, as it is told. */
function told(form: FormInput, ...pressed: readonly string[]): string {
  const { session, press } = openSession(form);
  press(...pressed);
  return tell(<Form session={session} />).text();
}

describe("a form for a screen reader", () => {
  it("tells the prompt, then each option with its role and state", () => {
    expect(told(one, keys.down, keys.space)).toBe(
      [
        "Release 2.4",
        "tablist: tab: (selected) Regions, answered tab: Review",
        "Which regions get it first?",
        "radio: 1. Frankfurt: EU users, 40 % of the traffic",
        "radio: (checked, selected) 2. Virginia",
        "radio: 3. Sydney: Nobody is awake there",
        "radio: 4. Type your own",
        "up/down move, enter choose, space toggle, esc cancel, n note, left/right tabs, t several answers, Shift+N question note",
      ].join("\n"),
    );
  });

  it("tells the group of an option once, filtered or not", () => {
    const options = [{ value: "a", label: "Alpha", description: "first", group: "West" }];
    const form = { questions: [{ id: "which", prompt: "Which?", options }] };
    expect(told(form)).toContain("1. Alpha (West): first\n");
    expect(told(form, "/", "al").match(/West/g)).toHaveLength(1);
  });

  it("tells several answers, notes and own words", () => {
    const pressed = [
      keys.space,
      "n",
      "only after",
      keys.enter,
      "N",
      "why?",
      keys.enter,
      keys.end,
      "us west",
      keys.enter,
    ];
    expect(told(several, ...pressed)).toContain(
      [
        "Which regions get it first?",
        "Note: why?",
        "checkbox: (checked) 1. Frankfurt: EU users, 40 % of the traffic. Note: only after",
        "checkbox: 2. Virginia",
        "checkbox: 3. Sydney: Nobody is awake there",
        "checkbox: (checked, selected) 4. Type your own: us west",
      ].join("\n"),
    );
  });

  it("tells what is being written", () => {
    expect(told(several, "n", "half a no")).toContain(
      [
        "checkbox: (selected) 1. Frankfurt: EU users, 40 % of the traffic",
        'textbox: (multiline) Note on "Frankfurt": half a no',
        "checkbox: 2. Virginia",
      ].join("\n"),
    );
    expect(told(one, "N", "so")).toContain(
      "Which regions get it first?\ntextbox: (multiline) Note on the question: so\nradio: (selected) 1.",
    );
    expect(told(one, keys.end, "own")).toContain(
      "radio: (selected) 4. Type your own\ntextbox: (multiline) Type your own: own",
    );
    const field: FormInput = { questions: [{ id: "why", type: "text", prompt: "Why?", required: true }] };
    expect(told(field, "be")).toContain(
      "Why? (required)\ntextbox: (selected, multiline) Type your answer: be",
    );
  });

  it("tells what the review would send, and what has to be pressed again", () => {
    const text = told(one, "1", "3");
    expect(text).toContain(
      [
        "tablist: tab: Regions, answered tab: (selected) Review",
        "Ready?",
        "button: 1. Submit: send the answers (1 of 1)",
        "button: 2. Elaborate: ask for an explanation first",
        "button: (selected) 3. Cancel: send no answer",
        "Cancel discards",
        "Release 2.4",
        "Regions",
        "Which regions get it first?",
        "Frankfurt",
        "Press 3 again: Cancel.",
      ].join("\n"),
    );
  });

  it("tells a preview as it was written, and the part of a long list that is in sight", () => {
    const preview = "# Title\n\n| a | b |\n|---|---|\n| 1 | 2 |";
    const options = [{ value: "a", label: "Alpha", preview }];
    expect(told({ questions: [{ ...regions, type: "preview", options }] })).toContain(
      "Preview: Alpha\n# Title\n| a | b |\n|---|---|\n| 1 | 2 |",
    );
    const many = Array.from({ length: 100 }, (_, row) => ({ value: `v${row}`, label: `L${row + 1}` }));
    const text = told({ questions: [{ ...regions, options: many }] }, keys.end, keys.up, keys.up);
    expect(text).toContain("radio: (selected) 99. L99");
    expect(text).toMatch(/Rows \d+ to 101 of 101/);
    expect(text.split("\n").length).toBeLessThan(30);
  });

  it.each(stories)("has nothing that only draws: $name", ({ form, keys: pressed = [] }) => {
    const text = told(form, ...pressed);
    const { pointer, one: round, many, tab, bar, rule, up, down, note, review } = glyphsFor({ ascii: false });
    const signs = [pointer, ...round, ...many, ...tab, bar, rule, up, down, note, review];
    // What the form itself says may hold anything.
    const given = JSON.stringify([form, pressed]);
    expect(signs.filter((sign) => text.includes(sign) && !given.includes(sign))).toEqual([]);
    expect(text).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202a-\u202e]/);
  });

  it("is what <AskForm> is in an app that has one", () => {
    const { text } = tell(<AskForm form={formOf(one)} onOutcome={() => {}} />);
    expect(text()).toContain("radio: (selected) 1. Frankfurt");
  });
});
