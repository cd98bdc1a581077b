import type { BuildOptions, Plugin } from "esbuild";
import { transforms } from "./dependency-transforms.ts";
import { transformPlugin } from "./transform-plugin.ts";

/**
 * For esbuild's `supported`: regular expressions stay literals, which are compiled when they are used. esbuild takes these
 * for unknown to the oldest Node.js that we build for, and makes objects of them at the start.
 */
export const literals = {
  "regexp-set-notation": true,
  "regexp-unicode-property-escapes": true,
  "regexp-lookbehind-assertions": true,
};

/** Some bundled packages are CommonJS and call `require` for what Node.js brings. */
export const requireBanner = {
  js: "import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);",
};

/** Ink's developer tools need a package that is not there; they are only loaded when DEV is set. */
const withoutDevtools: Plugin = {
  name: "without-devtools",
  setup({ onLoad }) {
    onLoad({ filter: /ink[\\/]build[\\/]devtools\.js$/ }, () => ({ contents: "", loader: "js" }));
  },
};

/** React and Ink as they are for users. */
export const production = { "process.env.NODE_ENV": '"production"', "process.env.DEV": '"false"' };

/** What draws forms, with all of its packages. With `all`, the build fails where a changed dependency is not part of it. */
export function withPackages({ all }: { readonly all: boolean }) {
  return {
    define: production,
    banner: requireBanner,
    supported: literals,
    plugins: [withoutDevtools, transformPlugin(transforms, { all })],
  } satisfies BuildOptions;
}
