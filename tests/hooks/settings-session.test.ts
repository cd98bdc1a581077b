import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createSettingsSession, type LiveSettings, RESET_WINDOW } from "../../hooks/settings-session.ts";
import { createTheme } from "../../hooks/theme.ts";
import { readKeymap } from "../../src/keys/keymap.ts";
import { isOn, resetRow } from "../../store/settings-list/state.ts";
import { defaultAdjusted, fakeSettings } from "../helpers/fake-settings.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const keys = { down: "\x1b[B", up: "\x1b[A", enter: "\r", space: " ", esc: "\x1b" };

function open(settings: LiveSettings) {
  const onClose = vi.fn();
  const session = createSettingsSession({
    settings,
    screen: { columns: 80, rows: 24, ascii: false, language: "en" },
    theme: createTheme({ background: "dark", colors: "none" }),
    onClose,
  });
  const press = (...sequences: readonly string[]) => {
    for (const sequence of sequences) session.handle({ type: "key", sequence, burst: 0 });
  };
  const toReset = Array.from({ length: resetRow }, () => keys.down);
  return { session, press, toReset, onClose, state: session.store.getState };
}

describe("a switch", () => {
  it("shows the new value at once and is saved", async () => {
    const settings = fakeSettings();
    const { press, state } = open(settings);
    press(keys.enter);
    expect(isOn(state(), "autoSubmitWhenAnsweredWithoutNotes")).toBe(true);
    await vi.waitFor(() => expect(state().wanted.size).toBe(0));
    expect(settings.get().behaviour.autoSubmitWhenAnsweredWithoutNotes).toBe(true);
    expect(isOn(state(), "autoSubmitWhenAnsweredWithoutNotes")).toBe(true);
  });

  it("is as before where it can't be saved, with the reason", async () => {
    const { press, state } = open(fakeSettings({}, "x.json cannot be written: no space left."));
    press(keys.space);
    expect(isOn(state(), "autoSubmitWhenAnsweredWithoutNotes")).toBe(true);
    await vi.waitFor(() => expect(state().message).toBe("x.json cannot be written: no space left."));
    expect(isOn(state(), "autoSubmitWhenAnsweredWithoutNotes")).toBe(false);
  });

  it("ends as it was pressed last, however fast", async () => {
    const settings = fakeSettings();
    const { press, state } = open(settings);
    press(keys.enter, keys.enter, keys.enter);
    await vi.waitFor(() => expect(state().wanted.size).toBe(0));
    expect(settings.get().behaviour.autoSubmitWhenAnsweredWithoutNotes).toBe(true);
  });

  it("switches once while its key is held", () => {
    const settings = fakeSettings();
    open(settings).press("\x1b[32u", "\x1b[32;1:2u", "\x1b[32;1:2u", "\x1b[32;1:3u");
    expect(settings.calls).toEqual(["autoSubmitWhenAnsweredWithoutNotes true"]);
  });

  it("follows what another program writes", () => {
    const settings = fakeSettings();
    const { state } = open(settings);
    settings.become({ notifications: false });
    expect(isOn(state(), "notifications")).toBe(false);
  });
});

describe("the reset", () => {
  it("takes two presses", async () => {
    const settings = fakeSettings({ notifications: false });
    const { press, toReset, state } = open(settings);
    press(...toReset, keys.enter);
    expect(settings.calls).toEqual([]);
    press(keys.enter);
    await vi.waitFor(() => expect(state().message).toBe("All settings are reset."));
    expect(settings.get()).toEqual(defaultAdjusted);
    expect(isOn(state(), "notifications")).toBe(true);
  });

  it("takes them soon after each other, on the row", () => {
    const settings = fakeSettings();
    const { press, toReset, state } = open(settings);
    press(...toReset, keys.enter);
    vi.advanceTimersByTime(RESET_WINDOW);
    expect(state().resetArmed).toBe(false);
    press(keys.enter, keys.up, keys.down, keys.enter);
    expect(settings.calls).toEqual([]);
    expect(state().resetArmed).toBe(true);
  });

  it("says why it could not be done", async () => {
    const { press, toReset, state } = open(fakeSettings({ notifications: false }, "It is read-only."));
    press(...toReset, keys.enter, keys.enter);
    await vi.waitFor(() => expect(state().message).toBe("It is read-only."));
    expect(isOn(state(), "notifications")).toBe(false);
  });
});

describe("the list", () => {
  it("switches nothing on a screen that is too small to see it", () => {
    const settings = fakeSettings();
    const { session, press, onClose } = open(settings);
    session.resize(19, 7);
    press(keys.down, keys.space, keys.enter);
    expect(settings.calls).toEqual([]);
    press(keys.esc);
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it("hands on what could not be saved after it was closed", async () => {
    const settings = fakeSettings({}, "It is read-only.");
    open(settings).press(keys.space, keys.esc);
    await vi.waitFor(() => expect(settings.calls).toContain("It is read-only."));
  });

  it("drops an old sentence when the file has another fault, or none", async () => {
    const faulty = { ...fakeSettings({}, "It is read-only."), problem: () => problem };
    let problem: string | undefined;
    const { press, state } = open(faulty);
    press(keys.space);
    await vi.waitFor(() => expect(state().message).toBe("It is read-only."));
    problem = "It is a folder.";
    faulty.become({});
    expect(state()).toMatchObject({ message: undefined, problem: "It is a folder." });
  });

  it.each(["\x1b", "\x03", "?", "\x1b[91;5u"])("is closed by %j, once", (key) => {
    const { press, onClose } = open(fakeSettings());
    press(key, key, keys.enter);
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it("takes the keys that the settings name, as soon as they name them", () => {
    const settings = fakeSettings();
    const { press, state, onClose } = open(settings);
    const read = readKeymap({ settingsModal: { nextOption: "j", close: "q" } });
    if (read.ok) settings.become({ keymap: read.keymap });
    press(keys.down);
    expect(state().row).toBe(0);
    press("j");
    expect(state().row).toBe(1);
    press("?");
    expect(onClose).not.toHaveBeenCalled();
    press("q");
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it("stops at its ends", () => {
    const { press, state } = open(fakeSettings());
    press(keys.up);
    expect(state().row).toBe(0);
    press(...Array.from({ length: 20 }, () => keys.down));
    expect(state().row).toBe(resetRow);
  });
});
