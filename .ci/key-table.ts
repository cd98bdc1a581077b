// Writes the README's table of keys from the key table: `node .ci/key-table.ts`. A test checks that it is current.
import { readFileSync, writeFileSync } from "node:fs";
import { formatKey } from "../src/keys/hints.ts";
import { type KeyContext, tableEntries } from "../src/keys/key-table.ts";

const titles: Record<KeyContext, string> = {
  global: "everywhere",
  main: "on a list",
  filter: "in the filter",
  questions: "in the list of questions",
  editor: "writing an answer",
  noteEditor: "writing a note",
  settingsModal: "in the settings",
};
const readme = new URL("../README.md", import.meta.url);

/** The rows of the README's table, as Markdown. */
function keyTableMarkdown(): string {
  const rows = tableEntries.map(
    ({ context, action, binding: { keys, help } }) =>
      `| ${titles[context]} | ${keys.map((key) => `\`${formatKey(key)}\``).join(" ")} | ${help} | \`${action}\` |`,
  );
  const fixed =
    "| on a list | `1`–`9` | choose or toggle that row; on the review tab press it twice | fixed |";
  return ["| where | keys | what they do | name |", "|---|---|---|---|", ...rows, fixed].join("\n");
}

/** The README's text with the table put in between its marks. */
export function withKeyTable(text: string): string {
  return text.replace(
    /(<!-- keys -->\n)[\s\S]*?(<!-- \/keys -->)/,
    (_whole, start: string, end: string) => `${start}${keyTableMarkdown()}\n${end}`,
  );
}

if (import.meta.main) writeFileSync(readme, withKeyTable(readFileSync(readme, "utf8")));
