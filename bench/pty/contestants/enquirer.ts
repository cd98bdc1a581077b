import enquirer from "enquirer";
import { askedQuestion, windowRows } from "./question.ts";

const { prompt, options } = askedQuestion();
const choices = options.map(({ value, label }) => ({ name: value, message: label }));
await enquirer.prompt({ type: "select", name: "choice", message: prompt, choices, limit: windowRows });
