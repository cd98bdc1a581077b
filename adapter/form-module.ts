// Everything that is heavy: built into one file that is loaded when the first form opens.

export { parseAskUser } from "../src/contracts/ask-user/input.ts";
export { contracts } from "../src/contracts/index.ts";
export { applyGivenAnswers } from "../src/form/given-answers.ts";
export { optionsOf } from "../src/form/kinds/index.ts";
export { openSettings } from "../src/settings/settings-store.ts";
export { createFormScreen } from "./form-screen.ts";
export { notifyWaiting } from "./surroundings.ts";
