import { cleanLine } from "../text/clean.ts";

/** A notification: who asks, and what. */
export interface Notice {
  readonly title: string;
  readonly message: string;
}

/** Characters; systems show less, and terminals drop sequences that are too long. */
const longestTitle = 80;
const longestMessage = 300;

/** The texts as they may leave the program: on one line, without control characters, of bounded length. */
export function shown({ title, message }: Notice): Notice {
  return { title: bounded(title, longestTitle), message: bounded(message, longestMessage) };
}

function bounded(text: string, most: number): string {
  // Cleaning a long text takes time, and at most this much of it can be seen.
  const characters = [...cleanLine(text.slice(0, 16 * most))];
  return characters.length <= most ? characters.join("") : `${characters.slice(0, most - 1).join("")}…`;
}
