import type { Decoder, InputEvent } from "../src/keys/decode.ts";

/** Takes keys one by one and hands on as one chunk what came in the same turn of the event loop. */
export interface Burst {
  readonly take: (data: string) => void;
  readonly dispose: () => void;
}

/**
 * Pi cuts what the terminal sent into keys and delivers each by a call of its own. What came together is put together
 * again, so that the decoder can tell a burst from single keys. Pi has also decided already what a lone Esc is: it goes
 * to `emit` at once, without a second timer.
 */
export function createBurst(decoder: Decoder, emit: (event: InputEvent) => void): Burst {
  let pending = "";
  let disposed = false;
  let escapes = 0;

  const flush = () => {
    const chunk = pending;
    pending = "";
    if (chunk !== "" && !disposed) decoder.write(chunk);
  };

  return {
    take: (data) => {
      if (data === "\u001b") {
        flush();
        // Numbers below those of the decoder: an Esc belongs to no burst.
        escapes -= 1;
        emit({ type: "key", sequence: data, burst: escapes - 1 });
        return;
      }
      if (pending === "") queueMicrotask(flush);
      pending += data;
    },
    dispose: () => {
      disposed = true;
      decoder.dispose();
    },
  };
}
