import { Box } from "ink";
import { useStateOf } from "../hooks/session-context.ts";
import type { SettingsSession } from "../hooks/settings-session.ts";
import { settingsFrame } from "../store/settings-list/frame.ts";
import { PaintedRows } from "./painted-rows.tsx";

/** The list of settings, drawn from its session. Listens to no keys: the session is given them. */
export function SettingsList({ session }: { readonly session: SettingsSession }) {
  const state = useStateOf(session);
  return (
    <Box flexDirection="column" paddingLeft={1} width={state.screen.columns}>
      <PaintedRows rows={settingsFrame(state).lines} theme={session.theme} />
    </Box>
  );
}
