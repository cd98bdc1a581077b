import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { built } from "../build.ts";
import type { KeyCell, Part, Results } from "../results.ts";
import { figureOf } from "../stats.ts";
import type { Samples } from "./measure.ts";

const run = promisify(execFile);

const sizes = [
  { questions: 1, options: 5 },
  { questions: 1, options: 100 },
  { questions: 1, options: 5_000 },
  { questions: 1, options: 50_000 },
  { questions: 10, options: 5 },
  { questions: 200, options: 5 },
];
const partNames = ["bridge", "parse", "paste", "preview", "held"];

/** Measures in memory, each round of each thing in a process of its own, in turn. */
export async function measureInMemory(
  rounds: number,
  tell: (what: string) => void,
): Promise<Pick<Results, "keys" | "parts">> {
  const samples = new Map<string, number[]>();
  const add = (key: string, more: readonly number[] = []) => {
    samples.set(key, [...(samples.get(key) ?? []), ...more]);
  };
  for (let round = 0; round < rounds; round++) {
    tell(`in memory, round ${round + 1} of ${rounds}`);
    for (const { questions, options } of sizes)
      for (const contestant of ["ask-form", "boxes"]) {
        const { key } = await runScript(contestant, String(questions), String(options));
        add(`${contestant} ${questions} ${options}`, key);
      }
    for (const name of partNames)
      for (const [what, more] of Object.entries(await runScript("parts", name)))
        add(name === what ? name : `${name} ${what}`, more);
  }
  const keys = (["ask-form", "boxes"] as const).flatMap((contestant) =>
    sizes.flatMap((size): readonly KeyCell[] => {
      const key = figureOf(samples.get(`${contestant} ${size.questions} ${size.options}`) ?? []);
      return key === undefined ? [] : [{ contestant, ...size, key }];
    }),
  );
  const parts = [...samples].flatMap(([name, values]): readonly Part[] => {
    const figure = partNames.includes(name.split(" ")[0] ?? "") ? figureOf(values) : undefined;
    return figure === undefined ? [] : [{ name, figure }];
  });
  return { keys, parts };
}

async function runScript(script: string, ...args: readonly string[]): Promise<Samples> {
  const { NO_COLOR: _unset, ...environment } = process.env;
  const { stdout } = await run(
    process.execPath,
    ["--expose-gc", join(built, "in-process", `${script}.mjs`), ...args],
    // Both draw with the same colours.
    { env: { ...environment, NODE_ENV: "production", FORCE_COLOR: "2" }, maxBuffer: 64 * 1024 * 1024 },
  );
  return JSON.parse(stdout);
}
