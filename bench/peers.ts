import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { contestants } from "./pty/contestants.ts";

const folder = fileURLToPath(new URL(".", import.meta.url));
const root = fileURLToPath(new URL("..", import.meta.url));

/** Installs the peers that stand in bench/package.json, where one is missing or of another version. */
export function installPeers(): void {
  const { dependencies }: { dependencies: Record<string, string> } = JSON.parse(
    readFileSync(`${folder}package.json`, "utf8"),
  );
  const current = Object.entries(dependencies).every(
    ([name, version]) => versionIn(folder, name) === version,
  );
  if (current) return;
  const { status } = spawnSync("npm", ["ci", "--prefix", folder, "--no-audit", "--no-fund"], {
    stdio: ["ignore", "ignore", "inherit"],
  });
  if (status !== 0) throw new Error("The peers in bench/package.json could not be installed");
}

/** The versions that are compared, by name: Node.js, ours and each peer's. */
export function versions(): Record<string, string> {
  const own: { version: string } = JSON.parse(readFileSync(`${root}package.json`, "utf8"));
  const peers = contestants.flatMap(({ name, package: of }) =>
    of === undefined ? [] : [[name, versionIn(folder, of) ?? versionIn(root, of) ?? "?"] as const],
  );
  return { "Node.js": process.versions.node, "ask-form": own.version, ...Object.fromEntries(peers) };
}

function versionIn(place: string, name: string): string | undefined {
  try {
    return JSON.parse(readFileSync(`${place}node_modules/${name}/package.json`, "utf8")).version;
  } catch {
    return undefined;
  }
}
