import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { contracts } from "../../src/contracts/index.ts";
import { frameOf } from "../../store/layout/frame.ts";
import { activeOf } from "../../store/selectors.ts";
import { takeSnapshot } from "../../store/snapshot.ts";
import { openSession, type TestSession } from "../helpers/session.ts";

const options = ["Berlin", "Bern", "Lisbon", "Vienna", "Osaka"].map((label) => ({
  label,
  value: label.toLowerCase(),
}));
const question = (type: string, more: object = {}) => ({
  questions: [{ id: "city", prompt: "Which?", type, options, ...more }],
});

const shown = ({ session }: TestSession) => {
  const view = activeOf(session.store.getState())?.view;
  return view?.view === "list" ? view.options.map(({ label }) => label) : [];
};
const values = (opened: TestSession) => {
  opened.session.store.dispatch({ type: "end", ending: "submitted" });
  const outcome = opened.outcome();
  return outcome === undefined ? undefined : contracts["ask-user"].toDetails(outcome).answers.city?.values;
};
const open = (type: string, ...keys: readonly string[]) => {
  const opened = openSession(question(type));
  opened.press(...keys);
  return opened;
};

describe("the filter of a list", () => {
  it("shows what matches, best first, and all again after Esc, with the highlight where it was", () => {
    const opened = open("single", "/", "li");
    expect(shown(opened)).toEqual(["Lisbon", "Berlin"]);
    opened.press("down", "esc");
    expect(shown(opened)).toHaveLength(5);
    expect(opened.session.store.getState()).toMatchObject({ row: 0, filter: undefined });
    opened.press("/", "osa", "esc");
    expect(opened.session.store.getState().row).toBe(4);
  });

  it("takes every key as text while it is typed into, and commands again after Enter", () => {
    const opened = open("multi", "/", "n", "t", "a", "1", "?");
    expect(opened.session.store.getState().filter?.text).toBe("nta1?");
    opened.press("bs", "bs", "bs", "bs");
    expect(opened.session.store.getState().filter?.text).toBe("n");
    opened.press("\x15", "ber", "enter", "space");
    expect(opened.session.store.getState().filter).toMatchObject({ text: "ber", typing: false });
    expect(values(opened)).toEqual(["berlin"]);
  });

  it("chooses what is highlighted with Enter where one answer is wanted, also when it all comes at once", () => {
    const opened = open("single", "/vie\r");
    expect(opened.session.store.getState().tab).toBe(1);
    expect(values(opened)).toEqual(["vienna"]);
  });

  it("keeps what was selected before and while it is there", () => {
    const opened = open("multi", "2", "/", "osaka", "enter", "space", "esc", "1");
    expect(values(opened)).toEqual(["berlin", "bern", "osaka"]);
  });

  it("numbers what it shows, for digits too", () => {
    expect(values(open("multi", "/", "o", "enter", "2"))).toEqual(["lisbon"]);
  });

  it("selects and clears all that match with a and A, several answers only", () => {
    expect(values(open("multi", "/", "ber", "enter", "a"))).toEqual(["berlin", "bern"]);
    expect(values(open("multi", "1", "3", "/", "ber", "enter", "A"))).toEqual(["lisbon"]);
    expect(values(open("multi", "2", "a"))).toEqual(["bern"]);
    expect(values(open("multi", "2", "A"))).toEqual(["bern"]);
    expect(values(open("single", "2", "left", "left", "/", "ber", "tab", "a", "A"))).toEqual(["bern"]);
  });

  it("writes notes on the option that is shown", () => {
    const opened = open("multi", "/", "osaka", "enter", "n", "in May", "enter", "space", "esc");
    opened.session.store.dispatch({ type: "end", ending: "submitted" });
    const outcome = opened.outcome();
    expect(outcome && contracts["ask-user"].toDetails(outcome).answers.city).toMatchObject({
      values: ["osaka"],
      optionNotes: { osaka: "in May" },
    });
  });

  it("opens the row for own words where nothing matches", () => {
    const opened = open("single", "/", "xyz", "enter", "Tokyo", "enter");
    expect(values(opened)).toEqual(["Tokyo"]);
  });

  it("is gone on another tab, and does not exist for texts and on the review", () => {
    const opened = open("single", "/", "b", "tab", "tab");
    expect(opened.session.store.getState()).toMatchObject({ tab: 1, filter: undefined });
    opened.press("/");
    expect(opened.session.store.getState().filter).toBeUndefined();
  });

  it("takes a pasted text in one line", () => {
    const opened = open("single", "/", "\x1b[200~lis\nbon\x1b[201~");
    expect(opened.session.store.getState().filter).toMatchObject({ text: "lis bon", typing: true });
    expect(shown(opened)).toEqual(["Lisbon"]);
  });

  it("looks through a long list between keys, and through all of it before Enter counts", async () => {
    const many = Array.from({ length: 20_000 }, (_, row) => ({ value: `v${row}`, label: `Option ${row}` }));
    const opened = openSession({ questions: [{ id: "city", prompt: "Which?", options: many }] });
    opened.press("/", "19999");
    expect(opened.session.store.getState().filter).toMatchObject({ pending: true });
    opened.press("enter");
    expect(values(opened)).toEqual(["v19999"]);
    const slow = openSession({ questions: [{ id: "city", prompt: "Which?", options: many }] });
    slow.press("/", "1", "9", "9");
    await new Promise<void>((resolve) => {
      slow.session.store.subscribe(({ filter }) => filter?.pending === false && resolve());
    });
    expect(slow.session.store.getState().filter).toMatchObject({ text: "199", pending: false });
    expect(shown(slow)[0]).toBe("Option 199");
  });
});

