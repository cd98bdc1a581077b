// Exact replacements in dependencies' files that are pinned by their content: a build stops where a dependency has changed.
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { Plugin } from "esbuild";

export interface Transform {
  /** Below node_modules. */
  readonly file: string;
  /** Of the file as it is. */
  readonly sha256: string;
  /** What stands there once, and what takes its place. */
  readonly replacements: readonly (readonly [find: string, replacement: string])[];
}

/** The text of a dependency's file with its changes. Throws where it is another one than the changes were made for. */
export function transformed({ file, sha256, replacements }: Transform, text: string): string {
  const found = createHash("sha256").update(text).digest("hex");
  if (found !== sha256) {
    throw new Error(
      `${file} has changed (${found}): check its changes in .ci/dependency-transforms.ts, or drop them`,
    );
  }
  return replacements.reduce((before, [find, replacement]) => {
    if (before.split(find).length !== 2)
      throw new Error(`${file}: ${JSON.stringify(find)} is not there once`);
    return before.replace(find, () => replacement);
  }, text);
}

/** For esbuild: bundles the changed files. With `all`, a build in which one of them is not bundled fails. */
export function transformPlugin(
  transforms: readonly Transform[],
  { all }: { readonly all: boolean },
): Plugin {
  return {
    name: "transforms",
    setup({ onLoad, onEnd }) {
      const missing = new Set(transforms.map(({ file }) => file));
      for (const transform of transforms) {
        const path = transform.file.replaceAll(".", "\\.").replaceAll("/", String.raw`[\\/]`);
        onLoad({ filter: new RegExp(String.raw`node_modules[\\/]${path}$`) }, async (file) => {
          missing.delete(transform.file);
          return { contents: transformed(transform, await readFile(file.path, "utf8")), loader: "js" };
        });
      }
      onEnd(() => {
        if (all && missing.size > 0) throw new Error(`not bundled any more: ${[...missing].join(", ")}`);
      });
    },
  };
}
