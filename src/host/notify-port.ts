import { spawn } from "node:child_process";
import type { NotifyPort } from "../notify/notify.ts";

/** What notifications need of this process: its environment and a way to start commands. */
export function createNotifyPort(write: (bytes: string) => void): NotifyPort {
  return { write, env: process.env, spawn };
}
