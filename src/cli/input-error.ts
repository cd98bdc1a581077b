/** A source that cannot be used. Its message is one sentence for a person. */
export class InputError extends Error {
  override name = "InputError";
}
