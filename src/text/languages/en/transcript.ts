/** What stands in a transcript between the words of the form and those of the person. */
export const transcript = {
  /** Before an answer in own words alone. */
  wrote: "(wrote) ",
  note: (label: string, text: string) => `${label} note: ${text}`,
  optionNote: (label: string, option: string, text: string) => `${label} / ${option} note: ${text}`,
} as const;
