import type { Issue, Validated } from "../model/issue.js";
import type { JsonObject } from "../model/json.js";
import { isObject } from "../model/json.js";
import { inheritsMembers } from "../model/member.js";
import type { Violation } from "../model/violation.js";
import type { ParseOptions } from "../rules/rule.js";
import type { StandardIssue, StandardResult } from "./standard-schema.js";
import type { Validator } from "./validator-types.js";

/**
 * Adds a violation of a parameter's rules; `deprecation` is a warning.
 *
 * @param position the position at which the server reports it. Default: the parameter's position
 */
export type AddViolation = (
  parameter: string,
  violation: Pick<Violation, "code" | "text"> & { readonly data?: JsonObject | undefined },
  position?: number,
) => void;

/**
 * Checks all parameters. Returns a function for the position of a parameter, by which issues are
 * sorted.
 */
type CheckParams = (
  values: Readonly<Record<string, unknown>>,
  options: ParseOptions,
  add: AddViolation,
) => (parameter: string) => number;

/**
 * Creates the strict validator for an operation's parameters, whose type is `Params`.
 *
 * @param path the operation's path in issues
 */
export function strictValidator<Params extends object>(
  path: string,
  checkParams: CheckParams,
): Validator<Params> {
  const check = (input: unknown, options: ParseOptions = {}): Validated<Params> => {
    const issues: Issue[] = [];
    const positions = new Map<Issue, number>();
    const add: AddViolation = (parameter, { code, text, data }, position) => {
      const severity = code === "deprecation" ? "warning" : "error";
      const message = parameter === "" ? text : `${parameter}: ${text}`;
      const issue: Issue = {
        severity,
        code,
        parameter,
        module: path,
        message,
        ...(data && { data }),
      };
      issues.push(issue);
      if (position !== undefined) positions.set(issue, position);
    };
    if (isObject(input) && !inheritsMembers(input)) {
      const positionOf = checkParams(input, options, add);
      const position = (issue: Issue): number =>
        positions.get(issue) ?? positionOf(issue.parameter);
      issues.sort((one, other) => position(one) - position(other));
    } else add("", { code: "badvalue", text: "the parameters must be a plain object" });
    return issues.some(isError)
      ? { ok: false, issues }
      : // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what has no error is of this type
        { ok: true, value: input as Params, issues };
  };
  const validate = (input: unknown): StandardResult<Params> => standardResult(check(input));
  return Object.assign(check, {
    "~standard": { version: 1, vendor: "paramsmith", validate },
  } as const);
}

/** Converts a result to Standard Schema's form. */
export function standardResult<Params>(validated: Validated<Params>): StandardResult<Params> {
  return validated.ok
    ? { value: validated.value }
    : { issues: validated.issues.filter(isError).map(standardIssue) };
}

/** Whether an issue is an error. */
function isError({ severity }: Issue): boolean {
  return severity === "error";
}

/**
 * Converts an issue to Standard Schema's form, in which the path names the parameter instead of the
 * message.
 */
function standardIssue({ message, parameter }: Issue): StandardIssue {
  if (parameter === "") return { message, path: [] };
  return { message: message.slice(`${parameter}: `.length), path: [parameter] };
}
