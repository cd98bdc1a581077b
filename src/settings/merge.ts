import { isDeepStrictEqual } from "node:util";
import { isRecord } from "../form/normalize.ts";

type Fields = Readonly<Record<string, unknown>>;

/** What of `change` differs from `current`, at the lowest level. An entry with the value undefined takes one away. */
export function differences(current: Fields, change: Fields): Fields {
  return Object.fromEntries(
    Object.entries(change).flatMap(([key, wanted]): [string, unknown][] => {
      const old = Object.hasOwn(current, key) ? current[key] : undefined;
      if (!isRecord(wanted)) return isDeepStrictEqual(old, wanted) ? [] : [[key, wanted]];
      const inner = differences(isRecord(old) ? old : {}, wanted);
      return isRecord(old) && Object.keys(inner).length === 0 ? [] : [[key, inner]];
    }),
  );
}

/** `file` with the differences in it. Everything else stays, in its place. */
export function merge(file: Fields, changes: Fields): Fields {
  const entries = new Map(Object.entries(file));
  for (const [key, wanted] of Object.entries(changes)) {
    const old = entries.get(key);
    if (wanted === undefined) entries.delete(key);
    else entries.set(key, isRecord(wanted) ? merge(isRecord(old) ? old : {}, wanted) : wanted);
  }
  return Object.fromEntries(entries);
}

/** `file` without the fields that `known` has. Fields of unknown names stay, inside known ones too. */
export function without(file: Fields, known: Fields): Fields {
  return Object.fromEntries(
    Object.entries(file).flatMap(([key, value]): [string, unknown][] => {
      if (!Object.hasOwn(known, key)) return [[key, value]];
      const inner = known[key];
      if (!isRecord(value) || !isRecord(inner)) return [];
      const rest = without(value, inner);
      return Object.keys(rest).length === 0 ? [] : [[key, rest]];
    }),
  );
}
