import type { Form } from "../form/schema.ts";
import { catalogueOf } from "../text/languages/index.ts";
import { finish, say } from "./finish.ts";
import type { AskOptions } from "./invocation.ts";
import { openFront } from "./open-front.ts";
import { openOwnSettings } from "./own-settings.ts";
import { transcriptText } from "./transcript.ts";
import { untilKilled } from "./until-killed.ts";
import { checkWritable } from "./write-output.ts";
import { writeStream } from "./write-result.ts";

/** Asks the person, drawn or line by line, and writes the result. Gives the exit code. */
export async function askPerson(form: Form, options: AskOptions): Promise<number> {
  // Nobody should answer ten questions for a file that can't be written.
  if (options.output !== undefined) await checkWritable(options.output, options.language);
  const { settings, sayFaults, tell, sayTold } = openOwnSettings(options.language);
  await sayFaults();
  const front = openFront(options, settings, tell);
  if (front === undefined) {
    settings.close();
    await say(catalogueOf(options.language).cli.noTerminal);
    return finish({ kind: "unavailable", form }, options);
  }
  try {
    return await untilKilled(settings, async (signal) => {
      const outcome = await front.ask(form, signal);
      // The answers count more than a record of them that can't be written.
      await writeStream(front.output, transcriptText(outcome, front)).catch(() => {});
      return finish(outcome, options);
    });
  } finally {
    front.close();
    await sayFaults();
    await sayTold();
  }
}
