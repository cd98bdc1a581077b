import { Box, Spacer, Text } from "ink";
import TextInput from "ink-text-input";
import { useFieldInput } from "../hooks/field-input.ts";
import { useFormSession } from "../hooks/session-context.ts";
import { widthOf } from "../src/text/wrap.ts";
import type { FilterLine } from "../store/layout/filter-line.ts";

/** The line that something is looked for in: `/ ber▏       1/3 of 50`. The place gives way to a long text. */
export function FilterField({ line, width }: { readonly line: FilterLine; readonly width: number }) {
  const { theme, store } = useFormSession();
  const ownsKeys = useFieldInput();
  const { of, text, typing, version, place } = line;
  const fits = widthOf(text) + widthOf(place) + 4 <= width;
  return (
    <Box width={width} height={1}>
      <Text>{theme.roles.key("/")} </Text>
      {/* It keeps where its cursor is; a text that comes from elsewhere needs a new one. */}
      <TextInput
        key={`${of} ${version}`}
        value={text}
        focus={typing && ownsKeys}
        showCursor={false}
        onChange={(changed) => store.dispatch({ type: "filter", text: changed, typed: true })}
      />
      {typing ? <Text>{theme.cursor(" ")}</Text> : null}
      <Spacer />
      {fits ? <Text>{theme.roles.dim(place)}</Text> : null}
    </Box>
  );
}
