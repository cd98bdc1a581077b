// The form as one writes it with Ink: state, useInput, and Boxes with a Text for each part.
import { EventEmitter } from "node:events";
import { Writable } from "node:stream";
import { Box, render, Text, useInput } from "ink";
import { useMemo, useState } from "react";
import { formInput } from "../forms.ts";
import { createSignal, idle, measureKeys, report, sizeFromArguments } from "./measure.ts";

const form = formInput(sizeFromArguments());
const listRows = 16;
const tabsShown = 5;
const hints = [
  ["↑↓", "move"],
  ["enter", "choose"],
  ["space", "toggle"],
  ["esc", "cancel"],
  ["n", "note"],
  ["←→", "tabs"],
] as const;
const moreHints = [
  ["t", "several answers"],
  ["Shift+N", "question note"],
  ["?", "settings"],
] as const;

function Form() {
  const [tab, setTab] = useState(0);
  const [row, setRow] = useState(0);
  const question = form.questions[tab];
  const rows = useMemo(
    () => [...(question?.options ?? []).map(({ label }) => label), "Type your own"],
    [question],
  );
  useInput((_input, key) => {
    if (key.downArrow) setRow((now) => Math.min(rows.length - 1, now + 1));
    if (key.upArrow) setRow((now) => Math.max(0, now - 1));
    if (key.rightArrow) setTab((now) => Math.min(form.questions.length - 1, now + 1));
    if (key.leftArrow) setTab((now) => Math.max(0, now - 1));
  });
  const first = Math.max(0, Math.min(row - listRows + 1, rows.length - listRows));
  return (
    <Box flexDirection="column" paddingX={1}>
      <Box justifyContent="space-between">
        <Text bold>{form.title}</Text>
        <Text dimColor>{`${tab + 1}/${form.questions.length}`}</Text>
      </Box>
      <Tabs active={tab} />
      <Box marginY={1}>
        <Text bold>{question?.prompt}</Text>
      </Box>
      {rows.slice(first, first + listRows).map((label, index) => (
        <Row key={label} number={first + index + 1} label={label} active={first + index === row} />
      ))}
      <Box marginTop={1}>
        <Hints hints={hints} />
      </Box>
      <Hints hints={moreHints} />
    </Box>
  );
}

function Tabs({ active }: { active: number }) {
  const first = Math.max(0, Math.min(active - 2, form.questions.length - tabsShown));
  return (
    <Box>
      <Text dimColor>← </Text>
      {form.questions.slice(first, first + tabsShown).map(({ id, label }, index) => (
        <Box key={id} paddingX={1}>
          <Text inverse={first + index === active} bold={first + index === active} wrap="truncate">
            {`☐ ${label}`}
          </Text>
        </Box>
      ))}
      <Text dimColor> ☰ Review →</Text>
    </Box>
  );
}

function Row({ number, label, active }: { number: number; label: string; active: boolean }) {
  const color = active ? { color: "cyan", bold: true } : {};
  return (
    <Box>
      <Box width={2}>
        <Text color="cyan">{active ? "❯" : " "}</Text>
      </Box>
      <Box width={4}>
        <Text dimColor={!active} {...color}>{`${number}.`}</Text>
      </Box>
      <Box width={4}>
        <Text {...color}>( )</Text>
      </Box>
      <Text {...color}>{label}</Text>
    </Box>
  );
}

function Hints({ hints }: { hints: readonly (readonly [string, string])[] }) {
  return (
    <Box columnGap={1}>
      {hints.map(([key, help], index) => (
        <Box key={key} columnGap={1}>
          {index > 0 && <Text dimColor>·</Text>}
          <Text bold>{key}</Text>
          <Text dimColor>{help}</Text>
        </Box>
      ))}
    </Box>
  );
}

/** Ink's input in memory: what is pushed is what it reads next. */
class Keys extends EventEmitter {
  readonly isTTY = true;
  private readonly queue: string[] = [];
  push(bytes: string): void {
    this.queue.push(bytes);
    this.emit("readable");
  }
  read(): string | null {
    return this.queue.shift() ?? null;
  }
  setRawMode(): void {}
  setEncoding(): void {}
  ref(): void {}
  unref(): void {}
}

const frames = createSignal();
const stdout = Object.assign(new Writable(), {
  isTTY: true,
  columns: 80,
  rows: 24,
  write: () => {
    frames.give();
    return true;
  },
});
const stdin = new Keys();
render(<Form />, {
  // Ink asks for no more of its streams than these have.
  stdout: stdout as unknown as NodeJS.WriteStream,
  stdin: stdin as unknown as NodeJS.ReadStream,
  debug: true,
  interactive: true,
  exitOnCtrlC: false,
  patchConsole: false,
});
await idle();
report({
  key: await measureKeys((bytes) => {
    const drawn = frames.next();
    stdin.push(bytes);
    return drawn;
  }),
});
