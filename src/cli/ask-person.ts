import type { Form } from "../form/schema.ts";
import { onTermination } from "../host/signals.ts";
import { cliCopy } from "../text/copy-cli.ts";
import { finish, say } from "./finish.ts";
import { openFront } from "./open-front.ts";
import type { AskOptions } from "./options.ts";
import { transcriptText } from "./transcript.ts";
import { checkWritable } from "./write-output.ts";
import { writeStream } from "./write-result.ts";

/** Asks the person, drawn or line by line, and writes the result. Gives the exit code. */
export async function askPerson(form: Form, options: AskOptions): Promise<number> {
  // Nobody should answer ten questions for a file that can't be written.
  if (options.output !== undefined) await checkWritable(options.output);
  const front = openFront(options);
  if (front === undefined) {
    await say(cliCopy.noTerminal);
    return finish({ kind: "unavailable", form }, options);
  }
  let killedBy: number | undefined;
  const abort = new AbortController();
  const stopListening = onTermination((signal, number) => {
    killedBy = number;
    abort.abort(signal);
  });
  try {
    const outcome = await front.ask(form, abort.signal);
    await writeStream(front.output, transcriptText(outcome, front));
    const code = await finish(outcome, options);
    return killedBy === undefined ? code : 128 + killedBy;
  } catch (error) {
    if (killedBy === undefined) throw error;
    return 128 + killedBy;
  } finally {
    stopListening();
    front.close();
  }
}
