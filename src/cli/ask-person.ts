import { once } from "node:events";
import type { Form } from "../form/schema.ts";
import { onTermination } from "../host/signals.ts";
import { catalogueOf } from "../text/languages/index.ts";
import { finish, say } from "./finish.ts";
import type { AskOptions } from "./invocation.ts";
import { openFront } from "./open-front.ts";
import { openOwnSettings } from "./own-settings.ts";
import { transcriptText } from "./transcript.ts";
import { checkWritable } from "./write-output.ts";
import { writeStream } from "./write-result.ts";

/** Asks the person, drawn or line by line, and writes the result. Gives the exit code. */
export async function askPerson(form: Form, options: AskOptions): Promise<number> {
  // Nobody should answer ten questions for a file that can't be written.
  if (options.output !== undefined) await checkWritable(options.output, options.language);
  const { settings, sayNotices, tell } = openOwnSettings(options.language);
  await sayNotices();
  const front = openFront(options, settings, tell);
  if (front === undefined) {
    settings.close();
    await say(catalogueOf(options.language).cli.noTerminal);
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
    // The answers count more than a record of them that can't be written.
    await writeStream(front.output, transcriptText(outcome, front)).catch(() => {});
    const code = await finish(outcome, options);
    return killedBy === undefined ? code : 128 + killedBy;
  } catch (error) {
    if (killedBy === undefined) throw error;
    return 128 + killedBy;
  } finally {
    await Promise.race([settings.settled(), once(abort.signal, "abort")]);
    stopListening();
    settings.close();
    front.close();
    await sayNotices();
  }
}
