import type { Catalogue } from "../catalogue.ts";

export const transcript: Catalogue["transcript"] = {
  wrote: "(自由入力) ",
  note: (label, text) => `${label} メモ: ${text}`,
  optionNote: (label, option, text) => `${label} / ${option} メモ: ${text}`,
};
