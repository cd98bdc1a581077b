import { parseJson } from "../files/parse-json.ts";
import type { Issue } from "../form/issue.ts";
import type { Parsed } from "../form/schema.ts";
import { cliCopy } from "../text/copy-cli.ts";
import { decodeText } from "./decode-text.ts";
import { readSource } from "./read-source.ts";

/**
 * A file's JSON, let through by `parse`. Broken JSON is one issue that names line and column and does not quote the
 * file, which may be private. Throws an InputError when the file can't be read.
 */
export async function readJson<Value>(
  source: string,
  parse: (input: unknown) => Parsed<Value>,
): Promise<Parsed<Value>> {
  const json = parseJson(decodeText(await readSource(source, process.stdin)));
  if (json.ok) return parse(json.value);
  const issue: Issue = { path: "", message: cliCopy.notJson(json.line, json.column, json.message) };
  return { ok: false, issues: [issue] };
}

/** What stderr says about a file that is not let through: a sentence, all issues, the shape that is expected. */
export function refusal(sentence: string, lines: readonly string[], shape: string): string {
  return [sentence, ...lines.map((line) => `- ${line}`), shape].join("\n");
}