describe("what is shown while options are looked for", () => {
  const styled = (text: string) => text.replace(/\u001b\[[\d;]*m/g, "");
  const rowsOf = (opened: TestSession) => {
    const doc = frameOf(opened.session.store.getState()).panes?.list.doc;
    return Array.from({ length: doc?.count ?? 0 }, (_, row) => doc?.lines(row) ?? []).flat();
  };
  const textsOf = (opened: TestSession) =>
    rowsOf(opened).map((row) => ("editor" in row ? "" : styled(row.map(({ text }) => text).join("")).trim()));
  const found = (opened: TestSession) =>
    rowsOf(opened).flatMap((row) =>
      "editor" in row ? [] : row.filter(({ role }) => role === "match").map(({ text }) => styled(text)),
    );

  it("is every label in full, whatever Markdown is in it, and the marks are on letters that are seen", () => {
    const labels = ["**Bold** move `m`", "*slanted* m", "`code` 1m", "plain m"];
    const marked = labels.map((label, row) => ({ label, value: `v${row}` }));
    const opened = openSession(question("single", { options: marked }));
    opened.press("/", "m");
    expect(
      textsOf(opened)
        .slice(0, 4)
        .map((line) => line.replace(/^\W*\d\. \( \) /, ""))
        .sort(),
    ).toEqual(["Bold move m", "code 1m", "plain m", "slanted m"].sort());
    expect(found(opened)).toEqual(["m", "m", "m", "m"]);
  });

  it("marks whole signs: an emoji is never cut into another one", () => {
    const family = [{ label: "👨‍👩‍👧‍👦 family", value: "f" }];
    const opened = openSession(question("single", { options: family }));
    opened.press("/", "👨");
    expect(found(opened)).toEqual(["👨‍👩‍👧‍👦"]);
  });

  it("is without headings as soon as matches are there, in a long list too", async () => {
    const many = Array.from({ length: 2_500 }, (_, row) => ({
      value: `v${row}`,
      label: `Country ${row}`,
      group: `Group ${Math.floor(row / 3)}`,
    }));
    const opened = openSession(question("multi", { options: many }));
    textsOf(opened);
    opened.press("/", "c");
    textsOf(opened);
    await new Promise<void>((resolve) => {
      const done = () => opened.session.store.getState().filter?.pending === false && resolve();
      opened.session.store.subscribe(done);
      done();
    });
    expect(textsOf(opened).slice(0, 2)).toEqual(["❯    1. [ ] Country 0", "Group 0"]);
  });

  it("is a text that fits its field, also when the screen becomes narrow", () => {
    const opened = open("single", "/", "a rather long text");
    opened.session.resize(20, 8);
    expect(opened.session.store.getState().filter?.text).toBe("a rather long ");
  });

  it("is the preview from its top", () => {
    const previewed = ["Alpha", "Beta", "Gamma"].map((label, row) => ({
      label,
      value: `v${row}`,
      preview: row === 2 ? "short" : Array.from({ length: 60 }, (_, line) => `line ${line}\n`).join("\n"),
    }));
    const opened = openSession(question("preview", { options: previewed }));
    opened.press("pagedown", "/", "gam");
    expect(opened.session.store.getState()).toMatchObject({ previewTop: 0, previewLines: 1 });
  });

  it("is not kept: a form that is opened again has the highlight on the same option", () => {
    const opened = open("single", "/", "osaka");
    const snapshot = takeSnapshot(opened.session.store.getState());
    const again = openSession(question("single"), { snapshot });
    expect(again.session.store.getState()).toMatchObject({ row: 4, filter: undefined });
  });
});

describe("groups", () => {
  const grouped = options.map((option, row) => ({ ...option, group: row < 3 ? "West" : "East" }));
  const linesOf = (opened: TestSession) => {
    const doc = frameOf(opened.session.store.getState()).panes?.list.doc;
    const rows = Array.from({ length: doc?.count ?? 0 }, (_, row) => doc?.lines(row) ?? []).flat();
    return rows.map((row) => ("editor" in row ? "" : row.map(({ text }) => text).join("")).trim());
  };

  it("have a heading over their first option, not while a filter orders the options", () => {
    const opened = openSession(question("multi", { options: grouped }));
    expect(linesOf(opened)).toMatchObject({ 0: "West", 4: "East" });
    opened.press("/", "i");
    expect(linesOf(opened).slice(0, 2)).toEqual(["❯ 1. [ ] Lisbon", "West"]);
  });

  it("are found by their name", () => {
    const opened = openSession(question("multi", { options: grouped }));
    opened.press("/", "east");
    expect(shown(opened)).toEqual(["Osaka", "Vienna"]);
  });

  it("never change what is answered", () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom("1", "3", "down", "up", "space", "/", "o", "enter", "esc"), {
          maxLength: 20,
        }),
        (keys) => {
          const plain = openSession(question("multi"));
          const headed = openSession(
            question("multi", { options: options.map((option) => ({ ...option, group: "G" })) }),
          );
          plain.press(...keys.filter((key) => key !== "o"));
          headed.press(...keys.filter((key) => key !== "o"));
          expect(values(headed)).toEqual(values(plain));
        },
      ),
    );
  });
});
