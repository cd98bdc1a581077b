import * as module from "node:module";
import manifest from "../../package.json" with { type: "json" };
import { cli } from "../text/languages/en/cli.ts";

// Kept small and built for old versions of Node.js, so that those can read it and say what they need;
// in English, since the other languages would make it ten times as large.
const needed = manifest.engines.node.replace(">=", "");
const [neededMajor = 0, neededMinor = 0] = needed.split(".").map(Number);
const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);

if (major < neededMajor || (major === neededMajor && minor < neededMinor)) {
  process.stderr.write(`${cli.oldNode(needed, process.versions.node)}\n`);
  process.exitCode = 2;
} else {
  // Compiled code is kept between runs: the form opens a third faster.
  module.enableCompileCache();
  void import("./main.ts").then(({ main }) => main());
}
