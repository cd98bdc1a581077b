import { formatIssues, type Issue } from "../form/issue.ts";
import { catalogueOf, type Language } from "../text/languages/index.ts";

/** What is wrong with the file: its first issue in full, the others counted. */
export function faultOf(path: string, issues: readonly Issue[], language: Language): string {
  return catalogueOf(language).settings.fault(path, formatIssues(issues)[0] ?? "", issues.length - 1);
}
