import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach } from "vitest";

/** A folder of its own for every test of a file. */
export function scratchFolder(): { path: (name: string) => string; mode: (name: string) => number } {
  let folder = "";
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "ask-form-"));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));
  const path = (name: string) => join(folder, name);
  return { path, mode: (name) => statSync(path(name)).mode & 0o777 };
}
