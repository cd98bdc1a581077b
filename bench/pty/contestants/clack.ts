import { select } from "@clack/prompts";
import { askedQuestion, windowRows } from "./question.ts";

const { prompt, options } = askedQuestion();
await select({ message: prompt, options, maxItems: windowRows });
