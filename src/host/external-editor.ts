import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { EditorVisit, ExternalEditor, TextKind } from "../../hooks/external-editor.ts";
import type { EditorFault } from "../form/command.ts";
import type { EditorTerminal } from "./run-editor.ts";
import type { Environment } from "./terminal-style.ts";

export interface ExternalEditorOptions {
  /** The terminal that the editor gets. */
  readonly terminal: EditorTerminal;
  /** Gives the terminal away for as long as the work takes. */
  readonly lend: (work: () => Promise<EditorVisit>) => Promise<EditorVisit>;
  /** Ends the editor. */
  readonly signal: AbortSignal;
  /** Default: that of the process. */
  readonly env?: Environment;
}

/** No answer of a person is longer; what is read back is kept in memory and drawn. */
const LARGEST = 1024 * 1024;

/**
 * Opens texts in `$VISUAL`, else in `$EDITOR`: as a file that only its owner can read, and that is gone when the editor
 * is closed. The text that comes back has `\n` as line ends, and lacks the line end that editors put last.
 */
export function createExternalEditor(options: ExternalEditorOptions): ExternalEditor {
  const { terminal, lend, signal, env = process.env } = options;
  return async (text, kind) => {
    const command = editorCommand(env);
    if (command === undefined) return failed("no-editor");
    const { runEditor } = await import("./run-editor.ts");
    return lend(() => visit(text, kind, (path) => runEditor({ command, path, terminal, signal, env })));
  };
}

/** What a person has set as their editor: a command of the shell, arguments included. */
function editorCommand({ VISUAL, EDITOR }: Environment): string | undefined {
  return [VISUAL, EDITOR].find((command) => command !== undefined && command.trim() !== "");
}

/** `edit` gives false where the editor failed. */
async function visit(
  text: string,
  kind: TextKind,
  edit: (path: string) => Promise<boolean>,
): Promise<EditorVisit> {
  const folder = attempt(() => mkdtempSync(join(tmpdir(), "ask-form-")));
  if (folder === undefined) return failed("editor-failed");
  const remove = () => attempt(() => rmSync(folder, { recursive: true, force: true }));
  process.on("exit", remove);
  try {
    const path = join(folder, `${kind}.md`);
    const written = attempt(() => {
      writeFileSync(path, text, { mode: 0o600 });
      return true;
    });
    if (written === undefined || !(await edit(path))) return failed("editor-failed");
    return attempt(() => readBack(path, text)) ?? failed("text-unreadable");
  } finally {
    process.off("exit", remove);
    remove();
  }
}

function readBack(path: string, before: string): EditorVisit | undefined {
  const found = statSync(path);
  if (!found.isFile()) return undefined;
  if (found.size > LARGEST) return failed("text-too-large");
  const text = new TextDecoder("utf-8", { fatal: true }).decode(readFileSync(path));
  return { kind: "edited", text: text === before ? text : withoutLastLineEnd(text) };
}

function withoutLastLineEnd(text: string): string {
  return text.replace(/\r\n?/g, "\n").replace(/\n$/, "");
}

function failed(fault: EditorFault): EditorVisit {
  return { kind: "failed", fault };
}

function attempt<Value>(work: () => Value): Value | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
