/** What must be fixed in an input: where (`questions[0].options[1].value`, `""` for the whole) and what to do. */
export interface Issue {
  readonly path: string;
  readonly message: string;
}

/** `["questions", 0, "id"]` → `questions[0].id`. Keys that are no plain words are quoted: `answers["a b"]`. */
export function formatPath(path: readonly PropertyKey[]): string {
  return path.reduce<string>((text, key) => {
    if (typeof key === "number") return `${text}[${key}]`;
    const name = String(key);
    if (!/^[A-Za-z_$][\w$-]*$/.test(name)) return `${text}[${JSON.stringify(name)}]`;
    return text === "" ? name : `${text}.${name}`;
  }, "");
}

/** One `path: message` line per issue; an issue of the whole input has no path. */
export function formatIssues(issues: readonly Issue[]): string[] {
  return issues.map(({ path, message }) => (path === "" ? message : `${path}: ${message}`));
}
