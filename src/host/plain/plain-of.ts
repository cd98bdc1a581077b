import type { FormState } from "../../../store/state.ts";
import { type Catalogue, catalogueOf } from "../../text/languages/index.ts";

/** What is said line by line, in the language of the form. */
export function plainOf({ screen }: FormState): Catalogue["plain"] {
  return catalogueOf(screen.language).plain;
}
