import type { Size } from "./forms.ts";
import type { Figure } from "./stats.ts";

/** What a run gives. Times are in milliseconds, memory in KiB. */
export interface Results {
  /** The day, as 2026-01-31. */
  readonly date: string;
  /** How long the run took. */
  readonly seconds: number;
  readonly machine: { readonly cpu: string; readonly cores: number; readonly system: string };
  /** By name: Node.js, ask-form and each peer. */
  readonly versions: Readonly<Record<string, string>>;
  readonly bareNode: { readonly line: Figure; readonly whole: Figure };
  readonly terminal: readonly Cell[];
  readonly keys: readonly KeyCell[];
  readonly parts: readonly Part[];
  readonly verdicts: readonly Verdict[];
}

/** A contestant in a terminal, with a question of so many options. What is absent could not be measured. */
export interface Cell extends Size {
  readonly contestant: string;
  readonly firstFrame?: Figure;
  /** Key → output, where the list stands still and where it scrolls. */
  readonly key?: Figure;
  readonly bytesInside?: Figure;
  readonly bytesScrolling?: Figure;
  readonly memory?: Figure;
  /** Last key → end of the process. */
  readonly exit?: Figure;
  /** What took over five seconds. */
  readonly cut?: string;
}

/** Key → frame in memory. */
export interface KeyCell extends Size {
  readonly contestant: "ask-form" | "boxes";
  readonly key: Figure;
}

/** A single part of ask-form, such as `parse 100`. */
export interface Part {
  readonly name: string;
  readonly figure: Figure;
}

/** A target and how it was met. Ratios are those of figures of the same run. */
export interface Verdict {
  readonly name: string;
  /** Undefined where something that it needs could not be measured. */
  readonly value?: number;
  readonly unit: string;
  readonly limit: number;
  readonly goal?: number;
  readonly met: boolean;
}

/** A contestant's cell of a size. */
export function cellOf(
  { terminal }: Pick<Results, "terminal">,
  contestant: string,
  options: number,
  questions = 1,
): Cell | undefined {
  return terminal.find(
    (cell) => cell.contestant === contestant && cell.options === options && cell.questions === questions,
  );
}
