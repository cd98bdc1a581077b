import { Box, useIsScreenReaderEnabled } from "ink";
import type { FormSession } from "../hooks/form-session.ts";
import { FormSessionContext, useFormSession, useFormState } from "../hooks/session-context.ts";
import { frameOf } from "../store/layout/frame.ts";
import { activeOf } from "../store/selectors.ts";
import { PaintedRows } from "./painted-rows.tsx";
import { SettingsList } from "./settings-list.tsx";
import { SpokenForm } from "./spoken-form.tsx";
import { views } from "./views/index.ts";

/** A whole form, drawn from its session, or told where the app is for a screen reader. Listens to no keys: the session is given them. */
export function Form({ session }: { readonly session: FormSession }) {
  return (
    <FormSessionContext value={session}>
      {useIsScreenReaderEnabled() ? <SpokenForm /> : <Frame />}
    </FormSessionContext>
  );
}

function Frame() {
  const { theme, settingsList } = useFormSession();
  const state = useFormState();
  const settings = settingsList();
  if (settings !== undefined) return <SettingsList session={settings} />;
  const { header, footer, panes } = frameOf(state);
  // The review tab has no question; it is a list with a summary.
  const Body = views[state.jump === undefined ? (activeOf(state)?.view.view ?? "list") : "list"];
  return (
    <Box flexDirection="column" paddingLeft={1} width={state.screen.columns}>
      <PaintedRows rows={header} theme={theme} />
      {panes === undefined ? null : <Body panes={panes} />}
      <PaintedRows rows={footer} theme={theme} />
    </Box>
  );
}
