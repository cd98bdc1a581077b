import { askUser } from "./ask-user.ts";

/** THE registry of outside contracts. A new contract is one file beside this one and one line here. */
export const contracts = { "ask-user": askUser };
