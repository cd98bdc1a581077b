/** Where the time until the first frame goes: `npm run bench:profile` prints the share of each package, as a table. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import type { Profiler } from "node:inspector";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { buildReadable } from "./build.ts";
import { markdown } from "./format.ts";
import { formInput, showsQuestion } from "./forms.ts";
import { openTerminal } from "./pty/terminal.ts";

const rounds = 10;
/** Microseconds between two looks. */
const interval = 100;
/** Microseconds of idleness after which the first frame has been drawn. */
const settled = 25_000;

/** The profiler looks by SIGPROF, which the program takes for the wish that it ends. */
const deaf = `data:text/javascript,const { on } = process;
process.on = (name, listener) => name === "SIGPROF" ? process : on.call(process, name, listener);`;

/** The profile of one run, to its end. */
async function profileOf(program: string, home: string): Promise<Profiler.Profile> {
  const folder = mkdtempSync(join(home, "profile-"));
  const flags = ["--cpu-prof", `--cpu-prof-interval=${interval}`, `--cpu-prof-dir=${folder}`];
  const terminal = openTerminal([...flags, "--import", deaf, program, join(home, "form.json")], home);
  if ((await terminal.until(showsQuestion, 10_000)) === undefined) throw new Error("no first frame");
  await terminal.silence((2 * settled) / 1_000);
  terminal.write("\x03");
  await terminal.ended;
  const [file = ""] = readdirSync(folder);
  return JSON.parse(readFileSync(join(folder, file), "utf8"));
}

/** Microseconds until the first frame, by who took them. */
function sharesOf({ nodes, samples = [], timeDeltas = [] }: Profiler.Profile, folder: string) {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const parents = new Map(nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id])));
  const shares = new Map<string, number>();
  let idle = 0;
  for (const [index, id] of samples.entries()) {
    const node = byId.get(id);
    // A delta tells how long it took to the sample that it stands with: the one before was at work.
    const took = timeDeltas[index + 1] ?? 0;
    const name = node?.callFrame.functionName;
    idle = name === "(idle)" ? idle + took : 0;
    if (idle > settled) break;
    if (name === "(idle)") continue;
    const who = name === "(garbage collector)" ? "garbage collection" : ownerOf(id);
    shares.set(who, (shares.get(who) ?? 0) + took);
  }
  return shares;

  function ownerOf(id: number | undefined): string {
    const node = id === undefined ? undefined : byId.get(id);
    if (node === undefined) return "Node.js";
    const { url, lineNumber } = node.callFrame;
    if (url.startsWith("node:")) return "Node.js";
    if (url.startsWith("wasm:")) return "yoga-layout";
    if (dirname(url).endsWith(folder)) return packageAt(join(folder, basename(url)), lineNumber);
    return ownerOf(parents.get(node.id));
  }
}

const packages = new Map<string, readonly string[]>();

/** The package of a line: esbuild puts the name of each file above what it made of it. */
function packageAt(path: string, line: number): string {
  const known = packages.get(path) ?? packagesOf(readFileSync(path, "utf8"));
  packages.set(path, known);
  return known[line] ?? "ask-form";
}

function packagesOf(text: string): readonly string[] {
  // The body of a bundled file runs all modules one after the other.
  let current = "bodies of modules";
  return text.split("\n").map((line) => {
    const [, file] = /^ *\/\/ (\S+\.(?:[cm]?js|tsx?|json))$/.exec(line) ?? [];
    if (file !== undefined) current = /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file)?.[1] ?? "ask-form";
    return current;
  });
}

const program = await buildReadable();
const home = mkdtempSync(join(tmpdir(), "ask-form-profile-"));
try {
  writeFileSync(join(home, "form.json"), JSON.stringify(formInput({ questions: 1, options: 5 })));
  // The first two fill the cache of compiled code.
  const profiles: Profiler.Profile[] = [];
  for (let round = -2; round < rounds; round++) {
    const profile = await profileOf(program, home);
    if (round >= 0) profiles.push(profile);
  }
  const sums = new Map<string, number>();
  for (const [who, took] of profiles.flatMap((profile) => [...sharesOf(profile, dirname(program))]))
    sums.set(who, (sums.get(who) ?? 0) + took);
  const total = [...sums.values()].reduce((sum, took) => sum + took, 0);
  const rows = [...sums]
    .map(([who, took]) => ({ who, share: (100 * took) / total }))
    .sort((a, b) => b.share - a.share);
  const large = rows.filter(({ share }) => share >= 2);
  const rest = rows.filter(({ share }) => share < 2).reduce((sum, { share }) => sum + share, 0);
  const table = [...large, { who: "all others", share: rest }];
  const lines = table.map(({ who, share }) => [who, `${share.toFixed(0)} %`]);
  process.stdout.write(`${markdown([["", "share"], ...lines])}\n`);
} finally {
  rmSync(home, { recursive: true });
}
