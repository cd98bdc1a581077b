/**
 * Text of a file in UTF-8 or UTF-16, with or without a byte order mark, which is left out. Without one, UTF-16 is told by
 * its first character being ASCII, as that of every JSON text is. What is not valid becomes U+FFFD.
 */
export function decodeText(bytes: Uint8Array): string {
  return new TextDecoder(encodingOf(bytes)).decode(bytes);
}

function encodingOf([first, second]: Uint8Array): "utf-8" | "utf-16le" | "utf-16be" {
  if (first === undefined || second === undefined) return "utf-8";
  if ((first === 0xff && second === 0xfe) || (first !== 0 && second === 0)) return "utf-16le";
  if ((first === 0xfe && second === 0xff) || (first === 0 && second !== 0)) return "utf-16be";
  return "utf-8";
}
