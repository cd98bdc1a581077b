import { describe, expect, it } from "vitest";
import { defaultBehaviour } from "../../src/form/behaviour.ts";
import { takeSnapshot } from "../../store/snapshot.ts";
import { openSession, type TestSession } from "../helpers/session.ts";

const options = ["a", "b", "c"].map((value) => ({ value, label: value.toUpperCase() }));
const draftsOf = ({ session }: TestSession) => session.store.getState().drafts;
const kept = ({ session }: TestSession): unknown =>
  JSON.parse(JSON.stringify(takeSnapshot(session.store.getState())));

describe("a form that is opened again", () => {
  it.each(["single", "multi"])("has the same answers and notes: %s", (type) => {
    const form = { questions: [{ id: "which", prompt: "Which?", type, options }] };
    const opened = openSession(form);
    opened.press("space", "n", "a note", "enter", "down", "space", "N", "another", "enter");
    expect(draftsOf(openSession(form, { snapshot: kept(opened) }))).toEqual(draftsOf(opened));
  });

  it("keeps the type that a person changed it to, and one answer where one is wanted", () => {
    const form = { questions: [{ id: "which", prompt: "Which?", type: "multi", options }] };
    const opened = openSession(form);
    opened.press("down", "space", "t");
    expect(draftsOf(openSession(form, { snapshot: kept(opened) }))).toEqual(draftsOf(opened));
    const draft = {
      values: ["a", "c"],
      several: false,
      own: "",
      ownSelected: false,
      note: "",
      optionNotes: {},
    };
    const damaged = openSession(form, { snapshot: { tab: 0, row: 0, drafts: { which: draft } } });
    expect(draftsOf(damaged)).toMatchObject([{ kind: { pick: "one", selected: [2] } }]);
  });

  it("opens a question that the snapshot does not know as a new one", () => {
    const question = (id: string) => ({ id, prompt: "Which?", options });
    const behaviour = { ...defaultBehaviour, presentSingleAsMulti: true };
    const snapshot = kept(openSession({ questions: [question("a")] }, { behaviour }));
    const again = openSession({ questions: [question("a"), question("b")] }, { behaviour, snapshot });
    expect(draftsOf(again)).toMatchObject([{ kind: { pick: "many" } }, { kind: { pick: "many" } }]);
  });

  it("has all options that were selected, however many", () => {
    const many = Array.from({ length: 20_000 }, (_, row) => ({ value: `v${row}`, label: `Option ${row}` }));
    const form = { questions: [{ id: "which", prompt: "Which?", type: "multi", options: many }] };
    const draft = { several: true, own: "", ownSelected: false, note: "", optionNotes: {} };
    const values = many.map(({ value }) => value);
    const again = openSession(form, {
      snapshot: { tab: 0, row: 0, drafts: { which: { ...draft, values } } },
    });
    expect(draftsOf(again)).toMatchObject([{ kind: { selected: many.map((_option, row) => row) } }]);
  });
});
