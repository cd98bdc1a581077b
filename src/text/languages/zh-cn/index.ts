import type { Catalogue } from "../catalogue.ts";
import { cli } from "./cli.ts";
import { form } from "./form.ts";
import { pi } from "./pi.ts";
import { plain } from "./plain.ts";
import { settings } from "./settings.ts";
import { terminal } from "./terminal.ts";
import { transcript } from "./transcript.ts";

/** Simplified Chinese. Latin words have spaces around them, numbers have none. */
export const zhCn: Catalogue = { form, cli, pi, plain, terminal, transcript, settings };
