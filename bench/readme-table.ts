import { count, markdown, mebibytes, ms, type Row, whole } from "./format.ts";
import { optionCounts } from "./forms.ts";
import { type Cell, cellOf, type Results } from "./results.ts";

/** The table of the README: the contestants in a terminal, with date, machine and versions. */
function readmeTable(results: Results): string {
  const { versions, bareNode, date, machine } = results;
  const names = [...new Set(results.terminal.map(({ contestant }) => contestant))];
  const rows = names.map((name): Row => {
    const cells = optionCounts.map((options) => cellOf(results, name, options));
    const [few, ...more] = cells;
    return [
      `${name} ${versions[name] ?? ""}`,
      ms(few?.firstFrame),
      ...cells.map(keyCell),
      whole(few?.bytesInside),
      whole(more[0]?.bytesScrolling),
      mebibytes(few?.memory),
      ms(few?.exit),
    ];
  });
  const bare: Row = [
    `Node.js ${versions["Node.js"] ?? ""} printing a line`,
    ms(bareNode.line),
    ...Array.from({ length: 7 }, () => ""),
    `all ${ms(bareNode.whole)}`,
  ];
  const head = [
    "",
    "first frame",
    ...optionCounts.map((options) => `key, ${count.format(options)} options`),
    "bytes a key",
    "scrolling",
    "memory",
    "exit",
  ];
  const met = results.verdicts.filter((verdict) => verdict.met).length;
  return [
    `Medians of ${date}, ${machine.cores} cores (${machine.cpu}), ${machine.system}: milliseconds from the start to a question that can be read,`,
    "from an arrow key to the output that it leads to, and from the last key to the end; the most memory, in MiB.",
    `Lists of five options where no number stands. ${met} of ${results.verdicts.length} targets are met.`,
    "",
    markdown([head, ...rows, bare]),
  ].join("\n");
}

/** The README's text with the table put in between its marks. */
export function withBenchTable(text: string, results: Results): string {
  return text.replace(
    /(<!-- bench -->\n)[\s\S]*?(<!-- \/bench -->)/,
    (_whole, start: string, end: string) => `${start}${readmeTable(results)}\n${end}`,
  );
}

function keyCell(cell: Cell | undefined): string {
  return cell?.cut === undefined ? ms(cell?.key) : `${cell.cut} over 5 s`;
}
