import { discardPending } from "./drain-input.ts";
import type { Terminal } from "./open-terminal.ts";
import { writeNow } from "./write-now.ts";

// Alternate screen, cursor off, no automatic wrapping (a terminal may take a joined emoji for wider than it is), bracketed
// paste, kitty's unambiguous keys (without releases). The last two are set on the new screen and unset before it goes:
// terminals keep keyboard flags per screen.
const bytesToTake = "\x1b[?1049h\x1b[?25l\x1b[?7l\x1b[?2004h\x1b[>1u";
const bytesToReturn = "\x1b[<u\x1b[?2004l\x1b[?7h\x1b[?25h\x1b[m\x1b[?1049l";

/** What a form changes about the terminal. Each change is made once and undone once, however often it is asked for. */
export type TerminalModes = {
  take(): void;
  /** Shows the screen of before again, at once; raw mode stays on. */
  returnScreen(): void;
  /** Undoes everything, at once, and drops keys that nobody has read. */
  release(): void;
};

export function terminalModes({ input, output, inputFd, outputFd }: Terminal): TerminalModes {
  let keysTaken = false;
  let screenTaken = false;

  const returnScreen = () => {
    if (screenTaken) writeNow(outputFd, bytesToReturn);
    screenTaken = false;
  };
  return {
    take() {
      // Raw mode first: it stops a job in the background, before that can draw over someone else's screen.
      if (!keysTaken) input.setRawMode(true);
      keysTaken = true;
      if (!screenTaken) output.write(bytesToTake);
      screenTaken = true;
    },
    returnScreen,
    release() {
      returnScreen();
      if (!keysTaken) return;
      keysTaken = false;
      discardPending(inputFd);
      input.setRawMode(false);
    },
  };
}
