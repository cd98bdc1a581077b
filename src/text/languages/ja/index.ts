import type { Catalogue } from "../catalogue.ts";
import { cli } from "./cli.ts";
import { form } from "./form.ts";
import { pi } from "./pi.ts";
import { plain } from "./plain.ts";
import { settings } from "./settings.ts";
import { terminal } from "./terminal.ts";
import { transcript } from "./transcript.ts";

/** Japanese. Latin words have spaces around them, numbers have none; colons are narrow. */
export const ja: Catalogue = { form, cli, pi, plain, terminal, transcript, settings };
