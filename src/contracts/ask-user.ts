import { type AskUserDetails, toDetails } from "./ask-user/details.ts";
import { parseAskUser } from "./ask-user/input.ts";
import { toModelText } from "./ask-user/model-text.ts";
import { toTranscript } from "./ask-user/transcript.ts";
import type { Contract } from "./define-contract.ts";

/** The default contract: input and result of the `ask_user` tool. Question files are a superset of its input. */
export const askUser: Contract<AskUserDetails> = {
  name: "ask-user",
  toForm: parseAskUser,
  toDetails,
  toModelText,
  toTranscript,
};
