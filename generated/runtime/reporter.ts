// Part of the Paramsmith runtime, copied by `paramsmith generate`. Do not edit.

import type { AnyModule } from "./descriptor.js";
import type { Issue, IssueCode } from "./issue.js";
import type { JsonObject } from "./json.js";
import type { ReadOptions, Reporter } from "./rules/rule.js";

/** Adds what the rules find to the issues as the server takes it: a loss is a warning. */
export function serverReporter(
  issues: Issue[],
  module: AnyModule,
  parameter: string,
  options: ReadOptions,
): Reporter {
  const add = adder(issues, module, parameter);
  const deprecated = (message: string, value?: string): void => {
    const selection = Object.entries(module.select).map(([name, chosen]) => `${name}=${chosen}&`);
    const feature = `${selection.join("")}${parameter}${value === undefined ? "" : `=${value}`}`;
    add("warning")("deprecation", message, { feature });
  };
  return { options, error: add("error"), loss: add("warning"), deprecated };
}

/** Adds what the rules find to the issues as a program wants it: a loss is an error. */
export function strictReporter(
  issues: Issue[],
  module: AnyModule,
  parameter: string,
  options: ReadOptions,
): Reporter {
  const add = adder(issues, module, parameter);
  const deprecated = (message: string): void => add("warning")("deprecation", message);
  return { options, error: add("error"), loss: add("error"), deprecated };
}

type Add = (code: IssueCode, message: string, data?: JsonObject) => void;

/** An input that is no object has no parameter to name. */
function adder(
  issues: Issue[],
  { path }: AnyModule,
  parameter: string,
): (severity: Issue["severity"]) => Add {
  return (severity) => (code, text, data) => {
    const message = parameter === "" ? text : `${parameter}: ${text}`;
    issues.push({ severity, code, parameter, module: path, message, ...(data && { data }) });
  };
}
