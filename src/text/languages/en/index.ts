import { cli } from "./cli.ts";
import { form } from "./form.ts";
import { pi } from "./pi.ts";
import { plain } from "./plain.ts";
import { settings } from "./settings.ts";
import { terminal } from "./terminal.ts";
import { transcript } from "./transcript.ts";

/** English: its shape is that of every language. */
export const en = { form, cli, pi, plain, terminal, transcript, settings } as const;
