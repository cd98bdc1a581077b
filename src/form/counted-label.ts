/** The label of a question that has none of its own: `Q1`, `Q2`, … (ask-user contract). */
export function countedLabel(index: number): string {
  return `Q${index + 1}`;
}
