/** A figure: the median of n samples, and the 95th percentile. */
export interface Figure {
  readonly median: number;
  readonly p95: number;
  readonly n: number;
}

/** Undefined where there are no samples. */
export function figureOf(samples: readonly number[]): Figure | undefined {
  if (samples.length === 0) return undefined;
  const sorted = samples.toSorted((a, b) => a - b);
  return { median: rounded(quantile(sorted, 0.5)), p95: rounded(quantile(sorted, 0.95)), n: sorted.length };
}

function quantile(sorted: readonly number[], part: number): number {
  const place = part * (sorted.length - 1);
  const low = sorted[Math.floor(place)] ?? 0;
  const high = sorted[Math.ceil(place)] ?? low;
  return low + (high - low) * (place - Math.floor(place));
}

/** Three digits that count are enough, and keep the file readable. */
function rounded(value: number): number {
  return Number(value.toPrecision(4));
}
