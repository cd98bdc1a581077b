import { setFlagsFromString } from "node:v8";
import { parseJson } from "../files/parse-json.ts";
import type { Issue } from "../form/issue.ts";
import type { Parsed } from "../form/schema.ts";
import { catalogueOf, type Language } from "../text/languages/index.ts";
import { decodeText } from "./decode-text.ts";
import { readSource } from "./read-source.ts";

/** Length of a file from which the heap would grow by what lives for a moment only, in UTF-16 code units. */
const large = 200_000;

/** Node.js would give new objects up to 48 MB, more than all of a large form takes. Counts for this process alone. */
function keepHeapSmall(): void {
  setFlagsFromString("--semi-space-growth-factor=1");
}

/**
 * A file's JSON, let through by `parse`. Broken JSON is one issue that names line and column and does not quote the
 * file, which may be private. Throws an InputError when the file can't be read.
 */
export async function readJson<Value>(
  source: string,
  language: Language,
  parse: (input: unknown) => Parsed<Value>,
): Promise<Parsed<Value>> {
  const text = decodeText(await readSource(source, process.stdin, language));
  if (text.length > large) keepHeapSmall();
  const json = parseJson(text);
  if (json.ok) return parse(json.value);
  // Issues are for who wrote the file, a program as well: they are in English, as in the result.
  const { cli, terminal } = catalogueOf("en");
  const message = cli.notJson(json.line, json.column, terminal.json[json.fault]);
  const issue: Issue = { path: "", message };
  return { ok: false, issues: [issue] };
}

/** What stderr says about a file that is not let through: a sentence, all issues, the shape that is expected. */
export function refusal(sentence: string, lines: readonly string[], shape: string): string {
  return [sentence, ...lines.map((line) => `- ${line}`), shape].join("\n");
}
