// Key → frame of the whole pipeline: bytes, decoder, router, store, layout, Ink, lines.
import { formInput } from "../forms.ts";
import { idle, measureKeys, report, sizeFromArguments } from "./measure.ts";
import { openForm } from "./open.ts";

const { press } = openForm(formInput(sizeFromArguments()));
await idle();
report({ key: await measureKeys(press) });
