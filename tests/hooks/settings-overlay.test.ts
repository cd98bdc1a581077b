import { describe, expect, it, vi } from "vitest";
import { readKeymap } from "../../src/keys/keymap.ts";
import { frameOf } from "../../store/layout/frame.ts";
import { fakeSettings } from "../helpers/fake-settings.ts";
import { openSession } from "../helpers/session.ts";

const options = [
  { value: "a", label: "Alpha" },
  { value: "b", label: "Beta" },
];
const one = { questions: [{ id: "one", prompt: "Which?", options }] };
const written = { questions: [{ id: "one", type: "text", prompt: "Why?" }] };

const footer = (state: Parameters<typeof frameOf>[0]) =>
  frameOf(state)
    .footer.map((line) => line.map(({ text }) => text).join(""))
    .join("\n");

describe("the settings over a form", () => {
  it("open by their key, take all keys, and close without a trace", () => {
    const { session, press, outcome } = openSession(one, { settings: fakeSettings() });
    press("?");
    expect(session.store.getState().settings).toBe("open");
    press("down", "\x1b[200~text\x1b[201~", "2", "n", "?");
    expect(session.store.getState()).toMatchObject({ settings: "closed", row: 0, tab: 0, notice: undefined });
    press("?", "ctrl+c");
    expect(outcome()).toBeUndefined();
    expect(session.settingsList()).toBeUndefined();
  });

  it("open from an editor while it is empty; else the key is text", () => {
    const { session, press } = openSession(written, { settings: fakeSettings() });
    press("?");
    expect(session.store.getState().settings).toBe("open");
    expect(session.editors.view()).toBeUndefined();
    press("?", "why", "?");
    expect(session.store.getState()).toMatchObject({ settings: "closed", editing: { text: "why?" } });
  });

  it("are not there where the host has none: then the key is text", () => {
    const { session, press } = openSession(written);
    press("?");
    expect(session.store.getState()).toMatchObject({ settings: "none", editing: { text: "?" } });
  });

  it("submit a complete form that is on its review when that is switched on", async () => {
    const { press, outcome } = openSession(one, { settings: fakeSettings() });
    press("1", "?", "enter");
    await vi.waitFor(() => expect(outcome()).toMatchObject({ kind: "submitted" }));
  });

  it("do not submit when the switch could not be saved", async () => {
    const { session, press, outcome } = openSession(one, { settings: fakeSettings({}, "It is read-only.") });
    press("1", "?", "enter");
    await vi.waitFor(() => expect(session.settingsList()?.store.getState().message).toBe("It is read-only."));
    expect(outcome()).toBeUndefined();
  });

  it("leave the questions of an open form as they are", async () => {
    const settings = fakeSettings();
    const { session, press } = openSession(one, { settings });
    press("?", "down", "down", "down", "enter", "?");
    await vi.waitFor(() => expect(settings.get().behaviour.presentSingleAsMulti).toBe(true));
    press("1");
    expect(session.store.getState().tab).toBe(1);
    expect(openSession(one, { settings }).session.store.getState().drafts).not.toEqual(
      openSession(one).session.store.getState().drafts,
    );
  });

  it("change the footer at once, and give way when the form ends", () => {
    const settings = fakeSettings();
    const { session, press } = openSession(one, { settings });
    const { store } = session;
    expect(footer(store.getState())).toContain("? settings");
    settings.become({ behaviour: { ...settings.get().behaviour, showFooterHints: false } });
    expect(footer(store.getState())).toBe("");
    press("?");
    store.dispatch({ type: "end", ending: "aborted" });
    expect(session.settingsList()).toBeUndefined();
  });

  it("bring other keys, which count at once and are told", () => {
    const settings = fakeSettings();
    const { session, press } = openSession(one, { settings });
    const read = readKeymap({
      main: { confirm: "ctrl+s", nextOption: ["down", "j"] },
      global: { settings: [] },
    });
    if (!read.ok) throw new Error("not a keymap");
    settings.become({ keymap: read.keymap });
    press("enter", "?");
    expect(session.store.getState()).toMatchObject({ tab: 0, row: 0, settings: "closed" });
    expect(footer(session.store.getState())).toMatch(/↑\/?↓ move · Ctrl\+S choose/);
    expect(footer(session.store.getState())).not.toContain("settings");
    press("j", "\x13");
    expect(session.store.getState().tab).toBe(1);
  });

  it("tell the keys of each editor", () => {
    const read = readKeymap({
      noteEditor: { nextTabWhenEmpty: "f5", previousOptionWhenEmpty: "f6", save: "f7", close: "f8" },
      editor: { nextTabWhenEmpty: "f1", previousOptionWhenEmpty: "f2", submit: "f3", close: "f4" },
    });
    if (!read.ok) throw new Error("not a keymap");
    const { session, press } = openSession(one, { settings: fakeSettings({ keymap: read.keymap }) });
    press("n");
    expect(footer(session.store.getState())).toMatch(/f7 save · f6\/f5 move on · f8 close/);
    press("\x1b[19~", "down", "down");
    expect(footer(session.store.getState())).toMatch(/f3 save[^·]*· f2\/f1 move on · f4 close/);
  });

  it("take back what waits for a second press when its key or the need for it is gone", () => {
    const settings = fakeSettings();
    const { session, press } = openSession(one, { settings });
    press("1", "1");
    expect(session.store.getState().pending).toBe("submit");
    settings.become({ behaviour: { ...settings.get().behaviour, doublePressReviewShortcuts: false } });
    expect(session.store.getState().pending).toBeUndefined();
    press("esc");
    expect(session.store.getState().armed).toBe("cancel");
    const read = readKeymap({ main: { cancel: [] } });
    if (read.ok) settings.become({ keymap: read.keymap });
    expect(session.store.getState().armed).toBeUndefined();
    press("ctrl+c");
    expect(session.store.getState().armed).toBe("dismiss");
    settings.become({ behaviour: { ...settings.get().behaviour, confirmDismissWhenDirty: false } });
    expect(session.store.getState().armed).toBeUndefined();
  });

  it("can make Enter an ordinary key of an editor", () => {
    const read = readKeymap({ editor: { submit: "ctrl+s" } });
    if (!read.ok) throw new Error("not a keymap");
    const { session, press } = openSession(written, { settings: fakeSettings({ keymap: read.keymap }) });
    press("one", "enter", "two");
    expect(session.store.getState().editing?.text).toBe("one\ntwo");
    press("\x13");
    expect(session.store.getState().drafts[0]?.own.text).toBe("one\ntwo");
  });
});
