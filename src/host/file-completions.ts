import type {
  AutocompleteItem,
  AutocompleteProvider,
  AutocompleteSuggestions,
} from "@earendil-works/pi-tui/dist/autocomplete.js";
import { CombinedAutocompleteProvider } from "@earendil-works/pi-tui/dist/autocomplete.js";
import { fuzzyFilter } from "@earendil-works/pi-tui/dist/fuzzy.js";
import { autocompleteBoundaryRegex, autocompleteSeparatorRegex } from "@earendil-works/pi-tui/dist/utils.js";
import { isPlain, listEntries } from "./list-entries.ts";

const MAX_SUGGESTIONS = 50;
const KEEP_MS = 5_000;

// The same token as in pi-tui's editor and provider, neither of which exports it.
const SEPARATOR = autocompleteSeparatorRegex.source;
const AT_PREFIX = new RegExp(
  `(?:${autocompleteBoundaryRegex.source}|["'=])[([{<\`]*(@(?:"[^"]*|(?:(?!${SEPARATOR})[^"'=])*))$`,
  "u",
);
const NEEDS_QUOTES = new RegExp(`${SEPARATOR}|['=]`, "u");
const EXPLICIT_PATH = /^@"?(?:\.{0,2}|~)\//;

type Options = Parameters<AutocompleteProvider["getSuggestions"]>[3];

/**
 * Completes `@` and a part of a name to files and folders below `folder`, but for what .gitignore excludes; hidden
 * ones if a part of the name begins with a dot. Symbolic links are listed, not entered. A listing ends after 20,000
 * entries, forty levels or two seconds, the nearest first, and serves for five seconds, also after an abort. Paths
 * (`./x`, `~/x`, also after `@`) are completed by pi-tui, one folder at a time. `now` gives milliseconds of any
 * origin. Never rejects: what cannot be read has no suggestions.
 */
export function createFileCompletions(folder: string, now = () => performance.now()): AutocompleteProvider {
  const paths = new CombinedAutocompleteProvider([], folder, null);
  const list = keepListings((hidden) => listEntries(folder, hidden, now), now);

  const completePath = async (lines: string[], row: number, column: number, options: Options) => {
    const found = await paths.getSuggestions(lines, row, column, options);
    // After a space pi-tui would offer the whole folder, and Enter would take it.
    if (!found || (found.prefix === "" && !options.force)) return null;
    return suggestions(
      found.prefix,
      found.items.filter((item) => isPlain(item.label)),
    );
  };

  const completePathAfterAt = async (prefix: string, options: Options) => {
    const path = prefix.slice(1);
    const found = await completePath([path], 0, path.length, { ...options, force: true });
    return suggestions(prefix, found ? afterAt(found.items, path) : []);
  };

  const completeName = async (prefix: string, { signal }: Options) => {
    const quoted = prefix.startsWith('@"');
    const query = prefix.slice(quoted ? 2 : 1);
    const entries = await unlessAborted(signal, () => list(/(?:^|\/)\./.test(query)));
    return suggestions(
      prefix,
      rank(entries, query).map((entry) => toItem(entry, quoted)),
    );
  };

  return {
    async getSuggestions(lines, row, column, options) {
      const prefix = AT_PREFIX.exec((lines[row] ?? "").slice(0, column))?.[1];
      if (prefix === undefined) return completePath(lines, row, column, options);
      return EXPLICIT_PATH.test(prefix)
        ? completePathAfterAt(prefix, options)
        : completeName(prefix, options);
    },
    applyCompletion: (...request) => paths.applyCompletion(...request),
    shouldTriggerFileCompletion: (...request) => paths.shouldTriggerFileCompletion(...request),
  };
}

function suggestions(prefix: string, items: AutocompleteItem[]): AutocompleteSuggestions | null {
  return items.length > 0 ? { prefix, items } : null;
}

/** What pi-tui has for a path, under the rules for names after `@`. */
function afterAt(items: AutocompleteItem[], path: string): AutocompleteItem[] {
  const hidden = /\/\.[^/]*$/.test(path);
  return items
    .filter(({ label }) => label !== ".git/" && (hidden || !label.startsWith(".")))
    .map((item) => ({ ...item, value: `@${item.value}` }));
}

/** Best first. A folder named in full before the last slash limits the search to what it holds. */
function rank(entries: string[], query: string): string[] {
  const nameAt = query.lastIndexOf("/") + 1;
  const scope = query.slice(0, nameAt);
  const within = scope !== "" && entries.includes(scope);
  const candidates = within ? entries.filter((entry) => entry !== scope && entry.startsWith(scope)) : entries;
  const start = within ? nameAt : 0;
  // Without its slash a folder counts as an exact match of its name.
  const textOf = (entry: string) => entry.slice(start, entry.endsWith("/") ? -1 : undefined);
  return fuzzyFilter(candidates, query.slice(start), textOf).slice(0, MAX_SUGGESTIONS);
}

function toItem(entry: string, quoted: boolean): AutocompleteItem {
  const label = entry.slice(entry.lastIndexOf("/", entry.length - 2) + 1);
  const value = quoted || NEEDS_QUOTES.test(entry) ? `@"${entry}"` : `@${entry}`;
  return label === entry ? { value, label } : { value, label, description: entry };
}

/** Gives up the wait, not the work: the next key wants the same listing. */
async function unlessAborted(signal: AbortSignal, work: () => Promise<string[]>): Promise<string[]> {
  if (signal.aborted) return [];
  const given = Promise.withResolvers<string[]>();
  const giveUp = () => given.resolve([]);
  signal.addEventListener("abort", giveUp);
  try {
    return await Promise.race([work(), given.promise]);
  } finally {
    signal.removeEventListener("abort", giveUp);
  }
}

type List = (hidden: boolean) => Promise<string[]>;

function keepListings(list: List, now: () => number): List {
  const kept = new Map<boolean, { entries: Promise<string[]>; until: number }>();
  return (hidden) => {
    const last = kept.get(hidden);
    if (last && now() < last.until) return last.entries;
    const entries = list(hidden).catch(() => []);
    const listing = { entries, until: Number.POSITIVE_INFINITY };
    kept.set(hidden, listing);
    void entries.then(() => {
      listing.until = now() + KEEP_MS;
    });
    return entries;
  };
}
