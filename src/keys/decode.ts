import { StringDecoder } from "node:string_decoder";
import { StdinBuffer } from "@earendil-works/pi-tui/dist/stdin-buffer.js";

/** What a terminal sent, cut into whole pieces. */
export type InputEvent =
  /** One key as its sequence; `burst` counts the chunks, so that keys which came together can be told. */
  | { readonly type: "key"; readonly sequence: string; readonly burst: number }
  /** `marked` is false where only the line ends inside tell that it was pasted, not typed. */
  | { readonly type: "paste"; readonly text: string; readonly marked: boolean; readonly burst: number };

export interface Decoder {
  /** Takes what one read gave. Bytes are UTF-8; characters and sequences may be split over reads. */
  readonly write: (chunk: Uint8Array | string) => void;
  /** Drops what is pending and its timer. */
  readonly dispose: () => void;
}

// An unfinished sequence is waited for this long (ms); a lone Esc only for pi-tui's 10 ms. Reports of mice and focus
// can be split by a slow link, and no key that a person presses begins this way.
const SEQUENCE_TIMEOUT = 150;
const ESCAPE_TIMEOUT = 10;

// Terminals hand over what is pasted in reads of at least this many characters; nobody types that much at once.
const FULL_READ = 512;

// Some terminals put the kind of a key event behind the sequence: `\x1b[1;1B:3` is the release of an arrow key.
const EVENT_SUFFIX = /(\u001b\[\d+;\d+[A-Za-z~]):([123])/g;

const PASTE_START = "\u001b[200~";
const PASTE_END = "\u001b[201~";

// A line end with text behind it, and no escape sequence: a paste from a terminal that doesn't mark pastes.
const UNMARKED_PASTE = /^[^\u001b]*[^\u0000-\u001f][\r\n]+[^\u0000-\u001f][^\u001b]*$/u;
// A mouse report whose Esc was lost on the way.
const STRAY_MOUSE = /^(?:\[<\d+;\d+;\d+[Mm])+$/;

export interface DecoderOptions {
  /** How long (ms) a lone Esc waits for the rest of a sequence. Default: 10; a slow line needs more. */
  readonly escapeTimeout?: number;
}

/** Cuts bytes into keys and pastes. The one place that knows bytes; used by every host. */
export function createDecoder(emit: (event: InputEvent) => void, options: DecoderOptions = {}): Decoder {
  const utf8 = new StringDecoder("utf8");
  const { escapeTimeout = ESCAPE_TIMEOUT } = options;
  const buffer = new StdinBuffer({ timeout: SEQUENCE_TIMEOUT, escapeTimeout });
  let burst = 0;
  let full = false;
  let pasting = false;
  let carry = "";
  let high = "";

  buffer.on("data", (sequence) => {
    // The buffer cuts between the halves of a surrogate pair.
    if (/^[\ud800-\udbff]$/.test(sequence)) {
      high = sequence;
      return;
    }
    const whole = high + sequence;
    high = "";
    // Two presses of Esc that came together, not Alt+Esc.
    const keys = whole === "\u001b\u001b" ? ["\u001b", "\u001b"] : [whole];
    for (const key of keys) if (key !== "") emit({ type: "key", sequence: key, burst });
  });
  buffer.on("paste", (text) => {
    pasting = false;
    emit({ type: "paste", text, marked: true, burst });
  });

  return {
    write: (chunk) => {
      const read = typeof chunk === "string" ? chunk : utf8.write(Buffer.from(chunk));
      const text = read.replace(EVENT_SUFFIX, (_whole, key: string, event: string) =>
        event === "3" ? "" : key,
      );
      if (text === "") return;
      // A read that is full goes on in the next one.
      if (!full) burst += 1;
      full = text.length >= FULL_READ;
      // Only what begins a new piece can be told by its look.
      const fresh = !pasting && buffer.getBuffer() === "";
      if (fresh && STRAY_MOUSE.test(text)) return;
      if (fresh && UNMARKED_PASTE.test(text)) {
        emit({ type: "paste", text, marked: false, burst });
        return;
      }
      // A mark can be split over reads as well.
      const marks = carry + text;
      carry = marks.slice(1 - PASTE_START.length);
      const start = marks.lastIndexOf(PASTE_START);
      if (start >= 0) pasting = start > marks.lastIndexOf(PASTE_END);
      buffer.process(text);
    },
    dispose: () => buffer.destroy(),
  };
}
