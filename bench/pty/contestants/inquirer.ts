import { select } from "@inquirer/prompts";
import { askedQuestion, windowRows } from "./question.ts";

const { prompt, options } = askedQuestion();
const choices = options.map(({ value, label }) => ({ value, name: label }));
await select({ message: prompt, choices, pageSize: windowRows });
