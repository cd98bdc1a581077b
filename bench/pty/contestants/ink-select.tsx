// A select as one writes it with Ink: state, useInput, and a Box per row.
import { Box, render, Text, useApp, useInput } from "ink";
import { useState } from "react";
import { askedQuestion, windowRows } from "./question.ts";

const { prompt, options } = askedQuestion();

function Select() {
  const { exit } = useApp();
  const [row, setRow] = useState(0);
  useInput((_input, key) => {
    if (key.downArrow) setRow((now) => Math.min(options.length - 1, now + 1));
    if (key.upArrow) setRow((now) => Math.max(0, now - 1));
    if (key.return) exit();
  });
  const first = Math.max(0, Math.min(row - windowRows + 1, options.length - windowRows));
  return (
    <Box flexDirection="column">
      <Text bold>{prompt}</Text>
      {options.slice(first, first + windowRows).map(({ value, label }, index) => (
        <Row key={value} label={label} active={first + index === row} />
      ))}
    </Box>
  );
}

function Row({ label, active }: { label: string; active: boolean }) {
  return (
    <Box>
      <Text color="cyan">{active ? "❯ " : "  "}</Text>
      <Text {...(active ? { color: "cyan" } : {})}>{label}</Text>
    </Box>
  );
}

render(<Select />);
