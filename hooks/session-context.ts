import { createContext, useContext } from "react";
import { useStore } from "zustand";
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

/** The state of a session; draws again after every command. */
export function useStateOf(session: FormSession): FormState {
  return useStore(session.store);
}

/** The state of the form that is drawn; draws again after every command. */
export function useFormState(): FormState {
  return useStateOf(useFormSession());
}
