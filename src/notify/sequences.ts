import type { Notice } from "./shown.ts";

export const BEL = "\u0007";
const ESC = "\u001b";

/** The notification of iTerm2, which has one text. Takes clean texts. */
export function osc9({ title, message }: Notice): string {
  const text = field([title, message].filter((part) => part !== "").join(": "));
  // ConEmu's commands are numbers at this place, and other terminals know some of them: 4 is a progress bar.
  return `${ESC}]9;${text.replace(/^(?=\d)/, " ")}${BEL}`;
}

/** The notification of rxvt-unicode, which has a title too. Takes clean texts. */
export function osc777({ title, message }: Notice): string {
  return `${ESC}]777;notify;${field(title)};${field(message)}${BEL}`;
}

/** Some terminals split everything at semicolons, and then take the sequence for another one or for none. */
function field(text: string): string {
  return text.replaceAll(";", ",");
}

/** The sequence as tmux hands it to the terminal around it, where `allow-passthrough` is on. A bell needs none of this. */
export function throughTmux(sequence: string, env: Readonly<Record<string, string | undefined>>): string {
  if (!env.TMUX) return sequence;
  return `${ESC}Ptmux;${sequence.replaceAll(ESC, `${ESC}${ESC}`)}${ESC}\\`;
}
