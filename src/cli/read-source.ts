import { createReadStream, readFileSync, statSync } from "node:fs";
import { systemReason } from "../files/system-reason.ts";
import { type Catalogue, catalogueOf, type Language } from "../text/languages/index.ts";
import { InputError } from "./input-error.ts";

const mebibyte = 1024 * 1024;
const limitInMebibytes = 64;

/**
 * All bytes of a file (pipes and `/dev/fd/N` included), or of `stdin` up to its end for `-`.
 * Throws an InputError when it cannot be read, is empty, or exceeds 64 MiB.
 */
export async function readSource(
  pathOrDash: string,
  stdin: NodeJS.ReadStream,
  language: Language,
): Promise<Uint8Array> {
  const say = catalogueOf(language).terminal;
  const name = pathOrDash === "-" ? say.standardInput : pathOrDash;
  const bytes =
    pathOrDash === "-"
      ? await readAll(stdin, name, say)
      : (readAtOnce(pathOrDash) ?? (await readAll(createReadStream(pathOrDash), name, say)));
  if (bytes.length === 0) throw new InputError(say.emptySource(name));
  return bytes;
}

/** An ordinary file, which is there as a whole; undefined for all else, and for what can't be read. */
function readAtOnce(path: string): Uint8Array | undefined {
  try {
    const found = statSync(path);
    return found.isFile() && found.size <= limitInMebibytes * mebibyte ? readFileSync(path) : undefined;
  } catch {
    return undefined;
  }
}

async function readAll(
  stream: AsyncIterable<Uint8Array | string>,
  name: string,
  say: Catalogue["terminal"],
): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of stream) {
      const bytes = typeof chunk === "string" ? Buffer.from(chunk) : chunk;
      size += bytes.length;
      if (size > limitInMebibytes * mebibyte) break;
      chunks.push(bytes);
    }
  } catch (error) {
    throw new InputError(say.cannotRead(name, systemReason(error, say.reasons)), { cause: error });
  }
  if (size > limitInMebibytes * mebibyte) throw new InputError(say.hugeSource(name, limitInMebibytes));
  return Buffer.concat(chunks);
}
