import type { Issue, IssueCode } from "../model/issue.js";
import type { JsonObject } from "../model/json.js";
import type { ParseOptions, Reporter } from "../rules/rule.js";

/** The operation that a request selects. */
interface ReportedOperation {
  readonly path: string;
  /** The parameters that select the operation. */
  readonly select: Readonly<Record<string, string>>;
}

/**
 * Creates a reporter that adds issues like the server: if it only loses a value, the issue is a
 * warning.
 */
export function serverReporter(
  issues: Issue[],
  { path: module, select }: ReportedOperation,
  parameter: string,
  options: ParseOptions,
): Reporter {
  const add = (
    severity: Issue["severity"],
    code: IssueCode,
    text: string,
    data?: JsonObject,
  ): void => {
    const message = `${parameter}: ${text}`;
    issues.push({ severity, code, parameter, module, message, ...(data && { data }) });
  };
  return {
    options,
    parameter,
    error: (code, text, data) => add("error", code, text, data),
    loss: (code, text, data) => add("warning", code, text, data),
    deprecated(text, value) {
      const selection = Object.entries(select).map(([name, chosen]) => `${name}=${chosen}&`);
      const feature = `${selection.join("")}${parameter}${value === undefined ? "" : `=${value}`}`;
      add("warning", "deprecation", text, { feature });
    },
  };
}
