import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, normalize, relative } from "node:path";
import { describe, expect, it } from "vitest";

const root = join(import.meta.dirname, "..");

/** The rooms, and what each may import: other rooms, and packages. Rooms are matched longest first. */
const rooms: Readonly<
  Record<string, { readonly rooms: readonly string[]; readonly packages: readonly string[] }>
> = {
  "src/form": { rooms: [], packages: ["zod"] },
  "src/text": { rooms: ["src/form"], packages: ["pi-tui"] },
  "src/files": { rooms: ["src/text"], packages: ["node:"] },
  "src/settings": { rooms: ["src/files", "src/form", "src/keys", "src/text"], packages: ["zod", "node:"] },
  "src/notify": { rooms: ["src/form", "src/text"], packages: ["node:"] },
  "src/keys": { rooms: ["src/form", "src/text"], packages: ["pi-tui", "node:string_decoder"] },
  "src/contracts": { rooms: ["src/form"], packages: ["zod"] },
  store: { rooms: ["src/form", "src/keys", "src/text"], packages: ["zustand", "zod"] },
  hooks: {
    rooms: ["store", "src/form", "src/keys", "src/text"],
    packages: ["react", "ink", "zustand", "pi-tui", "chalk", "lowlight"],
  },
  components: {
    rooms: ["hooks", "store", "src/form", "src/keys", "src/text"],
    packages: ["react", "ink", "ink-text-input"],
  },
  "src/host": {
    rooms: [
      "src/notify",
      "components",
      "hooks",
      "store",
      "src/form",
      "src/keys",
      "src/notify",
      "src/settings",
      "src/text",
    ],
    packages: ["ink", "pi-tui", "node:", "ignore"],
  },
  "src/cli": {
    rooms: ["src/host", "src/contracts", "src/files", "src/form", "src/settings", "src/text"],
    packages: ["commander", "node:"],
  },
  adapter: {
    rooms: [
      "src/host",
      "src/notify",
      "src/settings",
      "hooks",
      "store",
      "src/contracts",
      "src/form",
      "src/keys",
      "src/text",
    ],
    packages: ["pi-coding-agent", "pi-tui", "node:"],
  },
  "src/index.ts": {
    rooms: ["src/host", "components", "src/contracts", "src/form", "src/text"],
    packages: [],
  },
  stories: { rooms: ["src/form"], packages: [] },
};

/** Files that bend a rule, each with the reason. */
const exceptions: Readonly<Record<string, readonly string[]>> = {
  // Runs a story from the shell, so it draws it.
  "stories/show.ts": ["*"],
};

interface Import {
  readonly file: string;
  readonly target: string;
}

function sourceFiles(): string[] {
  return ["adapter", "src", "store", "hooks", "components", "stories"].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
      .map((name) => join(folder, name))
      .filter((name) => /\.tsx?$/.test(name)),
  );
}

function importsOf(file: string): Import[] {
  const text = readFileSync(join(root, file), "utf8");
  const matches = text.matchAll(/(?:^|\n)\s*(?:import|export)\b[^;]*?from\s+"([^"]+)"|import\("([^"]+)"\)/g);
  return [...matches].map((match) => ({ file, target: match[1] ?? match[2] ?? "" }));
}

function roomOf(file: string): string | undefined {
  return Object.keys(rooms)
    .filter((room) => file === room || file.startsWith(`${room}/`))
    .sort((a, b) => b.length - a.length)[0];
}

function fault({ file, target }: Import): string | undefined {
  const room = roomOf(file);
  if (room === undefined) return `${file} is in no room`;
  if (exceptions[file]?.includes("*")) return undefined;
  if (!target.startsWith(".")) {
    const name = target.replace("@earendil-works/", "");
    const allowed = rooms[room]?.packages ?? [];
    const fine = allowed.some(
      (entry) => name === entry || name.startsWith(entry.endsWith(":") ? entry : `${entry}/`),
    );
    return fine
      ? undefined
      : `${file} imports ${target}: ${room} may import ${allowed.join(", ") || "no package"}`;
  }
  const path = relative(root, normalize(join(root, dirname(file), target)));
  if (path === "package.json") return undefined;
  const other = roomOf(path);
  if (other === room || (other !== undefined && rooms[room]?.rooms.includes(other))) return undefined;
  return `${file} imports ${path}: ${room} may import ${rooms[room]?.rooms.join(", ") || "no other room"}`;
}

const imports = sourceFiles().flatMap(importsOf);

describe("the house", () => {
  it("has files in every room and finds their imports", () => {
    for (const room of Object.keys(rooms))
      expect(imports.some(({ file }) => roomOf(file) === room)).toBe(true);
  });

  it("imports only downwards", () => {
    expect(imports.flatMap((entry) => fault(entry) ?? [])).toEqual([]);
  });

  it("never imports sideways between two kinds, two views or two contracts", () => {
    const siblings = [
      { folder: "src/form/kinds", shared: ["define-kind.ts"] },
      { folder: "store/layout/views", shared: ["rows.ts"] },
      { folder: "components/views", shared: [] },
      { folder: "src/contracts", shared: ["define-contract.ts"] },
    ];
    const sideways = siblings.flatMap(({ folder, shared }) =>
      imports
        .filter(({ file }) => dirname(file) === folder && !file.endsWith("/index.ts"))
        .filter(({ file, target }) => {
          const path = normalize(join(dirname(file), target));
          return (
            target.startsWith(".") &&
            dirname(path) === folder &&
            !shared.some((name) => path === join(folder, name))
          );
        }),
    );
    expect(sideways).toEqual([]);
  });

  it("starts Ink in one file, and knows process in src/cli and src/host alone", () => {
    const starters = sourceFiles().filter((file) => /\brender\b[^;]*\} from "ink"/.test(code(file)));
    expect(starters.filter((file) => !file.startsWith("stories/"))).toEqual(["src/host/mount.tsx"]);
    const process = sourceFiles().filter((file) => /\bprocess\.\w/.test(code(file)));
    expect(process.filter((file) => !/^(src\/(cli|host)|stories\/show)/.test(file))).toEqual([]);
  });

  it("keeps files small: none over 300 lines", () => {
    const long = sourceFiles().filter(
      (file) => readFileSync(join(root, file), "utf8").split("\n").length > 300,
    );
    expect(long).toEqual([]);
  });

  it("has no state in modules and exports by name", () => {
    const defaults = sourceFiles().filter((file) =>
      /^export default/m.test(readFileSync(join(root, file), "utf8")),
    );
    // Pi loads an extension by its default export.
    expect(defaults).toEqual(["adapter/index.ts"]);
    const lets = sourceFiles().filter((file) =>
      /^(?:export )?let /m.test(readFileSync(join(root, file), "utf8")),
    );
    expect(lets).toEqual([]);
  });
});

/** A file without its comments. */
function code(file: string): string {
  return readFileSync(join(root, file), "utf8").replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, "");
}
