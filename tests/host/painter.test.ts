import xterm from "@xterm/headless";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createPainter } from "../../src/host/painter.ts";

const [columns, rows] = [12, 5];

function painting() {
  const writes: string[] = [];
  const painter = createPainter((bytes) => writes.push(bytes));
  return { ...painter, writes, last: () => writes.at(-1) ?? "" };
}

describe("painter", () => {
  it("clears the screen once, then writes only rows that differ", () => {
    const { paint, writes, last } = painting();
    paint(["one", "two"], undefined);
    expect(last()).toBe(
      "\x1b[?2026h\x1b[m\x1b[H\x1b[2J\x1b[1;1H\x1b[Kone\x1b[2;1H\x1b[Ktwo\x1b[?25l\x1b[?2026l",
    );
    paint(["one", "\x1b[1mtwo\x1b[22m"], undefined);
    expect(last()).toBe("\x1b[?2026h\x1b[2;1H\x1b[K\x1b[1mtwo\x1b[22m\x1b[m\x1b[?2026l");
    expect(writes).toHaveLength(2);
  });

  it("writes nothing when nothing changed", () => {
    const { paint, writes } = painting();
    paint(["one"], { row: 0, column: 1 });
    paint(["one"], { row: 0, column: 1 });
    expect(writes).toHaveLength(1);
  });

  it("keeps a plain start of a row, less one character", () => {
    const { paint, last } = painting();
    paint(["name: Jo"], undefined);
    paint(["name: Joe"], undefined);
    expect(last()).toBe("\x1b[?2026h\x1b[1;8H\x1b[Koe\x1b[?2026l");
    paint(["name: Joe\u0301"], undefined);
    expect(last()).toBe("\x1b[?2026h\x1b[1;9H\x1b[Ke\u0301\x1b[?2026l");
    paint(["\x1b[1mname\x1b[m"], undefined);
    paint(["\x1b[1mnames\x1b[m"], undefined);
    expect(last()).toBe("\x1b[?2026h\x1b[1;1H\x1b[K\x1b[1mnames\x1b[m\x1b[m\x1b[?2026l");
  });

  it("clears rows that vanished", () => {
    const { paint, last } = painting();
    paint(["one", "two", "three"], undefined);
    paint(["one"], undefined);
    expect(last()).toBe("\x1b[?2026h\x1b[2;1H\x1b[J\x1b[?2026l");
  });

  it("places the cursor, and says so only when it has to", () => {
    const { paint, last } = painting();
    paint(["one"], { row: 0, column: 3 });
    expect(last()).toMatch(/\x1b\[1;4H\x1b\[\?25h\x1b\[\?2026l$/);
    paint(["one"], { row: 0, column: 2 });
    expect(last()).toBe("\x1b[?2026h\x1b[1;3H\x1b[?2026l");
    paint(["two"], { row: 0, column: 2 });
    expect(last()).toBe("\x1b[?2026h\x1b[1;1H\x1b[Ktwo\x1b[1;3H\x1b[?2026l");
    paint(["two"], undefined);
    expect(last()).toBe("\x1b[?2026h\x1b[?25l\x1b[?2026l");
  });

  it("moves a hidden cursor without showing it, with one sequence", () => {
    const { paint, last } = painting();
    paint(["one", "two"], { row: 0, column: 1, hidden: true });
    expect(last()).toMatch(/\x1b\[1;2H\x1b\[\?25l\x1b\[\?2026l$/);
    paint(["one", "two"], { row: 1, column: 1, hidden: true });
    expect(last()).toBe("\x1b[?2026h\x1b[2;2H\x1b[?2026l");
    paint(["one", "two"], { row: 1, column: 1 });
    expect(last()).toBe("\x1b[?2026h\x1b[?25h\x1b[?2026l");
  });

  it("draws everything again after a reset, and never touches the scrollback", () => {
    const { paint, reset, writes, last } = painting();
    paint(["one", "two"], { row: 1, column: 0 });
    reset();
    paint(["one", "two"], { row: 1, column: 0 });
    expect(last()).toBe(writes[0]);
    expect(writes.join("")).not.toContain("\x1b[3J");
  });

  it("costs little for a changed row or two", () => {
    const { paint, last } = painting();
    const option = (index: number, active: boolean) =>
      `${active ? "\x1b[36m❯" : " "} ${index}. ( ) ${"A label of a common length ".repeat(3)}\x1b[39m`;
    const frame = (active: number) => Array.from({ length: 20 }, (_, i) => option(i, i === active));
    paint(frame(3), undefined);
    paint(frame(4), undefined);
    expect(Buffer.byteLength(last())).toBeLessThan(400);
  });

  it("always leaves the terminal showing the last frame", async () => {
    const line = fc
      .array(fc.constantFrom("a", "b", " ", "漢", "é", "e\u0301", "\x1b[1m", "\x1b[7m", "\x1b[m"), {
        maxLength: 8,
      })
      .map((parts) => parts.join(""))
      // Rows that fill the width are where terminals differ most in what clearing does.
      .chain((text) =>
        fc.constantFrom(text, "x".repeat(columns), `${text}${"y".repeat(columns)}`.slice(0, columns)),
      )
      .filter((text) => widthOf(text) <= columns);
    const frame = fc.record({
      lines: fc.array(line, { maxLength: rows }),
      cursor: fc.option(fc.record({ row: fc.nat(rows - 1), column: fc.nat(columns - 1) }), {
        nil: undefined,
      }),
      reset: fc.nat(5).map((n) => n === 0),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(frame, { minLength: 1, maxLength: 6 }), async (frames) => {
        const changed = emulator();
        const painter = createPainter((bytes) => changed.term.write(bytes));
        for (const { lines, cursor, reset } of frames) {
          if (reset) painter.reset();
          painter.paint(lines, cursor);
        }
        const final = frames.at(-1);
        const fresh = emulator();
        createPainter((bytes) => fresh.term.write(bytes)).paint(final?.lines ?? [], final?.cursor);
        expect(await changed.cells()).toEqual(await fresh.cells());
        if (final?.cursor) expect(changed.cursor()).toEqual(final.cursor);
      }),
    );
  });
});

function widthOf(text: string): number {
  const visible = text.replace(/\x1b\[\d*m/g, "").replace(/\p{M}/gu, "");
  return visible.length + (visible.match(/漢/g)?.length ?? 0);
}

function emulator() {
  const term = new xterm.Terminal({ cols: columns, rows, allowProposedApi: true });
  const cells = async () => {
    await new Promise<void>((resolve) => term.write("", resolve));
    return Array.from({ length: rows * columns }, (_, i) => {
      const cell = term.buffer.active.getLine(Math.floor(i / columns))?.getCell(i % columns);
      return `${cell?.getChars() || " "}${cell?.isBold() ? "+bold" : ""}${cell?.isInverse() ? "+inverse" : ""}`;
    });
  };
  const cursor = () => ({ row: term.buffer.active.cursorY, column: term.buffer.active.cursorX });
  return { term, cells, cursor };
}
