import type { TranscriptWords } from "../define-contract.ts";

/** The words that the contract gives: those of the model's text, and of transcripts where nobody hands in others. */
export const englishWords: TranscriptWords = {
  wrote: "(wrote) ",
  note: (label, text) => `${label} note: ${text}`,
  optionNote: (label, option, text) => `${label} / ${option} note: ${text}`,
};
