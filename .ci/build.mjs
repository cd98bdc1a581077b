// Builds dist/: cli.js (checks the version of Node.js), cli-main.js (the command line, everything bundled) and
// index.js (the library, which leaves its dependencies out). Types come from tsc.
import { chmod, rm, symlink } from "node:fs/promises";
import { build } from "esbuild";

const shared = {
  bundle: true,
  format: "esm",
  platform: "node",
  target: "node22.19",
  jsx: "automatic",
  legalComments: "none",
  logLevel: "warning",
};

// Some bundled packages are CommonJS and call `require` for what Node.js brings.
const requireBanner = {
  js: "import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);",
};

// Ink's developer tools need a package that is not there; they are only loaded when DEV is set.
const withoutDevtools = {
  name: "without-devtools",
  setup({ onLoad }) {
    onLoad({ filter: /ink[\\/]build[\\/]devtools\.js$/ }, () => ({ contents: "", loader: "js" }));
  },
};

/** The start file names the main file as it is called in dist/. */
const mainFile = {
  name: "main-file",
  setup({ onResolve }) {
    onResolve({ filter: /^\.\/main\.ts$/ }, () => ({ path: "./cli-main.js", external: true }));
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
    plugins: [mainFile],
  }),
  build({
    ...shared,
    entryPoints: { "cli-main": "src/cli/main.ts" },
    outdir: "dist",
    minify: true,
    keepNames: false,
    define: { "process.env.NODE_ENV": '"production"', "process.env.DEV": '"false"' },
    banner: requireBanner,
    plugins: [withoutDevtools],
  }),
  build({
    ...shared,
    entryPoints: { index: "src/index.ts" },
    outdir: "dist",
    external: ["ink", "react", "react/*", "zod", "zod/*", "zustand", "zustand/*"],
    banner: requireBanner,
  }),
]);
await chmod("dist/cli.js", 0o755);

// In a checkout `npx ask-form` finds the command here at once; without it npx installs the checkout into its cache
// first, which takes seconds. Where links can't be made, npx does that.
const link = "node_modules/.bin/ask-form";
await rm(link, { force: true });
await symlink("../../dist/cli.js", link).catch(() => {});
