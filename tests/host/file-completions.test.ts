import { chmodSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { AutocompleteProvider } from "@earendil-works/pi-tui/dist/autocomplete.js";
import { Editor } from "@earendil-works/pi-tui/dist/components/editor.js";
import type { TUI } from "@earendil-works/pi-tui/dist/tui.js";
import { afterEach, describe, expect, it, vi } from "vitest";
import { createFileCompletions } from "../../src/host/file-completions.ts";
import { createWaiters, type Wanted } from "../helpers/waiters.ts";

const made: string[] = [];
afterEach(() => {
  vi.unstubAllEnvs();
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** A new folder with these files; a name that ends in a slash is a folder. */
function folderWith(files: Readonly<Record<string, string>> | readonly string[]): string {
  const folder = mkdtempSync(join(tmpdir(), "file-completions-"));
  made.push(folder);
  const entries = Array.isArray(files) ? files.map((name) => [name, ""]) : Object.entries(files);
  for (const [name, text] of entries) {
    const path = join(folder, name);
    mkdirSync(name.endsWith("/") ? path : dirname(path), { recursive: true });
    if (!name.endsWith("/")) writeFileSync(path, text);
  }
  return folder;
}

/** What is suggested at the end of the text. */
async function suggest(provider: AutocompleteProvider, text: string, force = false) {
  const { signal } = new AbortController();
  return provider.getSuggestions([text], 0, text.length, { signal, force });
}

async function values(provider: AutocompleteProvider, text: string, force = false): Promise<string[]> {
  return (await suggest(provider, text, force))?.items.map(({ value }) => value) ?? [];
}

/** The line after the suggestion has been taken, with `|` for the cursor. */
async function taken(provider: AutocompleteProvider, line: string, value: string): Promise<string> {
  const column = line.indexOf("|");
  const lines = [line.replace("|", "")];
  const found = await provider.getSuggestions(lines, 0, column, { signal: new AbortController().signal });
  const item = found?.items.find((candidate) => candidate.value === value);
  if (!found || !item) throw new Error(`${value} is not among ${JSON.stringify(found)}`);
  const after = provider.applyCompletion(lines, 0, column, item, found.prefix);
  const text = after.lines[0] ?? "";
  return `${text.slice(0, after.cursorCol)}|${text.slice(after.cursorCol)}`;
}

describe("names after @", () => {
  const simple = () =>
    createFileCompletions(folderWith(["README.md", "src/reader.ts", "src/deep/er/area.ts", "z.txt"]));

  it("lists files and folders, the nearest first", async () => {
    expect(await values(simple(), "@")).toEqual([
      "@README.md",
      "@src/",
      "@z.txt",
      "@src/deep/",
      "@src/reader.ts",
      "@src/deep/er/",
      "@src/deep/er/area.ts",
    ]);
  });

  it("tells the name and, further down, the path", async () => {
    expect(await suggest(simple(), "see @er")).toEqual({
      prefix: "@er",
      items: expect.arrayContaining([
        { value: "@src/deep/er/", label: "er/", description: "src/deep/er/" },
        { value: "@src/reader.ts", label: "reader.ts", description: "src/reader.ts" },
      ]),
    });
    expect((await suggest(simple(), "@z"))?.items).toEqual([{ value: "@z.txt", label: "z.txt" }]);
  });

  it("begins where a token begins", async () => {
    const provider = simple();
    for (const before of ["", "see ", "(", "see [(", 'say "x" ', "path=", "なお、", "'"]) {
      expect(await suggest(provider, `${before}@rea`), before).toMatchObject({ prefix: "@rea" });
    }
    for (const text of ["me@rea", "@rea me", '"@rea" x', "rea"])
      expect(await suggest(provider, text), text).toBeNull();
  });

  it("looks only at the text before the cursor", async () => {
    const { signal } = new AbortController();
    const found = await simple().getSuggestions(["first", "a @z.t me@x", "last"], 1, 4, { signal });
    expect(found?.items.map(({ value }) => value)).toEqual(["@z.txt"]);
    expect(await simple().getSuggestions([], 3, 0, { signal })).toBeNull();
  });

  it("ranks by how well the path matches", async () => {
    const provider = createFileCompletions(
      folderWith(["a/r/e/a.ts", "README.md", "lib/thread.ts", "src/area/map.ts"]),
    );
    const found = await values(provider, "@rea");
    expect(found[0]).toBe("@README.md");
    expect(found.indexOf("@lib/thread.ts")).toBeGreaterThan(0);
    expect(await values(provider, "@li/thr")).toEqual(["@lib/thread.ts"]);
    expect(await values(provider, "@qqq")).toEqual([]);
  });

  it("stays inside a folder that is named in full", async () => {
    const provider = createFileCompletions(
      folderWith(["src/a.ts", "src/sub/b.ts", "s/r/c.ts", "empty/", "src.txt"]),
    );
    expect(await values(provider, "@src/")).toEqual(["@src/a.ts", "@src/sub/", "@src/sub/b.ts"]);
    expect(await values(provider, "@src/b")).toEqual(["@src/sub/b.ts", "@src/sub/"]);
    expect(await suggest(provider, "@empty/")).toBeNull();
  });

  it("puts the folder before what it holds", async () => {
    const provider = createFileCompletions(folderWith(["src/src.ts", "src.txt", "old-src/a.ts"]));
    expect((await values(provider, "@src"))[0]).toBe("@src/");
  });

  it("has at most fifty", async () => {
    const provider = createFileCompletions(
      folderWith(Array.from({ length: 60 }, (_, index) => `file-${index}.txt`)),
    );
    expect(await values(provider, "@")).toHaveLength(50);
    expect(await values(provider, "@file")).toHaveLength(50);
    expect(await values(provider, "@file-59")).toContain("@file-59.txt");
  });
});

describe("what is left out", () => {
  it("is what .gitignore excludes, at each level", async () => {
    const folder = folderWith({
      ".gitignore": "*.log\nbuild/\n/top.txt\nlogs/*\n!logs/keep.log\n",
      "a.log": "",
      "build/out.js": "",
      "top.txt": "",
      "logs/keep.log": "",
      "logs/drop.txt": "",
      "sub/top.txt": "",
      "sub/.gitignore": "# comment\n!wanted.log\r\n/only-here\nwith/slash\nbuild-*\n\n",
      "sub/wanted.log": "",
      "sub/only-here": "",
      "sub/deep/only-here": "",
      "sub/deep/wanted.log": "",
      "sub/deep/build-1/x": "",
      "sub/with/slash": "",
      "sub/deep/with/slash": "",
      "build-2/x": "",
      "[id]/.gitignore": "secret\n",
      "[id]/secret": "",
      "i/secret": "",
    });
    expect((await values(createFileCompletions(folder), "@")).sort()).toEqual(
      [
        ...[
          "@[id]/",
          "@build-2/",
          "@build-2/x",
          "@i/",
          "@i/secret",
          "@logs/",
          "@logs/keep.log",
          "@sub/",
          "@sub/deep/",
        ],
        ...["@sub/deep/only-here", "@sub/deep/wanted.log", "@sub/deep/with/", "@sub/deep/with/slash"],
        ...["@sub/top.txt", "@sub/wanted.log", "@sub/with/"],
      ].sort(),
    );
  });

  it("follows the rules that the repository has above the folder", async () => {
    const repository = folderWith({
      ".git/HEAD": "",
      ".gitignore": "dist/\n/packages/a/gone\n",
      "packages/.gitignore": "*.tmp\n",
      "packages/a/dist/x.js": "",
      "packages/a/gone": "",
      "packages/a/b.tmp": "",
      "packages/a/src.ts": "",
    });
    expect(await values(createFileCompletions(join(repository, "packages/a")), "@")).toEqual(["@src.ts"]);
    expect(await values(createFileCompletions(join(repository, "packages/a/dist")), "@")).toEqual(["@x.js"]);
  });

  it("takes no rules from a link, a folder or a huge file", async () => {
    const folder = folderWith({
      "rules.txt": "*.md",
      "a/x.md": "",
      "b/x.md": "",
      "b/.gitignore/": "",
      "c/x.md": "",
    });
    symlinkSync("../rules.txt", join(folder, "a/.gitignore"));
    writeFileSync(join(folder, "c/.gitignore"), `*.md\n${"#".repeat(100_000)}`);
    expect(await values(createFileCompletions(folder), "@x.md")).toEqual(["@a/x.md", "@b/x.md", "@c/x.md"]);
  });

  it("is below forty folders, and not decided by a pattern that would take minutes", async () => {
    const rules = `${"**/a/".repeat(12)}b\nx.md`;
    const folder = folderWith({
      ".gitignore": rules,
      [`${"a/".repeat(42)}file`]: "",
      "x.md": "",
      "y.md": "",
    });
    const provider = createFileCompletions(folder);
    const found = await values(provider, "@");
    expect(found.slice(0, 3)).toEqual(["@a/", "@y.md", "@a/a/"]);
    expect(found.at(-1)).toBe(`@${"a/".repeat(40)}`);
  });

  it("is hidden, unless a part of the name begins with a dot", async () => {
    const files = [
      ".env",
      ".github/workflows/ci.yml",
      "src/.secret",
      "src/a.b.ts",
      ".git/config",
      "src/.git",
    ];
    const provider = createFileCompletions(folderWith(files));
    expect(await values(provider, "@")).toEqual(["@src/", "@src/a.b.ts"]);
    expect(await values(provider, "@env")).toEqual([]);
    expect((await values(provider, "@.")).sort()).toEqual(
      [
        "@.env",
        "@.github/",
        "@.github/workflows/",
        "@.github/workflows/ci.yml",
        "@src/.secret",
        "@src/a.b.ts",
      ].sort(),
    );
    expect(await values(provider, "@.github/ci")).toEqual(["@.github/workflows/ci.yml"]);
    expect(await values(provider, "@src/.sec")).toEqual(["@src/.secret"]);
  });

  it("has a name that could act on the terminal or break the quotes", async () => {
    const bad = [
      "a\u001b[31m.txt",
      "b\nb.txt",
      "c\tc.txt",
      "d\u009b2J.txt",
      'e".txt',
      "f\u202etxt.exe",
      "g\u001b/inside.txt",
    ];
    const provider = createFileCompletions(folderWith([...bad, "fine.txt"]));
    expect(await values(provider, "@")).toEqual(["@fine.txt"]);
    expect(await values(provider, "./", true)).toEqual(["./fine.txt"]);
  });

  it("is behind a symbolic link, however it loops", async () => {
    const folder = folderWith(["a/b/file.txt"]);
    symlinkSync("..", join(folder, "a/b/up"));
    symlinkSync(folder, join(folder, "self"));
    symlinkSync("broken", join(folder, "broken"));
    expect(await values(createFileCompletions(folder), "@")).toEqual([
      ...["@a/", "@broken", "@self", "@a/b/", "@a/b/file.txt", "@a/b/up"],
    ]);
    expect(await values(createFileCompletions(join(folder, "self")), "@file")).toEqual(["@a/b/file.txt"]);
  });
});

describe("what cannot be read", () => {
  it("has no suggestions", async () => {
    const folder = folderWith(["file.txt"]);
    expect(await suggest(createFileCompletions(join(folder, "missing")), "@")).toBeNull();
    expect(await suggest(createFileCompletions(join(folder, "file.txt")), "@")).toBeNull();
    expect(await suggest(createFileCompletions("\0"), "@")).toBeNull();
  });

  it("does not hide the rest", async () => {
    const folder = folderWith(["locked/inside.txt", "open.txt"]);
    chmodSync(join(folder, "locked"), 0);
    // The superuser may read it all the same.
    expect((await values(createFileCompletions(folder), "@")).slice(0, 2)).toEqual(["@locked/", "@open.txt"]);
    chmodSync(join(folder, "locked"), 0o700);
  });
});

describe("a listing", () => {
  it("is not waited for after an abort, and serves the next request", async () => {
    const provider = createFileCompletions(folderWith(["a.txt"]));
    const first = new AbortController();
    const asked = provider.getSuggestions(["@a"], 0, 2, { signal: first.signal });
    const second = values(provider, "@a");
    first.abort();
    expect(await asked).toBeNull();
    expect(await second).toEqual(["@a.txt"]);
    expect(await provider.getSuggestions(["@a"], 0, 2, { signal: AbortSignal.abort() })).toBeNull();
  });

  it("is read again after five seconds", async () => {
    const folder = folderWith(["a.txt"]);
    let time = 1000;
    const provider = createFileCompletions(folder, () => time);
    expect(await values(provider, "@")).toEqual(["@a.txt"]);
    writeFileSync(join(folder, "b.txt"), "");
    time += 4999;
    expect(await values(provider, "@")).toEqual(["@a.txt"]);
    time += 1;
    expect(await values(provider, "@")).toEqual(["@a.txt", "@b.txt"]);
  });

  it("takes two seconds at most", async () => {
    let time = 0;
    const folder = folderWith(["a/b/c/d/e/f/g.txt"]);
    const slow = createFileCompletions(folder, () => {
      time += 500;
      return time;
    });
    const found = await values(slow, "@");
    expect(found).toContain("@a/");
    expect(found).not.toContain("@a/b/c/d/e/f/g.txt");
  });
});

describe("taking a suggestion", () => {
  const names = [
    "README.md",
    "my notes/to do.txt",
    "my notes/plain.txt",
    "it's=me/x",
    "Überblick – é.md",
    "日本語、資料.md",
  ];
  const provider = () => createFileCompletions(folderWith(names));

  it("replaces the token and goes on after a space", async () => {
    expect(await taken(provider(), "see @rea| please", "@README.md")).toBe("see @README.md | please");
    expect(await taken(provider(), "(@rea|)", "@README.md")).toBe("(@README.md |)");
  });

  it("puts quotes around a name with spaces", async () => {
    expect(await taken(provider(), "see @do|", '@"my notes/to do.txt"')).toBe('see @"my notes/to do.txt" |');
    expect(await taken(provider(), 'see @"to d|"', '@"my notes/to do.txt"')).toBe(
      'see @"my notes/to do.txt" |',
    );
    expect(await taken(provider(), 'see @"plain|', '@"my notes/plain.txt"')).toBe(
      'see @"my notes/plain.txt" |',
    );
  });

  it("stays in a folder, inside its quotes, to go on", async () => {
    const files = provider();
    expect(await taken(files, "@my|", '@"my notes/"')).toBe('@"my notes/|"');
    expect(await taken(files, '@"my notes/pl|"', '@"my notes/plain.txt"')).toBe('@"my notes/plain.txt" |');
    expect(await taken(files, "@it|", `@"it's=me/"`)).toBe(`@"it's=me/|"`);
    expect(await taken(files, `@"it's=me/|"`, `@"it's=me/x"`)).toBe(`@"it's=me/x" |`);
  });

  it("knows names beyond ASCII", async () => {
    expect(await taken(provider(), "@über|", '@"Überblick – é.md"')).toBe('@"Überblick – é.md" |');
    expect(await taken(provider(), "@資|", '@"日本語、資料.md"')).toBe('@"日本語、資料.md" |');
  });
});

describe("paths", () => {
  it("are completed one folder at a time", async () => {
    const folder = folderWith(["words/read.md", "words/.hidden", "words/sub/", "beside.md", ".gitignore"]);
    const provider = createFileCompletions(join(folder, "words"));
    expect(await values(provider, "./r")).toEqual(["./read.md"]);
    expect(await values(provider, "see ../b")).toEqual(["../beside.md"]);
    expect(await values(provider, `see ${folder}/b`)).toEqual([`${folder}/beside.md`]);
    vi.stubEnv("HOME", folder);
    vi.stubEnv("USERPROFILE", folder);
    expect(await values(provider, "~/w")).toEqual(["~/words/"]);
    expect(await values(provider, "re", true)).toEqual(["read.md"]);
    expect(provider.shouldTriggerFileCompletion?.(["/x"], 0, 2)).toBe(false);
  });

  it("may follow @, without hidden files", async () => {
    const folder = folderWith(["words/read.md", "words/.hidden", "words/.git/", "my files/x", "beside.md"]);
    const provider = createFileCompletions(join(folder, "words"));
    expect(await values(provider, "@./")).toEqual(["@./read.md"]);
    expect(await values(provider, "@./.")).toEqual(["@./.hidden"]);
    expect(await values(provider, "@../")).toEqual(['@"../my files/"', "@../words/", "@../beside.md"]);
    expect(await values(provider, `@${folder}/b`)).toEqual([`@${folder}/beside.md`]);
    expect(await taken(provider, '@"../my files/|"', '@"../my files/x"')).toBe('@"../my files/x" |');
  });

  it("are not offered after a space that nobody asked about", async () => {
    const provider = createFileCompletions(folderWith(["read.md"]));
    expect(await suggest(provider, "@read.md ")).toBeNull();
    expect(await values(provider, "see ", true)).toEqual(["read.md"]);
  });
});

describe("in pi-tui's editor", () => {
  function editorOn(folder: string) {
    const plain = (text: string) => text;
    const screen = () => editor.render(60).join("\n");
    const waiters = createWaiters(screen);
    const host = { requestRender: () => waiters.check(), terminal: { rows: 24, columns: 60 } };
    const editor = new Editor(host as unknown as TUI, {
      borderColor: plain,
      selectList: {
        selectedPrefix: plain,
        selectedText: plain,
        description: plain,
        scrollInfo: plain,
        noMatch: plain,
      },
    });
    editor.setAutocompleteProvider(createFileCompletions(folder));
    const type = (text: string) => {
      for (const character of text) editor.handleInput(character);
    };
    return { editor, type, until: (wanted: Wanted) => waiters.wait(wanted, 3000) };
  }

  it("completes @rea with Tab", async () => {
    const { editor, type, until } = editorOn(folderWith(["README.md", "src/reader.ts"]));
    type("see @rea");
    expect(await until(/README\.md/)).toMatch(/README\.md[\s\S]*reader\.ts +src\/reader\.ts/);
    type("\t");
    expect(editor.getText()).toBe("see @README.md ");
  });

  it("goes on in a folder whose name has a space", async () => {
    const { editor, type, until } = editorOn(folderWith(["my notes/plain.txt", "other.txt"]));
    type("@my");
    await until(/my notes\//);
    type("\t");
    expect(editor.getText()).toBe('@"my notes/"');
    type("p");
    await until(/plain\.txt/);
    type("\t");
    expect(editor.getText()).toBe('@"my notes/plain.txt" ');
  });

  it("closes the list at the next word", async () => {
    const { editor, type, until } = editorOn(folderWith(["README.md", "other.txt"]));
    type("@rea");
    await until(/README\.md/);
    type(" ");
    await until((text) => !text.includes("README.md"));
    expect(editor.isShowingAutocomplete()).toBe(false);
    expect(editor.getText()).toBe("@rea ");
  });
});
