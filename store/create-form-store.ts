import { createStore, type StoreApi } from "zustand/vanilla";
import type { Behaviour } from "../src/form/behaviour.ts";
import type { Command } from "../src/form/command.ts";
import type { Form } from "../src/form/schema.ts";
import { reduce } from "./reduce.ts";
import { enterTab } from "./reduce-move.ts";
import { follow } from "./scroll.ts";
import { restoreSnapshot } from "./snapshot.ts";
import { type FormState, type Screen, startState } from "./state.ts";

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
  /** False to answer nothing until the command `listen`. Default: true. */
  readonly listening?: boolean;
  /** What `takeSnapshot` gave for this form; opens it as it was. */
  readonly snapshot?: unknown;
}

/** A store per form: two open forms share nothing. */
export function createFormStore(options: FormStoreOptions): FormStore {
  const { form, screen, behaviour, listening = true, snapshot } = options;
  if (form.questions.some(({ kind }) => kind === undefined)) {
    throw new Error("createFormStore: the form is raw input; hand in what parseForm(input) let through");
  }
  const fresh = { ...enterTab(startState(form, screen, behaviour), 0), listening };
  const initial = snapshot === undefined ? fresh : restoreSnapshot(fresh, snapshot);
  const store = createStore<FormState>(() => follow(initial));
  return {
    getState: store.getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    dispatch: (command) => store.setState((state) => reduce(state, command), true),
  };
}
