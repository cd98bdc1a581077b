import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { built } from "../build.ts";

/** What is run in a terminal, and beside what it is compared. */
export interface Contestant {
  readonly name: string;
  /** The package whose version counts; none for our own. */
  readonly package?: string;
  /** The arguments of Node.js that ask the question in a file. */
  readonly args: (file: string) => readonly string[];
  /** What Enter leads to where it does not end the program yet, and one more Enter does. */
  readonly confirms?: (screen: string) => boolean;
  /** Enter does not lead to the end: it is not measured. */
  readonly stays?: boolean;
}

const program = fileURLToPath(new URL("../../dist/cli.js", import.meta.url));

function peer(name: string, of: string, script: string): Contestant {
  return { name, package: of, args: (file) => [join(built, "pty/contestants", script), file] };
}

export const askForm: Contestant = {
  name: "ask-form",
  args: (file) => [program, file],
  confirms: (screen) => screen.includes("1. Submit"),
};

export const contestants: readonly Contestant[] = [
  askForm,
  peer("@clack/prompts", "@clack/prompts", "clack.mjs"),
  peer("@inquirer/prompts", "@inquirer/prompts", "inquirer.mjs"),
  peer("enquirer", "enquirer", "enquirer.mjs"),
  peer("pi-tui SelectList", "@earendil-works/pi-tui", "pi-tui.mjs"),
  peer("Ink select", "ink", "ink-select.mjs"),
];
