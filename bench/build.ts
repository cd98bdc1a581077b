import { rm } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { dependencyTransforms } from "../.ci/dependency-transforms.ts";
import { literals } from "../.ci/esbuild-options.ts";

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
  define: { "process.env.NODE_ENV": '"production"', "process.env.DEV": '"false"' },
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
      supported: literals,
      banner: {
        js: "import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);",
      },
      plugins: [
        dependencyTransforms({ all: false }),
        {
          name: "without-devtools",
          setup({ onLoad }) {
            onLoad({ filter: /ink[\\/]build[\\/]devtools\.js$/ }, () => ({ contents: "", loader: "js" }));
          },
        },
      ],
    }),
  ]);
}
