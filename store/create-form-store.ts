import { createStore, type StoreApi } from "zustand/vanilla";
import type { Command } from "../src/form/command.ts";
import type { Form } from "../src/form/schema.ts";
import { reduce } from "./reduce.ts";
import { enterTab } from "./reduce-move.ts";
import { follow } from "./scroll.ts";
import { type Behaviour, type FormState, type Screen, startState } from "./state.ts";

/** The store of one form. Every change goes through `dispatch`; reading is what zustand gives. */
export interface FormStore extends Omit<StoreApi<FormState>, "setState"> {
  readonly dispatch: (command: Command) => void;
}

export interface FormStoreOptions {
  readonly form: Form;
  /** Default: 80 columns and 24 rows. */
  readonly screen?: Screen;
  /** Default: the contract's defaults. */
  readonly behaviour?: Behaviour;
}

/** A store per form: two open forms share nothing. */
export function createFormStore({ form, screen, behaviour }: FormStoreOptions): FormStore {
  const store = createStore<FormState>(() => follow(enterTab(startState(form, screen, behaviour), 0)));
  return {
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    dispatch: (command) => store.setState((state) => reduce(state, command), true),
  };
}
