import { exhaustive } from "../form/exhaustive.ts";
import { runCommand, type Spawn } from "./run-command.ts";
import { BEL, osc9, osc777, throughTmux } from "./sequences.ts";
import { type Notice, shown } from "./shown.ts";

/** A way to reach a person who looks elsewhere, as the settings name it. */
export type Channel = "bell" | "osc9" | "osc777" | { readonly type: "command"; readonly command: string };

/** What a notification needs of the program: its terminal, its environment and how to start commands. */
export interface NotifyPort {
  /** Puts control sequences on the terminal as they are. */
  write(bytes: string): void;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** That of node:child_process. */
  readonly spawn: Spawn;
}

/**
 * Notifies by each channel in order and waits for none: commands run on by themselves, for 10 s at most. A channel that
 * fails is passed over. Never throws.
 */
export function notify(notice: Notice, channels: readonly Channel[], port: NotifyPort): void {
  const clean = shown(notice);
  for (const channel of channels) {
    try {
      if (typeof channel === "object") runCommand(channel.command, clean, port);
      else port.write(sequenceOf(channel, clean, port.env));
    } catch {
      // A notification is a courtesy: the form is asked without it too.
    }
  }
}

function sequenceOf(channel: Exclude<Channel, object>, notice: Notice, env: NotifyPort["env"]): string {
  switch (channel) {
    case "bell":
      return BEL;
    case "osc9":
      return throughTmux(osc9(notice), env);
    case "osc777":
      return throughTmux(osc777(notice), env);
    default:
      return exhaustive(channel);
  }
}
