import { afterEach } from "vitest";
import { createHome, type Home } from "./home.ts";
import { type PiTerminalOptions, startPi } from "./pi.ts";
import type { PiOptions } from "./prepare-pi.ts";
import { runPi, runPiCommand, startPiRpc } from "./run-pi.ts";

/** Real Pis for the tests of one file or block; what a test leaves running or lying about goes away after it. */
export function setUpPi(defaults: PiOptions = {}) {
  let open: { dispose(): Promise<void> }[] = [];
  let homes: Home[] = [];

  afterEach(async () => {
    await Promise.all(open.map((pi) => pi.dispose()));
    for (const home of homes) home.remove();
    open = [];
    homes = [];
  });

  const keep = <Opened extends { dispose(): Promise<void> }>(opened: Opened): Opened => {
    open.push(opened);
    return opened;
  };

  return {
    /** A home for several starts. */
    home() {
      const home = createHome();
      homes.push(home);
      return home;
    },
    start: async (options: PiTerminalOptions = {}) => keep(await startPi({ ...defaults, ...options })),
    startRpc: async (options: PiOptions = {}) => keep(await startPiRpc({ ...defaults, ...options })),
    run: (mode: "print" | "json", message: string, options: PiOptions = {}) =>
      runPi(mode, message, { ...defaults, ...options }),
    command: (args: readonly string[], home: Home) => runPiCommand(args, home, defaults.program),
  };
}
