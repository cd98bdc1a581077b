import { exhaustive } from "../form/exhaustive.ts";
import type { KeymapFault } from "../keys/keymap.ts";
import { catalogueOf, type Language } from "../text/languages/index.ts";

/** Nobody needs to read more of a key that is none. */
const LONGEST = 40;

/** What is wrong with a keymap, in a language. */
export function keymapSentence(fault: KeymapFault, language: Language): string {
  const say = catalogueOf(language).settings.keymap;
  switch (fault.type) {
    case "no-context":
      return say.noContext(fault.known.join(", "));
    case "no-action":
      return say.noAction(fault.known.join(", "));
    case "unknown":
      return say.unknown(JSON.stringify(fault.key.slice(0, LONGEST)));
    case "ambiguous":
      return say.ambiguous(fault.key.toLowerCase());
    case "shifted":
      return say.shifted(JSON.stringify(fault.key));
    case "digit":
      return say.digit;
    case "suspends":
      return say.suspends;
    case "typed":
      return say.typed(fault.key);
    case "needed":
      return say.needed;
    case "duplicate":
      return say.duplicate(fault.key, fault.other);
    default:
      return exhaustive(fault);
  }
}
