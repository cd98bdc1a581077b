import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FileEntry } from "@earendil-works/pi-coding-agent";
import { root } from "../cli.ts";

/** Folders that belong to one person on one computer: what Pi keeps from one start to the next. */
export type Home = {
  readonly folder: string;
  /** Pi's own folder: settings, models, sessions. */
  readonly agentDir: string;
  /** The working directory. */
  readonly project: string;
  /** Makes the model under this URL Pi's only one, and these its settings, beside those that it has already. */
  configure(modelUrl: string, settings?: object): void;
  /** The environment in which everything is found here and nothing in the network. */
  readonly env: Record<string, string>;
  /** The session that was written to last, entry by entry; none before the model's first answer. */
  session(): FileEntry[];
  /** The processes that run in this home, whoever started them. Linux only. */
  processes(): number[];
  remove(): void;
};

/** The program of a Pi: of the one that this project has, or of the one whose package is in this folder. */
export function piProgram(folder = join(root, "node_modules/@earendil-works/pi-coding-agent")): string {
  const { bin }: { bin: { pi: string } } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  return join(folder, bin.pi);
}

/** A new, empty home in the folder for temporary files. */
export function createHome(): Home {
  const folder = mkdtempSync(join(tmpdir(), "ask-form-pi-"));
  const [agentDir, project] = [join(folder, "agent"), join(folder, "project")];
  mkdirSync(agentDir);
  mkdirSync(project);

  return {
    folder,
    agentDir,
    project,
    configure(modelUrl, settings = {}) {
      writeJson(join(agentDir, "models.json"), models(modelUrl));
      const file = join(agentDir, "settings.json");
      const written = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
      writeJson(file, { ...quiet, ...written, ...settings });
      // Pi looks for these two programs and says so where it finds none.
      for (const name of ["fd", "rg"]) writeProgram(join(agentDir, "bin"), name, "#!/bin/sh\nexit 1\n");
    },
    env: {
      HOME: folder,
      PI_CODING_AGENT_DIR: agentDir,
      PI_OFFLINE: "1",
      PI_SKIP_VERSION_CHECK: "1",
      PI_TELEMETRY: "0",
    },
    session() {
      const newest = sessionFiles(agentDir).sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs)[0];
      const lines = newest === undefined ? [] : readFileSync(newest, "utf8").split("\n");
      return lines.filter((line) => line !== "").map((line): FileEntry => JSON.parse(line));
    },
    processes: () => processesWith(`PI_CODING_AGENT_DIR=${agentDir}`),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** No retries, no summaries, no news: Pi asks the model only what a test makes it ask. */
const quiet = {
  defaultProvider: "loopback",
  defaultModel: "scripted",
  defaultThinkingLevel: "off",
  theme: "dark",
  quietStartup: true,
  enableInstallTelemetry: false,
  retry: { enabled: false },
  compaction: { enabled: false },
  cacheWarming: "off",
};

function models(baseUrl: string): object {
  const cost = { input: 0, output: 0, cacheRead: 0, cacheWrite: 0 };
  const limits = { contextWindow: 128_000, maxTokens: 4096 };
  const model = { id: "scripted", name: "Scripted", reasoning: false, input: ["text"], cost, ...limits };
  const provider = { baseUrl, api: "openai-completions", apiKey: "none", models: [model] };
  return { providers: { loopback: provider } };
}

function writeProgram(folder: string, name: string, content: string): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, name), content, { mode: 0o755 });
}

function writeJson(file: string, content: unknown): void {
  writeFileSync(file, JSON.stringify(content, null, 2));
}

function sessionFiles(agentDir: string): string[] {
  const folder = join(agentDir, "sessions");
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" });
  return names.filter((name) => name.endsWith(".jsonl")).map((name) => join(folder, name));
}

function processesWith(variable: string): number[] {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => readProcess(pid).split("\0").includes(variable))
    .map(Number);
}

/** The environment of a process; empty if it has just ended or belongs to somebody else. */
function readProcess(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/environ`, "utf8");
  } catch {
    return "";
  }
}
