/** The end of a switch over a closed union: does not compile while a member is missing. */
export function exhaustive(value: never): never {
  throw new Error(`exhaustive: no case handles ${JSON.stringify(value)}`);
}
