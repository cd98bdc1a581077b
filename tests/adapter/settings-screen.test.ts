import { describe, expect, it } from "vitest";
import { createSettingsScreen } from "../../adapter/settings-screen.ts";
import { fakeSettings } from "../helpers/fake-settings.ts";
import { createFakeTui } from "../helpers/fake-tui.ts";

describe("the list of settings in Pi", () => {
  it("takes the colours of the theme that Pi has now, and tells once or more that it is gone", () => {
    let theme = "dark";
    let gone = 0;
    const screen = createSettingsScreen({
      tui: createFakeTui(),
      theme: { fg: (color: string, text: string) => `<${theme} ${color}>${text}` },
      language: "en",
      settings: fakeSettings(),
      onClose: () => {},
      onDispose: () => {
        gone += 1;
      },
      onError: (error) => {
        throw error;
      },
    });
    expect(screen.render(200).join("\n")).toContain("<dark ");
    theme = "light";
    screen.invalidate();
    const lines = screen.render(200).join("\n");
    expect(lines).toContain("<light ");
    expect(lines).not.toContain("<dark ");
    expect(screen.render(200)).toBe(screen.render(200));
    screen.dispose();
    expect(gone).toBeGreaterThan(0);
    expect(screen.render(200)).toEqual([]);
  });
});
