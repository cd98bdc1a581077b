import { createContext, useContext } from "react";

/** True where the host hands to Ink what is typed into a field; else the session takes it, and Ink's field only shows it. */
export const FieldInputContext = createContext(false);

export function useFieldInput(): boolean {
  return useContext(FieldInputContext);
}
