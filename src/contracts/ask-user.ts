import { parseForm } from "../form/schema.ts";
import { type AskUserDetails, toDetails } from "./ask-user/details.ts";
import { toModelText } from "./ask-user/model-text.ts";
import { toTranscript } from "./ask-user/transcript.ts";
import type { Contract } from "./define-contract.ts";

/** The default contract: input and result of the `ask_user` tool. The native form is a superset of its input. */
export const askUser: Contract<AskUserDetails> = {
  name: "ask-user",
  toForm: parseForm,
  toDetails,
  toModelText,
  toTranscript,
};
