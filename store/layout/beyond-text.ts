import { glyphsFor } from "../../src/text/glyphs.ts";

/** `↑3 ↓20`: how many lines lie beyond a window; empty where all are in sight. */
export function beyondText(screen: { readonly ascii: boolean }, above: number, below: number): string {
  const { up, down } = glyphsFor(screen);
  return [above > 0 ? `${up}${above}` : "", below > 0 ? `${down}${below}` : ""].filter(Boolean).join(" ");
}
