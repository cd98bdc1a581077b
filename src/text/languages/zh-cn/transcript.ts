import type { Catalogue } from "../catalogue.ts";

export const transcript: Catalogue["transcript"] = {
  wrote: "(自行输入) ",
  note: (label, text) => `${label} 备注：${text}`,
  optionNote: (label, option, text) => `${label} / ${option} 备注：${text}`,
};
