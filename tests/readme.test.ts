import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { withKeyTable } from "../.ci/key-table.ts";
import { exitCodes } from "../src/cli/exit-codes.ts";
import { contracts } from "../src/contracts/index.ts";
import { kinds } from "../src/form/kinds/index.ts";
import { formOf } from "./helpers/session.ts";

const root = join(import.meta.dirname, "..");
const readme = readFileSync(join(root, "README.md"), "utf8");

describe("the README", () => {
  it("begins with the two commands", () => {
    expect(readme).toMatch(
      /^# ask-form\n\n.*\n\n```sh\nnpm install && npx ask-form examples\/release.json .*\nnpm install && npm test /,
    );
  });

  it("has the table of keys that the key table gives", () => {
    expect(withKeyTable(readme)).toBe(readme);
    expect(readme).toMatch(/^\| on a list \| `enter` \|/m);
    expect(withKeyTable(readme.replace("`main.confirm`", "`main.other`"))).toBe(readme);
  });

  it.each(Object.values(kinds).flatMap((kind): readonly string[] => kind.words))(
    "has a row for type %s",
    (word) => expect(readme).toMatch(new RegExp(`^\\| \`${word}\``, "m")),
  );

  it.each(Object.values(exitCodes))("tells exit code %i", (code) =>
    expect(readme).toMatch(new RegExp(`^\\| ${code} \\|`, "m")),
  );

  it("names files that exist", () => {
    const paths = [...readme.matchAll(/\]\(((?:examples|docs)\/[^)]+)\)/g)].map((match) => match[1] ?? "");
    expect(paths.length).toBeGreaterThan(2);
    for (const path of paths) expect(() => readFileSync(join(root, path))).not.toThrow();
  });
});

describe("the examples", () => {
  const files = readdirSync(join(root, "examples"));

  it.each(files)("%s is a form that can be asked", (file) => {
    const form = formOf(JSON.parse(readFileSync(join(root, "examples", file), "utf8")));
    expect(form.title).toBeDefined();
    expect(contracts["ask-user"].toModelText({ kind: "unavailable", form })).toContain(
      form.questions[0]?.prompt,
    );
  });
});
