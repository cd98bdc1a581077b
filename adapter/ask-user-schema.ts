import { askUserJsonSchema } from "../src/contracts/ask-user/input.ts";

/** The tool's parameters. The build puts the finished JSON here, so that Pi's start does not load zod. */
export const askUserSchema: Record<string, unknown> = askUserJsonSchema();
