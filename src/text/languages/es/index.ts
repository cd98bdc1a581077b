import type { Catalogue } from "../catalogue.ts";
import { cli } from "./cli.ts";
import { form } from "./form.ts";
import { pi } from "./pi.ts";
import { plain } from "./plain.ts";
import { settings } from "./settings.ts";
import { terminal } from "./terminal.ts";
import { transcript } from "./transcript.ts";

/** Spanish, in words that are at home on both sides of the Atlantic. Who is addressed is addressed as "tú". */
export const es: Catalogue = { form, cli, pi, plain, terminal, transcript, settings };
