import { createStore, type StoreApi } from "zustand/vanilla";
import { reduce, type StateCommand } from "./reduce.ts";
import { enterTab } from "./reduce-move.ts";
import { follow } from "./scroll.ts";
import { restoreSnapshot } from "./snapshot.ts";
import { type FormStart, type FormState, startState } from "./state.ts";

/** The store of one form. Every change goes through `dispatch`; reading is what zustand gives. */
export interface FormStore extends Omit<StoreApi<FormState>, "setState"> {
  readonly dispatch: (command: StateCommand) => void;
}

export interface FormStoreOptions extends FormStart {
  /** What `takeSnapshot` gave for this form; opens it as it was. */
  readonly snapshot?: unknown;
}

/** A store per form: two open forms share nothing. */
export function createFormStore(options: FormStoreOptions): FormStore {
  const { form, snapshot } = options;
  if (form.questions.some(({ kind }) => kind === undefined)) {
    throw new Error("createFormStore: the form is raw input; hand in what parseForm(input) let through");
  }
  const fresh = enterTab(startState(options), 0);
  const initial = snapshot === undefined ? fresh : restoreSnapshot(fresh, snapshot);
  const store = createStore<FormState>(() => follow(initial));
  return {
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    dispatch: (command) => store.setState((state) => reduce(state, command), true),
  };
}
