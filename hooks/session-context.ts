import { createContext, useContext } from "react";
import { type StoreApi, useStore } from "zustand";
import type { FormState } from "../store/state.ts";
import type { FormSession } from "./form-session.ts";

/** Gives a form's session to everything that draws it. */
export const FormSessionContext = createContext<FormSession | undefined>(undefined);

/** The session of the form that is drawn. Throws where no form stands above. */
export function useFormSession(): FormSession {
  const session = useContext(FormSessionContext);
  if (session === undefined) throw new Error("useFormSession: it needs a FormSessionContext above it");
  return session;
}

type ReadableStore<State> = Pick<StoreApi<State>, "getState" | "getInitialState" | "subscribe">;

/** The state of a session; draws again after every command. */
export function useStateOf<State>(session: { readonly store: ReadableStore<State> }): State {
  return useStore(session.store);
}

/** The state of the form that is drawn; draws again after every command. */
export function useFormState(): FormState {
  return useStateOf(useFormSession());
}
