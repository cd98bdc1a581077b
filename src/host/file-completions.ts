import { access, lstat, opendir, readFile, realpath } from "node:fs/promises";
import { dirname, join, relative, sep } from "node:path";
import type {
  AutocompleteItem,
  AutocompleteProvider,
  AutocompleteSuggestions,
} from "@earendil-works/pi-tui/dist/autocomplete.js";
import { CombinedAutocompleteProvider } from "@earendil-works/pi-tui/dist/autocomplete.js";
import { fuzzyFilter } from "@earendil-works/pi-tui/dist/fuzzy.js";
import { autocompleteBoundaryRegex, autocompleteSeparatorRegex } from "@earendil-works/pi-tui/dist/utils.js";
import type ignore from "ignore";
import { clean } from "../text/clean.ts";

const MAX_ENTRIES = 20_000;
const MAX_SUGGESTIONS = 50;
const MAX_DEPTH = 40;
const MAX_RULES_BYTES = 100_000;
// Each `**` multiplies the time of a match by the depth of the path.
const MAX_GLOBSTARS = 4;
const FOLDERS_AT_ONCE = 8;
const LISTING_MS = 2_000;
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

/** Can be shown and inserted as it is, and read as one name in quotes. U+FFFD stands for bytes that are not UTF-8. */
function isPlain(name: string): boolean {
  return clean(name) === name && !/[\n"\ufffd]/.test(name);
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

/** A folder to read: its path below the listed one, empty or with a slash at its end, and the rules from above it. */
type Folder = { path: string; rules: ignore.Ignore };
type Walk = {
  root: string;
  base: string;
  hidden: boolean;
  create(): ignore.Ignore;
  isOver(found: number): boolean;
};

/** Paths below `folder`, of folders with a slash at the end; nearest first, so that the limits cost the deepest. */
async function listEntries(folder: string, hidden: boolean, now: () => number): Promise<string[]> {
  const { default: createRules } = await import("ignore");
  const ignorecase = process.platform === "win32" || process.platform === "darwin";
  const create = () => createRules({ ignorecase });
  const root = await realpath(folder);
  const { base, rules } = await outerRules(root, create);
  const end = now() + LISTING_MS;
  const walk = { root, base, hidden, create, isOver: (found: number) => found >= MAX_ENTRIES || now() > end };

  const entries: string[] = [];
  const queue: Folder[] = [{ path: "", rules }];
  while (queue.length > 0 && !walk.isOver(entries.length)) {
    const read = await Promise.all(queue.splice(0, FOLDERS_AT_ONCE).map((next) => readFolder(walk, next)));
    for (const { rules, found } of read) {
      for (const path of found) {
        entries.push(path);
        if (path.endsWith("/") && path.split("/").length <= MAX_DEPTH) queue.push({ path, rules });
      }
    }
  }
  return entries.slice(0, MAX_ENTRIES);
}

async function readFolder(walk: Walk, { path, rules: outer }: Folder) {
  const place = join(walk.root, path);
  const rules = await addRules(outer, place, walk.base + path, walk.create);
  const found: string[] = [];
  try {
    // Read in portions: one huge folder neither fills the memory nor holds up a key.
    for await (const entry of await opendir(place, { bufferSize: 128 })) {
      if (walk.isOver(found.length)) break;
      const { name } = entry;
      if (name === ".git" || (!walk.hidden && name.startsWith(".")) || !isPlain(name)) continue;
      if (!entry.isDirectory() && !entry.isFile() && !entry.isSymbolicLink()) continue;
      const below = `${path}${name}${entry.isDirectory() ? "/" : ""}`;
      if (!rules.ignores(walk.base + below)) found.push(below);
    }
  } catch {
    // Unreadable, or gone since its parent was read: what has been found so far counts.
  }
  return { rules, found: found.sort() };
}

/** The rules that the repository around `root` has above it, and the path of `root` there, as in `Folder`. */
async function outerRules(root: string, create: () => ignore.Ignore) {
  const top = await repositoryOf(root);
  const parts = relative(top, root).split(sep).filter(Boolean);
  let base = "";
  let rules = create();
  for (const part of parts) {
    rules = await addRules(rules, join(top, base), base, create);
    base += `${part}/`;
  }
  // Whoever works inside an ignored folder wants its files.
  return { base, rules: base !== "" && rules.ignores(base) ? create() : rules };
}

async function repositoryOf(folder: string): Promise<string> {
  for (let place = folder; ; place = dirname(place)) {
    const found = await access(join(place, ".git")).then(
      () => true,
      () => false,
    );
    if (found) return place;
    if (dirname(place) === place) return folder;
  }
}

async function addRules(outer: ignore.Ignore, place: string, base: string, create: () => ignore.Ignore) {
  const file = join(place, ".gitignore");
  try {
    const stats = await lstat(file);
    // Like Git, which does not follow a link here; and reading a pipe would never end.
    if (!stats.isFile() || stats.size > MAX_RULES_BYTES) return outer;
    const lines = (await readFile(file, "utf8")).replace(/^\ufeff/, "").split(/\r?\n/);
    // One set of rules for all levels: an inner `!` has to be able to take back an outer rule.
    return create()
      .add(outer)
      .add(lines.map((line) => rebase(line, base)));
  } catch {
    return outer;
  }
}

/** A line of the .gitignore in `base`, as it would stand in the topmost one. Empty if it is no rule or too costly. */
function rebase(line: string, base: string): string {
  if (line.startsWith("#") || line.split("**").length > MAX_GLOBSTARS + 1) return "";
  if (base === "") return line;
  const negated = line.startsWith("!") ? "!" : "";
  const pattern = line.slice(negated.length).replace(/^\//, "");
  if (pattern.trim() === "") return "";
  const anchored = /\/(?! *$)/.test(line);
  return `${negated}/${base.replace(/[\\*?[ ]/g, "\\$&")}${anchored ? "" : "**/"}${pattern}`;
}
