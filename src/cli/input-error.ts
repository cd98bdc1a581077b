/** A file or stream that can not be used. Its message is one sentence for a person; exit code 2. */
export class InputError extends Error {
  override name = "InputError";
}
