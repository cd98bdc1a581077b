import { rm } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { production, withPackages } from "../.ci/esbuild-options.ts";

const root = fileURLToPath(new URL("..", import.meta.url));

/** Where what the benchmark runs is built. */
export const built = fileURLToPath(new URL("./build", import.meta.url));

const shared = {
  absWorkingDir: root,
  bundle: true,
  platform: "node",
  format: "esm",
  jsx: "automatic",
  target: "node22.19",
  logLevel: "warning",
  define: production,
  outExtension: { ".js": ".mjs" },
} as const;

/** Builds the contestants, which take their packages from node_modules, and ask-form's own parts, bundled as in dist/. */
export async function buildAll(): Promise<void> {
  await rm(built, { recursive: true, force: true });
  const contestants = ["clack.ts", "inquirer.ts", "enquirer.ts", "pi-tui.ts", "ink-select.tsx"];
  await Promise.all([
    build({
      ...shared,
      entryPoints: [
        ...contestants.map((name) => `bench/pty/contestants/${name}`),
        "bench/in-process/boxes.tsx",
      ],
      outdir: built,
      outbase: "bench",
      packages: "external",
    }),
    build({
      ...shared,
      entryPoints: ["bench/in-process/ask-form.ts", "bench/in-process/parts.ts"],
      outdir: built,
      outbase: "bench",
      minify: true,
      ...withPackages({ all: false }),
    }),
  ]);
}

/** Builds the program in files that can be read, for a profile. Gives the file to run. */
export async function buildReadable(): Promise<string> {
  const outdir = join(built, "readable");
  await build({
    ...shared,
    ...withPackages({ all: true }),
    stdin: {
      contents: `import { enableCompileCache } from "node:module";
enableCompileCache();
const { main } = await import("./src/cli/main.ts");
await main();`,
      resolveDir: root,
    },
    splitting: true,
    outdir,
  });
  return join(outdir, "stdin.mjs");
}
