import { Box, Spacer, Text } from "ink";
import TextInput from "ink-text-input";
import { useFormSession } from "../hooks/session-context.ts";
import type { FilterLine } from "../store/layout/filter-line.ts";

/** The line that options are looked for in: `/ ber▏       1/3 of 50`. */
export function FilterField({ line, width }: { readonly line: FilterLine; readonly width: number }) {
  const { theme, store } = useFormSession();
  const { text, typing, version, place } = line;
  return (
    <Box width={width} height={1}>
      <Text>{theme.roles.key("/")} </Text>
      {/* It keeps where its cursor is; a text that comes from elsewhere needs a new one. */}
      <TextInput
        key={version}
        value={text}
        focus={typing}
        showCursor={false}
        onChange={(changed) => store.dispatch({ type: "filter", text: changed, typed: true })}
      />
      {typing ? <Text>{theme.cursor(" ")}</Text> : null}
      <Spacer />
      <Text>{theme.roles.dim(place)}</Text>
    </Box>
  );
}
