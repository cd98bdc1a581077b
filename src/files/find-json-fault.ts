/** What can be wrong with JSON. */
export type JsonFaultName =
  | "unexpectedEnd"
  | "expectedValue"
  | "expectedName"
  | "expectedColon"
  | "expectedCommaOrBrace"
  | "expectedCommaOrBracket"
  | "spareComma"
  | "textAfterEnd"
  | "badEscape"
  | "controlInString"
  | "badNumber";

/** Where a text stops being JSON, in UTF-16 units (its length for "too short"), and why. */
export type JsonFault = { offset: number; fault: JsonFaultName };

type Opener = "{" | "[";
type Kind = Opener | "}" | "]" | ":" | "," | "string" | "number" | "word" | "other";
type Expected = "value" | "value or ]" | "name" | "name or }" | "colon" | "separator" | "end";

/** The first fault of a text that is known not to be JSON. Goes through it once, and needs no recursion for nesting. */
export function findJsonFault(text: string): JsonFault {
  const open: Opener[] = [];
  let expected: Expected = "value";
  for (let at = skipSpace(text, 0); at < text.length; ) {
    const kind = kindAt(text, at);
    const next = follow(expected, kind, open);
    if (typeof next !== "string") return { offset: at, fault: next.wrong };
    const end = endOf(kind, text, at);
    if (typeof end !== "number") return end;
    expected = next;
    at = skipSpace(text, end);
  }
  return { offset: text.length, fault: "unexpectedEnd" };
}

/** What may come after a token, or what is wrong with it here. Keeps `open`, the brackets around it, up to date. */
function follow(expected: Expected, kind: Kind, open: Opener[]): Expected | { wrong: JsonFaultName } {
  const inObject = open.at(-1) === "{";
  const maybeClosed = expected === "value or ]" || expected === "name or }" || expected === "separator";
  if (maybeClosed && kind === (inObject ? "}" : "]")) {
    open.pop();
    return afterValue(open);
  }
  switch (expected) {
    case "value":
    case "value or ]":
      if (kind === "{" || kind === "[") {
        open.push(kind);
        return kind === "{" ? "name or }" : "value or ]";
      }
      if (kind === "string" || kind === "number" || kind === "word") return afterValue(open);
      return { wrong: kind === "]" && open.length > 0 && !inObject ? "spareComma" : "expectedValue" };
    case "name":
    case "name or }":
      return kind === "string" ? "colon" : { wrong: kind === "}" ? "spareComma" : "expectedName" };
    case "colon":
      return kind === ":" ? "value" : { wrong: "expectedColon" };
    case "separator":
      if (kind === ",") return inObject ? "name" : "value";
      return { wrong: inObject ? "expectedCommaOrBrace" : "expectedCommaOrBracket" };
    case "end":
      return { wrong: "textAfterEnd" };
  }
}

function afterValue(open: readonly Opener[]): Expected {
  return open.length > 0 ? "separator" : "end";
}

function kindAt(text: string, at: number): Kind {
  const character = text.charAt(at);
  switch (character) {
    case "{":
    case "}":
    case "[":
    case "]":
    case ":":
    case ",":
      return character;
    case '"':
      return "string";
  }
  if (/[-\d]/.test(character)) return "number";
  return endOfWord(text, at) === undefined ? "other" : "word";
}

function endOf(kind: Kind, text: string, at: number): number | JsonFault {
  if (kind === "string") return endOfString(text, at);
  if (kind === "number") return endOfNumber(text, at);
  return endOfWord(text, at) ?? at + 1;
}

function endOfWord(text: string, at: number): number | undefined {
  return matchEnd(/true|false|null/y, text, at);
}

function endOfNumber(text: string, at: number): number | JsonFault {
  const end = matchEnd(/-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y, text, at);
  const complete = end !== undefined && !/[\w.+-]/.test(text.charAt(end));
  return complete ? end : { offset: end ?? at + 1, fault: "badNumber" };
}

function endOfString(text: string, at: number): number | JsonFault {
  // One character at a time: a pattern for the whole would keep a way back for each character of a long text.
  for (let i = at + 1; i < text.length; i++) {
    const character = text.charAt(i);
    if (character === '"') return i + 1;
    if (character < " ") return { offset: i, fault: "controlInString" };
    if (character !== "\\") continue;
    const end = matchEnd(/["\\/bfnrt]|u[\dA-Fa-f]{4}/y, text, i + 1);
    if (end === undefined) return { offset: i, fault: "badEscape" };
    i = end - 1;
  }
  return { offset: text.length, fault: "unexpectedEnd" };
}

function skipSpace(text: string, at: number): number {
  return matchEnd(/[ \t\r\n]*/y, text, at) ?? at;
}

/** Where a sticky pattern ends that matches at this place. */
function matchEnd(pattern: RegExp, text: string, at: number): number | undefined {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : undefined;
}
