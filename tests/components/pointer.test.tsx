import fc from "fast-check";
import { expect, it } from "vitest";
import { glyphsFor } from "../../src/text/glyphs.ts";
import { copyFor } from "../../src/text/languages/index.ts";
import { frameOf } from "../../store/layout/frame.ts";
import { pointerPlaceOf } from "../../store/layout/pointer-place.ts";
import { activeOf } from "../../store/selectors.ts";
import { anyEvents, anyForm } from "../helpers/arbitraries.ts";
import { underPointer } from "../helpers/frame-invariants.ts";
import { type Harness, openHarness } from "../helpers/harness.tsx";
import { keyBytes } from "../helpers/session.ts";

it("the cursor's place is the pointer of the highlighted row, whatever keys are pressed", async () => {
  let seen = 0;
  await fc.assert(
    fc.asyncProperty(anyForm, anyEvents, async (form, events) => {
      const harness = await openHarness(form, { colors: "none" });
      try {
        for (const event of events) {
          if (typeof event === "string")
            await harness.press(event === "esc" ? "\x1b" : (keyBytes[event] ?? event));
          else await harness.resize(...event);
          if (harness.state().ending === undefined && isOnPointer(harness)) seen += 1;
        }
      } finally {
        harness.unmount();
      }
    }),
    { numRuns: 60 },
  );
  expect(seen).toBeGreaterThan(20);
}, 60_000);

/** Whether there is a pointer; where there is one, what is said about it holds. */
function isOnPointer(harness: Harness): boolean {
  const state = harness.state();
  const { panes } = frameOf(state);
  const writing = state.editing !== undefined && state.jump === undefined;
  if (writing || panes === undefined || panes.list.doc.count === 0) {
    expect(pointerPlaceOf(state)).toBeUndefined();
    return false;
  }
  const field = state.jump === undefined && activeOf(state)?.view.view === "field";
  const { doc, top, height } = panes.list;
  const start = doc.start(state.jump?.row ?? state.row);
  const inSight = start >= top && start < top + height;
  if (!inSight) return false;
  expect(underPointer(harness)).toSatisfy((shown: unknown) =>
    String(shown).startsWith(
      field ? copyFor(state.screen).fieldLabel : `${glyphsFor(state.screen).pointer} `,
    ),
  );
  return true;
}
