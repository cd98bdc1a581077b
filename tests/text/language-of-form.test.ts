import { describe, expect, it } from "vitest";
import { parseLine } from "../../src/host/plain/parse-line.ts";
import { createPlainSession } from "../../src/host/plain/plain-session.ts";
import { catalogueOf, languages } from "../../src/text/languages/index.ts";
import { frameOf } from "../../store/layout/frame.ts";
import type { Row } from "../../store/layout/line.ts";
import { smallest } from "../../store/layout/sizes.ts";
import { formOf, openSession } from "../helpers/session.ts";

const form = {
  questions: [
    { id: "one", prompt: "?", required: true, options: [{ value: "a", label: "A" }] },
    { id: "two", prompt: "?", type: "text" },
  ],
};

describe.each(languages)("a form in %s", (language) => {
  const { form: words, plain } = catalogueOf(language);
  const screen = { columns: 100, rows: 40, ascii: false, language };
  const shown = ({ session }: ReturnType<typeof openSession>) => {
    const { header, footer, panes } = frameOf(session.store.getState());
    const { list, aside } = panes ?? {};
    const rows = [
      ...header,
      ...(list?.doc.head ?? []),
      ...Array.from({ length: list?.doc.count ?? 0 }, (_, row) => list?.doc.lines(row) ?? []).flat(),
      ...(aside === undefined ? [] : [aside.title]),
      ...footer,
    ];
    return rows.map(textOf).join("\n");
  };

  it("is drawn in the words of that language", () => {
    const opened = openSession(form, { screen });
    const first = shown(opened);
    for (const text of [words.required, words.ownRow, words.review, words.hints.choose, words.hints.cancel])
      expect(first).toContain(text);
    opened.press("1", "x", "enter", "1");
    const review = shown(opened);
    for (const text of [words.reviewPrompt, words.wouldSend.submit, ...Object.values(words.actions)])
      expect(review).toContain(text);
    expect(review).toContain(words.notices.pressAgain("1", words.actions.submit));
    expect(review).toContain(words.actionHelp.submit(2, 2));
    expect(review).toContain(words.hints.confirm);
  });

  it("says in that language that the screen is too small", () => {
    const { session } = openSession(form, { screen: { ...screen, rows: 2 } });
    const [line = []] = frameOf(session.store.getState()).header;
    expect(textOf(line)).toBe(words.tooSmall(smallest.columns, smallest.rows));
  });

  it("is asked line by line in that language", () => {
    const said: string[] = [];
    const say = (lines: readonly string[]) => said.push(...lines);
    const session = createPlainSession(formOf(form), { language, say, onOutcome: () => {} });
    expect(said).toContain(plain.question(1, 2, undefined, true));
    expect(said).toContain(plain.hints.one(false));
    for (const line of ["9", "", "because", ":back", ":review", "?", words.actions.submit])
      session.take(line);
    for (const text of [
      plain.refused.noOption(9, 1),
      plain.confirmed.skippedRequired,
      plain.confirmed.answered(["because"]),
      plain.confirmed.back(2),
      plain.review,
      plain.refused.noAction,
      plain.reviewLine(1, "Q1", words.openRequired),
      plain.action(1, words.actions.submit, words.actionHelp.submit(1, 2)),
      plain.confirmed.submitted,
    ])
      expect(said).toContain(text);
  });

  it("takes the names on the review and those of the commands", () => {
    const place = { at: "review", options: 0, several: false, questions: 2, language } as const;
    for (const action of ["submit", "elaborate", "cancel"] as const)
      for (const name of [action, words.actions[action], `:${action}`])
        expect(parseLine(name, place)).toEqual({ type: "end", action });
  });
});

function textOf(row: Row): string {
  return "editor" in row ? "" : row.map(({ text }) => text).join("");
}
