export { AskForm, type AskFormProps } from "../components/ask-form.tsx";
export type { AskUserAnswer, AskUserDetails, AskUserQuestion } from "./contracts/ask-user/details.ts";
export type {
  AskUserContinuation,
  AskUserElaboration,
  AskUserElaborationItem,
} from "./contracts/ask-user/elaborate.ts";
export type { Contract, TranscriptEntry, TranscriptWords } from "./contracts/define-contract.ts";
export { contracts } from "./contracts/index.ts";
export { type Answer, answerOf, type Draft } from "./form/draft.ts";
export { applyGivenAnswers, type Given } from "./form/given-answers.ts";
export { formatIssues, type Issue } from "./form/issue.ts";
export type { Question } from "./form/kinds/index.ts";
export type { Option } from "./form/option.ts";
export type { Filled, Outcome, OutcomeKind } from "./form/outcome.ts";
export { type Form, type FormInput, formJsonSchema, type Parsed, parseForm } from "./form/schema.ts";
export { type AskFormOptions, askForm } from "./host/ask-form.ts";
export { type Language, languages } from "./text/languages/index.ts";
