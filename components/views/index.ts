import type { ComponentType } from "react";
import type { View } from "../../src/form/kinds/define-kind.ts";
import type { Panes } from "../../store/layout/panes.ts";
import { FieldView } from "./field-view.tsx";
import { ListView } from "./list-view.tsx";

/** THE registry of what draws a view: does not compile while a member of the closed union is missing. */
export const views = { list: ListView, field: FieldView } satisfies Record<
  View["view"],
  ComponentType<{ readonly panes: Panes }>
>;
