import { isObject } from "../model/json.js";
import { inheritsMembers } from "../model/member.js";
import type { AnyModule } from "../model/descriptor.js";
import type { Issue, Validated } from "../model/issue.js";
import type { Checks } from "../rules/check.js";
import type { ReadOptions } from "../rules/rule.js";
import { optionsFor } from "../rules/server-version.js";
import type { StandardIssue, StandardResult } from "./standard-schema.js";
import { knownParams } from "./known-params.js";
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
  const { path } = module;
  const defaults = optionsFor(module, {});
  let own: KnownParams | undefined;
  const check = (input: unknown, given?: ReadOptions): Validated<Params> => {
    const options = given ? optionsFor(module, given) : defaults;
    const issues: Issue[] = [];
    const add: AddViolation = (parameter, { code, text, data }) => {
      const severity = code === "deprecation" ? "warning" : "error";
      const message = parameter === "" ? text : `${parameter}: ${text}`;
      // Two literals, because a spread takes longer than all the rest.
      issues.push(
        data
          ? { severity, code, parameter, module: path, message, data }
          : { severity, code, parameter, module: path, message },
      );
    };
    if (isObject(input) && !inheritsMembers(input)) {
      own ??= knownParams(
        Object.entries(module.params).map(([name, param], position) =>
          checkedParam(name, position, param, checks, module),
        ),
      );
      const known = moduleRules.reduce(
        (before, rule) => rule(before, module, checks, input, add),
        own,
      );
      checkAll(input, known, path, options, add);
      const position = ({ parameter }: Issue): number =>
        known.params.get(parameter)?.position ?? Infinity;
      issues.sort((one, other) => position(one) - position(other));
    } else add("", { code: "badvalue", text: "the parameters must be a plain object" });
    return issues.some(isError)
      ? { ok: false, issues }
      : // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what has no error is of this type
        { ok: true, value: input as Params, issues };
  };
  const validate = (input: unknown): StandardResult<Params> => {
    const validated = check(input);
    return validated.ok
      ? { value: validated.value }
      : { issues: validated.issues.filter(isError).map(standardIssue) };
  };
  return Object.assign(check, {
    "~standard": { version: 1, vendor: "paramsmith", validate },
  } as const);
}

function checkAll(
  values: Readonly<Record<string, unknown>>,
  { params, required, absences }: KnownParams,
  path: string,
  options: ReadOptions,
  add: AddViolation,
): void {
  for (const name of Object.keys(values)) {
    const value = values[name];
    if (value === undefined) continue;
    const checked = params.get(name);
    if (checked) {
      if (!checked.isFine(value, options)) checkValue(value, checked, options, add);
    } else {
      const text = absences?.get(name) ?? `is not a parameter of ${path}`;
      add(name, { code: "unrecognizedparams", text });
    }
  }
  for (const name of required) {
    if (!Object.hasOwn(values, name) || values[name] === undefined)
      add(name, { code: "missingparam", text: "is required" });
  }
}

/** Whether an issue refuses the parameters. */
export function isError({ severity }: Issue): boolean {
  return severity === "error";
}

/** An issue as Standard Schema writes it: the path names the parameter, not the message. */
export function standardIssue({ message, parameter }: Issue): StandardIssue {
  if (parameter === "") return { message, path: [] };
  return { message: message.slice(`${parameter}: `.length), path: [parameter] };
}
