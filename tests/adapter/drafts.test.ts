import { writeFileSync } from "node:fs";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createDraftKeeper } from "../../adapter/drafts.ts";
import { scratchFolder } from "../helpers/scratch-folder.ts";

const scratch = scratchFolder();
const draft = (flowId: string) => ({ flowId, source: "tool", payload: { questions: [] } }) as const;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe("the drafts of forms in Pi", () => {
  const keep = (flowId: string) => {
    const keeper = createDraftKeeper(scratch.path("drafts"));
    const open = (id: string) => {
      const opened = keeper.open("session", draft(id));
      opened.changed(() => id);
      return opened;
    };
    return { keeper, open, first: open(flowId) };
  };

  it("are written within a second, and go with the form", () => {
    const { keeper, first } = keep("one");
    expect(keeper.kept("session")).toBeUndefined();
    vi.advanceTimersByTime(1000);
    expect(keeper.kept("session")).toMatchObject({ flowId: "one", snapshot: "one" });
    first.end({ keep: false });
    expect(keeper.kept("session")).toBeUndefined();
  });

  it("stay when Pi closes after it has aborted its tools, and go when it does not close", () => {
    const closed = keep("closed");
    closed.first.end({ keep: true });
    closed.keeper.leave();
    vi.advanceTimersByTime(60_000);
    expect(closed.keeper.kept("session")).toMatchObject({ flowId: "closed" });
    const stayed = keep("stayed");
    stayed.first.end({ keep: true });
    expect(stayed.keeper.kept("session")).toMatchObject({ flowId: "stayed" });
    vi.advanceTimersByTime(60_000);
    expect(stayed.keeper.kept("session")).toBeUndefined();
  });

  it("are not lost with the form that was aborted a moment before", () => {
    const { keeper, first, open } = keep("one");
    first.end({ keep: true });
    open("two");
    expect(keeper.kept("session")).toBeUndefined();
    vi.advanceTimersByTime(60_000);
    expect(keeper.kept("session")).toMatchObject({ flowId: "two" });
  });

  it("are nothing where the file holds anything else", () => {
    const { keeper, first } = keep("one");
    first.end({ keep: true });
    for (const text of ["", "{", "null", "[]", '{"version":2}', '{"version":1,"flowId":7,"source":"tool"}']) {
      writeFileSync(scratch.path("drafts/session.json"), text);
      expect(keeper.kept("session")).toBeUndefined();
    }
  });

  it("never fail, where nothing can be written", () => {
    writeFileSync(scratch.path("file"), "x");
    const keeper = createDraftKeeper(scratch.path("file/drafts"));
    keeper.open("session", draft("one")).changed(() => 1);
    expect(() => vi.advanceTimersByTime(1000)).not.toThrow();
    expect(keeper.kept("session")).toBeUndefined();
  });
});
