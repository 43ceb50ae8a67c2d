import type { AnyModule } from "../model/descriptor.js";
import type { Issue, IssueCode } from "../model/issue.js";
import type { JsonObject } from "../model/json.js";
import type { ReadOptions, Reporter } from "../rules/rule.js";

/** Adds issues as the server treats them: a loss is a warning. */
export function serverReporter(
  issues: Issue[],
  module: AnyModule,
  parameter: string,
  options: ReadOptions,
): Reporter {
  const add =
    (severity: Issue["severity"]) => (code: IssueCode, text: string, data?: JsonObject) => {
      const message = `${parameter}: ${text}`;
      issues.push({
        severity,
        code,
        parameter,
        module: module.path,
        message,
        ...(data && { data }),
      });
    };
  const deprecated = (message: string, value?: string): void => {
    const selection = Object.entries(module.select).map(([name, chosen]) => `${name}=${chosen}&`);
    const feature = `${selection.join("")}${parameter}${value === undefined ? "" : `=${value}`}`;
    add("warning")("deprecation", message, { feature });
  };
  return {
    options,
    parameter,
    verbatim: module.texts !== undefined,
    error: add("error"),
    loss: add("warning"),
    deprecated,
  };
}
