import { ProcessTerminal, SelectList, Text, TuiMainScreen } from "@earendil-works/pi-tui";
import { askedQuestion, windowRows } from "./question.ts";

const { prompt, options } = askedQuestion();
const dim = (text: string) => `\x1b[2m${text}\x1b[22m`;
const accent = (text: string) => `\x1b[36m${text}\x1b[39m`;
const list = new SelectList([...options], windowRows, {
  selectedPrefix: accent,
  selectedText: accent,
  description: dim,
  scrollInfo: dim,
  noMatch: dim,
});
const tui = new TuiMainScreen(new ProcessTerminal());
list.onSelect = () => tui.stop();
tui.addChild(new Text(prompt, 0, 0));
tui.addChild(list);
tui.setFocus(list);
tui.start();
