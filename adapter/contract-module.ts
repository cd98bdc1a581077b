// What is needed to check and to refuse a form, without the screen: built into a file of its own.
export { describe } from "../src/contracts/ask-user/details.ts";
export { parseAskUser } from "../src/contracts/ask-user/input.ts";
export { contracts } from "../src/contracts/index.ts";
export { applyGivenAnswers } from "../src/form/given-answers.ts";
export { optionsOf } from "../src/form/kinds/index.ts";
export { openSettings } from "../src/settings/settings-store.ts";
