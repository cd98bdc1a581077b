// Complete control strings with their content: CSI, OSC, DCS, SOS, PM and APC, in 7-bit (ESC x) and 8-bit form.
const CSI = /(?:\u001b\[|\u009b)[0-?]*[ -/]*[@-~]/g;
const CONTROL_STRING =
  /(?:\u001b[\]PX^_]|[\u0090\u0098\u009d\u009e\u009f])[^\u0007\u001b\u0080-\u009f]*(?:\u0007|\u001b\\|\u009c)/g;
// An escape sequence of another form: ESC, intermediate bytes, one final byte.
const ESCAPE = /\u001b[ -/]*[0-~]/g;
// What is left of unfinished ones, and every other control character but tab and line feed.
const CONTROL = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g;
// Marks that reorder the text around them: a right-to-left override can make a choice read as another.
const BIDI = /[\u202a-\u202e\u2066-\u2069]/g;
const NEEDS_CLEANING =
  /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069\ud800-\udfff]/;

/**
 * Untrusted text as it may be shown on a terminal: no byte of a control sequence is left, visible text is kept.
 * Line breaks become `\n`, runs of carriage returns one space, tabs four spaces, lone surrogates U+FFFD.
 */
export function clean(text: string): string {
  if (!NEEDS_CLEANING.test(text)) return text;
  const lines = text
    .toWellFormed()
    .replace(/\r\n/g, "\n")
    .replace(/ ?\r[\r ]*/g, " ")
    .replace(/[\u2028\u2029\u0085]/g, "\n");
  return withoutControls(lines).replace(/\t/g, "    ").replace(BIDI, "");
}

/** Text without control sequences and control characters; line feeds and tabs stay. */
export function withoutControls(text: string): string {
  return text.replace(CONTROL_STRING, "").replace(CSI, "").replace(ESCAPE, "").replace(CONTROL, "");
}

/** The same on one line: line breaks and the white space around them become one space. */
export function cleanLine(text: string): string {
  const lines = clean(text).split("\n");
  return lines.length === 1
    ? (lines[0] ?? "").trim()
    : lines
        .map((line) => line.trim())
        .filter(Boolean)
        .join(" ");
}
