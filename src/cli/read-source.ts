import { createReadStream } from "node:fs";
import { systemReason } from "../files/system-reason.ts";
import { terminalCopy } from "../text/copy-terminal.ts";
import { InputError } from "./input-error.ts";

const mebibyte = 1024 * 1024;
const limitInMebibytes = 64;

/**
 * All bytes of a file (pipes and `/dev/fd/N` included), or of `stdin` up to its end for `-`.
 * Throws an InputError when it cannot be read, is empty, or exceeds 64 MiB.
 */
export async function readSource(pathOrDash: string, stdin: NodeJS.ReadStream): Promise<Uint8Array> {
  const name = pathOrDash === "-" ? terminalCopy.standardInput : pathOrDash;
  const bytes = await readAll(pathOrDash === "-" ? stdin : createReadStream(pathOrDash), name);
  if (bytes.length === 0) throw new InputError(terminalCopy.emptySource(name));
  return bytes;
}

async function readAll(stream: AsyncIterable<Uint8Array | string>, name: string): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of stream) {
      const bytes = Buffer.from(chunk);
      size += bytes.length;
      if (size > limitInMebibytes * mebibyte) break;
      chunks.push(bytes);
    }
  } catch (error) {
    throw new InputError(terminalCopy.cannotRead(name, systemReason(error)), { cause: error });
  }
  if (size > limitInMebibytes * mebibyte)
    throw new InputError(terminalCopy.hugeSource(name, limitInMebibytes));
  return Buffer.concat(chunks);
}
