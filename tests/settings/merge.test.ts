import { isDeepStrictEqual } from "node:util";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseKeepingNumbers, toJsonText } from "../../src/settings/json-text.ts";
import { differences, merge, without } from "../../src/settings/merge.ts";

const key = fc.constantFrom("a", "b", "c", "__proto__", "constructor");
const leaf = fc.oneof(fc.boolean(), fc.integer(), fc.string(), fc.array(fc.integer(), { maxLength: 2 }));
const { fields } = fc.letrec<{ fields: Record<string, unknown>; value: unknown }>((tie) => ({
  fields: fc.array(fc.tuple(key, tie("value")), { maxLength: 4 }).map((list) => Object.fromEntries(list)),
  value: fc.oneof({ depthSize: "small" }, leaf, tie("fields")),
}));

describe("differences and merge", () => {
  it("change what is asked for and nothing else", () => {
    fc.assert(
      fc.property(fields, fields, (file, change) => {
        const merged = merge(file, differences(file, change));
        // Asking for the same again changes nothing, and all that was asked for is there.
        expect(differences(merged, change)).toEqual({});
        for (const name of Object.keys(file)) {
          if (!Object.hasOwn(change, name)) expect(Object.hasOwn(merged, name)).toBe(true);
          if (!Object.hasOwn(change, name)) expect(merged[name]).toEqual(file[name]);
        }
        expect(Object.keys(merged).slice(0, Object.keys(file).length)).toEqual(Object.keys(file));
      }),
    );
  });

  it("keep the changes of two who start from the same file, when they change different things", () => {
    const names = ["a", "b", "c", "d"];
    const flags = fc.array(fc.boolean(), { minLength: 4, maxLength: 4 });
    fc.assert(
      fc.property(flags, flags, flags, (before, mine, theirs) => {
        const object = (values: boolean[]) => Object.fromEntries(names.map((name, i) => [name, values[i]]));
        const file = { section: object(before) };
        const one = differences(file, { section: object(mine) });
        const two = differences(file, { section: object(theirs) });
        const both = merge(merge(file, one), two);
        const wanted = before.map((old, i) => (theirs[i] !== old ? theirs[i] : mine[i]));
        expect(both).toEqual({ section: Object.fromEntries(names.map((name, i) => [name, wanted[i]])) });
      }),
    );
  });

  it("take entries away by undefined", () => {
    const file = { keymaps: { main: { confirm: "x", cancel: "y" }, own: 1 }, other: 2 };
    const changes = differences(file, { keymaps: { main: { confirm: undefined, toggle: undefined } } });
    expect(merge(file, changes)).toEqual({ keymaps: { main: { cancel: "y" }, own: 1 }, other: 2 });
  });
});

describe("without", () => {
  it("leaves no known field and every unknown one", () => {
    fc.assert(
      fc.property(fields, fields, (file, known) => {
        const rest = without(file, known);
        expect(without(rest, known)).toEqual(rest);
        for (const [name, value] of Object.entries(file))
          if (!Object.hasOwn(known, name)) expect(isDeepStrictEqual(rest[name], value)).toBe(true);
      }),
    );
    expect(without({ a: { b: 1, c: 2 }, d: { b: 1 }, e: 3 }, { a: { b: 0 }, d: { b: 0 } })).toEqual({
      a: { c: 2 },
      e: 3,
    });
  });
});

describe("JSON that is read and written", () => {
  it("keeps every number as it is", () => {
    const text =
      '{\n  "id": 12345678901234567890,\n  "huge": 1e999,\n  "exact": 0.1000000000000000055511\n}\n';
    expect(toJsonText(parseKeepingNumbers(text), text)).toBe(text);
  });

  it("keeps every value, whatever its names are", () => {
    fc.assert(
      fc.property(fc.json(), (text) => {
        expect(JSON.parse(toJsonText(parseKeepingNumbers(text), text))).toEqual(
          JSON.parse(JSON.stringify(JSON.parse(text))),
        );
      }),
    );
  });

  it("keeps the indentation", () => {
    expect(toJsonText({ a: { b: 1 } }, '{\n\t"a": {}\n}')).toBe('{\n\t"a": {\n\t\t"b": 1\n\t}\n}\n');
    expect(toJsonText({ a: 1 }, undefined)).toBe('{\n  "a": 1\n}\n');
  });
});
