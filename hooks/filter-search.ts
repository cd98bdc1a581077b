import { optionsOf } from "../src/form/kinds/index.ts";
import type { FormStore } from "../store/create-form-store.ts";
import { type Search, searchOptions } from "../store/filter.ts";
import { activeOf } from "../store/selectors.ts";

/** Looks through the options for what is typed into the filter. */
export interface FilterSearch {
  /** Ends a search that is under way, so that the next key meets what it found. */
  readonly finish: () => void;
}

/** Options that are looked through at once: some milliseconds. */
const PIECE = 2_000;

/**
 * Begins a search whenever another text is in the filter, and calls back when other options are shown. A longer
 * list than one piece is looked through between keys.
 */
export function createFilterSearch(store: FormStore, onFound: () => void): FilterSearch {
  let searching:
    | { readonly text: string; readonly search: Search; readonly timer: NodeJS.Immediate }
    | undefined;

  const stop = () => {
    if (searching !== undefined) clearImmediate(searching.timer);
    searching = undefined;
  };
  const tell = (text: string, search: Search) => {
    stop();
    store.dispatch({ type: "matches", text, rows: search.found() });
  };
  const goOn = (text: string, search: Search) => {
    if (search.advance(PIECE)) tell(text, search);
    else searching = { text, search, timer: setImmediate(goOn, text, search) };
  };

  store.subscribe((state, before) => {
    const { filter, ending } = state;
    if (filter?.matches !== before.filter?.matches) onFound();
    const wanted = ending === undefined && filter?.pending === true ? filter.text : undefined;
    if (wanted === searching?.text) return;
    stop();
    const question = activeOf(state)?.question;
    if (wanted !== undefined && question !== undefined)
      goOn(wanted, searchOptions(optionsOf(question), wanted));
  });

  return {
    finish: () => {
      if (searching === undefined) return;
      const { text, search } = searching;
      search.advance(Number.POSITIVE_INFINITY);
      tell(text, search);
    },
  };
}
