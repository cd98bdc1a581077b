/** How many questions a form has, and how many options each of them. */
export interface Size {
  readonly questions: number;
  readonly options: number;
}

/** The lengths of list that are compared. */
export const optionCounts = [5, 100, 5_000, 50_000] as const;

/** The prompt of every question, and what its options are called. */
export const prompt = "Which choice do you take?";
const labelOf = (number: number) => `Choice ${String(number).padStart(5, "0")}`;

/** A form with questions for one answer. */
export function formInput({ questions, options }: Size) {
  return {
    title: "Benchmark",
    questions: Array.from({ length: questions }, (_, index) => ({
      id: `q${index + 1}`,
      label: `Question ${index + 1}`,
      prompt,
      type: "single" as const,
      options: Array.from({ length: options }, (_, option) => ({
        value: `c${option + 1}`,
        label: labelOf(option + 1),
      })),
    })),
  };
}

/** The number of the highlighted choice on a screen; undefined while there is none. */
export function highlightedChoice(screen: string): number | undefined {
  const [, digits] = /^.*[❯→●▸›].*?Choice (\d{5})/m.exec(screen) ?? [];
  return digits === undefined ? undefined : Number(digits);
}

/** Whether the screen shows the question with its first options, one of them highlighted. */
export function showsQuestion(screen: string): boolean {
  return (
    screen.includes(prompt) &&
    [1, 2, 3, 4, 5].every((number) => screen.includes(labelOf(number))) &&
    highlightedChoice(screen) === 1
  );
}
