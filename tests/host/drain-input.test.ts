import { EventEmitter } from "node:events";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { untilSilent } from "../../src/host/drain-input.ts";

describe("untilSilent", () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const begin = () => {
    const input = new EventEmitter();
    let done = false;
    void untilSilent(input, { silence: 10, limit: 60 }).then(() => {
      done = true;
    });
    return { input, elapse: (ms: number) => vi.advanceTimersByTimeAsync(ms).then(() => done) };
  };

  it("takes one silence if nothing comes", async () => {
    const { input, elapse } = begin();
    expect(await elapse(9)).toBe(false);
    expect(await elapse(1)).toBe(true);
    expect(input.listenerCount("data")).toBe(0);
  });

  it("waits for a silence after each byte", async () => {
    const { input, elapse } = begin();
    await elapse(8);
    input.emit("data", Buffer.from("\x1b[27u"));
    expect(await elapse(9)).toBe(false);
    expect(await elapse(1)).toBe(true);
  });

  it("gives up at the limit while bytes keep coming", async () => {
    const { input, elapse } = begin();
    for (let ms = 0; ms < 60; ms += 5) {
      expect(await elapse(5)).toBe(ms === 55);
      input.emit("data", Buffer.from("a"));
    }
    expect(vi.getTimerCount()).toBe(0);
  });

  it("ends with the input", async () => {
    const { input, elapse } = begin();
    input.emit("close");
    expect(await elapse(0)).toBe(true);
  });
});
