import { constants } from "node:os";
import { describe, expect, it, vi } from "vitest";
import { onTermination } from "../../src/host/signals.ts";

describe("onTermination", () => {
  it("calls back once, goes on catching signals until told to stop, and is gone then", () => {
    const before = process.listenerCount("SIGHUP");
    const callback = vi.fn();
    const stop = onTermination(callback);
    process.emit("SIGHUP");
    process.emit("SIGHUP");
    expect(callback.mock.calls).toEqual([["SIGHUP", constants.signals.SIGHUP]]);
    expect(process.listenerCount("SIGHUP")).toBe(before + 1);
    stop();
    expect(process.listenerCount("SIGHUP")).toBe(before);
  });
});
