import { Box, Text } from "ink";
import { useFormState } from "../hooks/session-context.ts";
import { type Spoken, spokenOf } from "../store/spoken/spoken.ts";
import type { SpokenEditor, SpokenRow } from "../store/spoken/spoken-rows.ts";

/** A whole form for a screen reader: Ink puts role and state before the words of each part. */
export function SpokenForm() {
  const { title, tabs, prompt, noteEditor, rows, part, aside, footer } = spokenOf(useFormState());
  return (
    <Box flexDirection="column">
      {title === undefined ? null : <Text>{title}</Text>}
      <Tabs tabs={tabs} />
      <Lines lines={prompt} />
      <TextBox editor={noteEditor} />
      {rows.map((row) => (
        <Row key={row.row} row={row} />
      ))}
      {part === undefined ? null : <Text>{part}</Text>}
      <Lines lines={aside} />
      <Lines lines={footer} />
    </Box>
  );
}

function Tabs({ tabs }: Pick<Spoken, "tabs">) {
  if (tabs.length === 0) return null;
  return (
    <Box aria-role="tablist">
      {tabs.map(({ text, current }, index) => (
        // Tabs never change their places.
        // biome-ignore lint/suspicious/noArrayIndexKey: labels may be equal
        <Box key={index} aria-role="tab" aria-state={{ selected: current }}>
          <Text>{text}</Text>
        </Box>
      ))}
    </Box>
  );
}

function Row({ row: { role, text, checked, current, editor } }: { readonly row: SpokenRow }) {
  return (
    <Box flexDirection="column">
      <Box aria-role={role} aria-state={{ checked, selected: current, multiline: role === "textbox" }}>
        <Text>{text}</Text>
      </Box>
      <TextBox editor={editor} />
    </Box>
  );
}

function TextBox({ editor }: { readonly editor: SpokenEditor | undefined }) {
  if (editor === undefined) return null;
  return (
    <Box aria-role="textbox" aria-state={{ multiline: true }}>
      <Text>{`${editor.label}: ${editor.text}`}</Text>
    </Box>
  );
}

function Lines({ lines }: { readonly lines: readonly string[] }) {
  return lines.length === 0 ? null : <Text>{lines.join("\n")}</Text>;
}
