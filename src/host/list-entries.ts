import { access, lstat, opendir, readFile, realpath } from "node:fs/promises";
import { dirname, join, relative, sep } from "node:path";
import type ignore from "ignore";
import { clean } from "../text/clean.ts";

const MAX_ENTRIES = 20_000;
const MAX_DEPTH = 40;
const MAX_RULES_BYTES = 100_000;
const FOLDERS_AT_ONCE = 8;
const LISTING_MS = 2_000;
// Each `**` multiplies the time of a match by the depth of the path.
const MAX_GLOBSTARS = 4;

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
export async function listEntries(folder: string, hidden: boolean, now: () => number): Promise<string[]> {
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

/** Can be shown and inserted as it is, and read as one name in quotes. U+FFFD stands for bytes that are not UTF-8. */
export function isPlain(name: string): boolean {
  return clean(name) === name && !/[\n"\ufffd]/.test(name);
}
