import { isObject } from "../model/json.js";
import { inheritsMembers } from "../model/member.js";
import type { AnyModule } from "../model/descriptor.js";
import type { Issue, Validated } from "../model/issue.js";
import type { Checks } from "../rules/check.js";
import type { ReadOptions } from "../rules/rule.js";
import { optionsFor } from "../rules/server-version.js";
import type { StandardIssue, StandardResult } from "./standard-schema.js";
import type { KnownParams, ModuleRule } from "./known-params.js";
import { checkedParam, checkValue } from "./structured-value.js";
import type { AddViolation } from "./structured-value.js";
import type { Validator } from "./validator-types.js";

export type { Validator } from "./validator-types.js";

/**
 * Makes the strict validator of a module, with its rules about several parameters. `Params` are the
 * parameters of the module.
 */
export function validator<Params extends object>(
  module: AnyModule,
  checks: Checks = {},
  ...moduleRules: readonly ModuleRule[]
): Validator<Params> {
  let own: KnownParams | undefined;
  const check = (input: unknown, given: ReadOptions = {}): Validated<Params> => {
    const issues: Issue[] = [];
    const add: AddViolation = (parameter, { code, text, data }) => {
      const severity = code === "deprecation" ? "warning" : "error";
      const message = parameter === "" ? text : `${parameter}: ${text}`;
      issues.push({
        severity,
        code,
        parameter,
        module: module.path,
        message,
        ...(data && { data }),
      });
    };
    if (isObject(input) && !inheritsMembers(input)) {
      own ??= knownParams(module, checks);
      const known = moduleRules.reduce(
        (before, rule) => rule(before, module, checks, input, add),
        own,
      );
      checkAll(input, known, module, optionsFor(module, given), add);
      const position = ({ parameter }: Issue): number =>
        known.params.get(parameter)?.position ?? Infinity;
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

function knownParams({ params }: AnyModule, checks: Checks): KnownParams {
  const checked = Object.entries(params).map(
    ([name, param], position) => [name, checkedParam(name, position, param, checks)] as const,
  );
  return { params: new Map(checked) };
}

function checkAll(
  values: Readonly<Record<string, unknown>>,
  { params, absences }: KnownParams,
  module: AnyModule,
  options: ReadOptions,
  add: AddViolation,
): void {
  for (const name of Object.keys(values)) {
    const value = values[name];
    if (value === undefined) continue;
    const checked = params.get(name);
    if (checked) checkValue(value, checked, module, options, add);
    else {
      const text = absences?.get(name) ?? `is not a parameter of ${module.path}`;
      add(name, { code: "unrecognizedparams", text });
    }
  }
  for (const { name, param } of params.values()) {
    const isNeeded = param.required && param.default === undefined;
    if (isNeeded && (!Object.hasOwn(values, name) || values[name] === undefined))
      add(name, { code: "missingparam", text: "is required" });
  }
}

/** The verdict of a validator as Standard Schema writes it. */
export function standardResult<Params>(validated: Validated<Params>): StandardResult<Params> {
  return validated.ok
    ? { value: validated.value }
    : { issues: validated.issues.filter(isError).map(standardIssue) };
}

/** Whether an issue refuses the parameters. */
function isError({ severity }: Issue): boolean {
  return severity === "error";
}

/** An issue as Standard Schema writes it: the path names the parameter, not the message. */
function standardIssue({ message, parameter }: Issue): StandardIssue {
  if (parameter === "") return { message, path: [] };
  return { message: message.slice(`${parameter}: `.length), path: [parameter] };
}
