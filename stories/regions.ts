/** A question that many stories share. */
export const regions = {
  id: "regions",
  label: "Regions",
  prompt: "Which regions get it first?",
  options: [
    { value: "fra", label: "Frankfurt", description: "EU users, 40 % of the traffic" },
    { value: "iad", label: "Virginia" },
    { value: "syd", label: "Sydney", description: "Nobody is awake there" },
  ],
};

/** It, alone, for one answer. */
export const one = { title: "Release 2.4", questions: [regions] };

/** It, alone, for several answers. */
export const several = { title: "Release 2.4", questions: [{ ...regions, type: "multi" as const }] };
