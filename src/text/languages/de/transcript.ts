import type { Catalogue } from "../catalogue.ts";

export const transcript: Catalogue["transcript"] = {
  wrote: "(geschrieben) ",
  note: (label, text) => `${label}, Notiz: ${text}`,
  optionNote: (label, option, text) => `${label} / ${option}, Notiz: ${text}`,
};
