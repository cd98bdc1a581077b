import { count } from "./format.ts";
import { optionCounts } from "./forms.ts";
import type { Cell, Results } from "./results.ts";

const size = { width: 760, height: 420, left: 56, right: 190, top: 44, bottom: 48 };
const colors = ["#0a84ff", "#d9730d", "#2e9e4f", "#b65fcf", "#c79a00", "#d64550"];

interface Point {
  readonly x: number;
  readonly y: number;
}

interface Curve {
  readonly name: string;
  readonly color: string;
  readonly width: number;
  readonly points: readonly Point[];
}

/** The cost of a key by the number of options, a curve for each contestant; both axes are logarithmic. */
export function chartSvg({ terminal, date, versions }: Results): string {
  const cells = terminal.filter(({ questions, key }) => questions === 1 && key !== undefined);
  const medians = cells.flatMap(({ key }) => key?.median ?? []);
  const decades = {
    low: Math.floor(Math.log10(Math.min(...medians))),
    high: Math.ceil(Math.log10(Math.max(...medians))),
  };
  const y = (ms: number) =>
    size.height -
    size.bottom -
    ((Math.log10(ms) - decades.low) / (decades.high - decades.low)) * (size.height - size.top - size.bottom);
  const ticks = Array.from(
    { length: decades.high - decades.low + 1 },
    (_, step) => 10 ** (decades.low + step),
  );
  const names = [...new Set(cells.map(({ contestant }) => contestant))];
  const curves = names.map((name, index) =>
    curveOf(
      name,
      index,
      cells.filter(({ contestant }) => contestant === name),
      y,
    ),
  );
  return `${[
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size.width} ${size.height}" role="img" aria-labelledby="title">`,
    `<title id="title">Milliseconds from an arrow key to its output, by number of options</title>`,
    `<style>${style}</style>`,
    `<rect class="ground" width="${size.width}" height="${size.height}" rx="6"/>`,
    `<text class="head" x="${size.left}" y="24">Arrow key → output in a terminal, milliseconds</text>`,
    ...ticks.map((ms) => horizontal(y(ms), String(Number(ms.toPrecision(1))))),
    ...optionCounts.map(vertical),
    `<text class="tick" x="${size.left}" y="${size.height - 10}">options · ${date} · Node.js ${versions["Node.js"] ?? ""}</text>`,
    ...curves.map(line),
    ...labels(curves),
    "</svg>",
  ].join("\n")}\n`;
}

const style = `
text{font:13px system-ui,sans-serif;fill:#1f2328}.head{font-weight:600}.tick{fill:#59636e}.ground{fill:#ffffff}
.grid{stroke:#d1d9e0;stroke-width:1}.curve{fill:none;stroke-linejoin:round;stroke-linecap:round}
@media(prefers-color-scheme:dark){text{fill:#e6edf3}.tick{fill:#9aa5b1}.ground{fill:#0d1117}.grid{stroke:#30363d}}
`;

function x(options: number): number {
  const [low, high] = [Math.log10(5), Math.log10(50_000)];
  return size.left + ((Math.log10(options) - low) / (high - low)) * (size.width - size.left - size.right);
}

function curveOf(name: string, index: number, cells: readonly Cell[], y: (ms: number) => number): Curve {
  return {
    name,
    color: colors[index % colors.length] ?? "#888888",
    // The first is ours.
    width: index === 0 ? 4 : 2,
    points: cells.flatMap(({ options, key }) =>
      key === undefined ? [] : [{ x: tidy(x(options)), y: tidy(y(key.median)) }],
    ),
  };
}

function line({ color, width, points }: Curve): string {
  const path = points.map((point) => `${point.x},${point.y}`).join(" ");
  const dots = points.map(
    (point) => `<circle cx="${point.x}" cy="${point.y}" r="${width}" fill="${color}"/>`,
  );
  return `<polyline class="curve" stroke="${color}" stroke-width="${width}" points="${path}"/>${dots.join("")}`;
}

/** A name beside the end of each curve, moved down where it would lie on another. */
function labels(curves: readonly Curve[]): string[] {
  const byHeight = curves.toSorted((a, b) => endOf(a) - endOf(b));
  let free = 0;
  return byHeight.map((curve) => {
    const at = Math.max(endOf(curve), free);
    free = at + 18;
    const left = size.width - size.right + 14;
    const weight = curve.width > 2 ? ' font-weight="600"' : "";
    return `<circle cx="${left}" cy="${tidy(at)}" r="4" fill="${curve.color}"/><text x="${left + 10}" y="${tidy(at + 4)}"${weight}>${curve.name}</text>`;
  });
}

function endOf({ points }: Curve): number {
  return points.at(-1)?.y ?? 0;
}

function horizontal(at: number, label: string): string {
  const right = size.width - size.right;
  return `<line class="grid" x1="${size.left}" x2="${right}" y1="${tidy(at)}" y2="${tidy(at)}"/><text class="tick" text-anchor="end" x="${size.left - 8}" y="${tidy(at + 4)}">${label}</text>`;
}

function vertical(options: number): string {
  const at = tidy(x(options));
  const bottom = size.height - size.bottom;
  return `<line class="grid" x1="${at}" x2="${at}" y1="${size.top}" y2="${bottom}"/><text class="tick" text-anchor="middle" x="${at}" y="${bottom + 18}">${count.format(options)}</text>`;
}

function tidy(value: number): number {
  return Number(value.toFixed(1));
}
