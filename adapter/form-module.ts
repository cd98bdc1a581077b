// Everything that draws: built into one file that is loaded when the first form opens.

export { liveSettings } from "../src/host/live-settings.ts";
export { loadMarkdown } from "../src/host/load-markdown.ts";
export { createFormScreen } from "./form-screen.ts";
export { createSettingsScreen } from "./settings-screen.ts";
export { notifyWaiting } from "./surroundings.ts";
