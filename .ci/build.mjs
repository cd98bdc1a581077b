// Builds dist/: cli.js (checks the version of Node.js), cli-main.js (the command line, everything bundled), index.js (the
// library, which leaves its dependencies out), pi/index.js (what Pi loads at start) and pi/form.js (what it loads when the
// first form opens), with pi/contract.js (checks and results) and pi/wrap.js (the transcript). Nothing of them imports Pi's
// packages: a file that does is translated by Pi first, which takes seconds for one of this size, and an installed copy
// could not find them. Types come from tsc.
import { chmod, rm, symlink } from "node:fs/promises";
import { build } from "esbuild";
import { askUserJsonSchema } from "../src/contracts/ask-user/input.ts";
import { literals, requireBanner, withPackages } from "./esbuild-options.ts";

const shared = {
  bundle: true,
  format: "esm",
  platform: "node",
  target: "node22.19",
  jsx: "automatic",
  legalComments: "none",
  // Characters of other scripts as they are, not as escapes of six bytes each.
  charset: "utf8",
  logLevel: "warning",
  supported: literals,
};

// What is imported when it is needed is a file of its own: half of the code is grammars of highlighted languages.
const inParts = { splitting: true, chunkNames: "parts/[name]-[hash]" };

/** A file of the build that is loaded when it is needed, called as it is in dist/. */
function loadedLater(source, name) {
  return {
    name: `loaded-later-${name}`,
    setup({ onResolve }) {
      onResolve({ filter: new RegExp(`^${source.replace(/[./]/g, "\\$&")}$`) }, () => ({
        path: name,
        external: true,
      }));
    },
  };
}

/** The tool's schema as finished JSON: Pi's start loads no zod. */
const finishedSchema = {
  name: "finished-schema",
  setup({ onLoad }) {
    onLoad({ filter: /adapter[\\/]ask-user-schema\.ts$/ }, () => ({
      contents: `export const askUserSchema = ${JSON.stringify(askUserJsonSchema())};`,
      loader: "js",
    }));
  },
};

await rm("dist", { recursive: true, force: true });
await Promise.all([
  build({
    ...shared,
    entryPoints: { cli: "src/cli/start.ts" },
    outdir: "dist",
    target: "node14",
    banner: { js: "#!/usr/bin/env node" },
    plugins: [loadedLater("./main.ts", "./cli-main.js")],
  }),
  build({
    ...shared,
    entryPoints: { "cli-main": "src/cli/main.ts" },
    outdir: "dist",
    ...inParts,
    minify: true,
    ...withPackages({ all: true }),
  }),
  build({
    ...shared,
    entryPoints: { index: "src/index.ts" },
    outdir: "dist",
    external: ["ink", "react", "react/*", "zod", "zod/*", "zustand", "zustand/*"],
    banner: requireBanner,
  }),
  build({
    ...shared,
    entryPoints: { index: "adapter/index.ts" },
    outdir: "dist/pi",
    minify: true,
    plugins: [
      loadedLater("./form-module.ts", "./form.js"),
      loadedLater("../src/text/wrap.ts", "./wrap.js"),
      loadedLater("./contract-module.ts", "./contract.js"),
      finishedSchema,
    ],
  }),
  build({
    ...shared,
    entryPoints: {
      form: "adapter/form-module.ts",
      contract: "adapter/contract-module.ts",
      wrap: "src/text/wrap.ts",
    },
    outdir: "dist/pi",
    ...inParts,
    minify: true,
    ...withPackages({ all: true }),
  }),
]);
await chmod("dist/cli.js", 0o755);

// In a checkout `npx ask-form` finds the command here at once; without it npx installs the checkout into its cache
// first, which takes seconds. Where links can't be made, npx does that.
const link = "node_modules/.bin/ask-form";
await rm(link, { force: true });
await symlink("../../dist/cli.js", link).catch(() => {});
