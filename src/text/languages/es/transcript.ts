import type { Catalogue } from "../catalogue.ts";

export const transcript: Catalogue["transcript"] = {
  wrote: "(escrito) ",
  note: (label, text) => `${label}, nota: ${text}`,
  optionNote: (label, option, text) => `${label} / ${option}, nota: ${text}`,
};
