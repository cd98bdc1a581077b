import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { keys, press, root } from "../helpers/cli.ts";
import { piProgram } from "../helpers/pi/home.ts";
import { setUpPi } from "../helpers/pi/set-up-pi.ts";

// Not among the dependencies: its command would stand in the way of the current one's.
const cache = join(root, "node_modules/.cache/pi-oldest");
const folder = join(cache, "node_modules/@earendil-works/pi-coding-agent");
if (!existsSync(folder)) install();

function install(): void {
  mkdirSync(cache, { recursive: true });
  const flags = ["--prefix", cache, "--ignore-scripts", "--no-audit", "--no-fund"];
  const { status, stderr } = spawnSync(
    "npm",
    ["install", ...flags, "@earendil-works/pi-coding-agent@0.84.4"],
    {
      encoding: "utf8",
    },
  );
  if (status !== 0) throw new Error(`npm could not install the oldest Pi: ${stderr}`);
}

const options = [
  { value: "a", label: "Alpha" },
  { value: "b", label: "Beta" },
];
const form = { questions: [{ id: "db", label: "Database", prompt: "Which database?", options }] };

describe("the oldest Pi that ask-form states", { timeout: 60_000 }, () => {
  const pi = setUpPi({ extension: root, program: piProgram(folder) });

  it("is the one that this runs on", () => {
    const { version } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
    expect(version).toBe("0.84.4");
    expect(readFileSync(join(root, "adapter/index.ts"), "utf8")).toContain('const OLDEST = "0.84";');
    expect(readFileSync(join(root, "README.md"), "utf8")).toContain("Pi 0.84 or newer");
  });

  it("asks, with an own answer and a note, and tells the model", async () => {
    const script = [{ calls: [{ name: "ask_user", args: form }] }, "Thank you."];
    const session = await pi.start({ script });
    session.prompt("Ask me");
    await press(
      session.pty,
      ["", /esc cancel/],
      ["n", /Note on "Alpha"/],
      ["fast", /fast/],
      [keys.enter, /✎ fast/],
      ["1", /Ready\?/],
    );
    session.pty.write(keys.enter);
    expect(await session.toolResult("ask_user")).toBe("Database: Alpha\nDatabase / Alpha note: fast");
    await session.pty.waitFor(/Thank you\./);
    expect(await session.quit()).toBe(0);
  });
});
