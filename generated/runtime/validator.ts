// Part of the Paramsmith runtime, copied by `paramsmith generate`. Do not edit.

import type { AnyModule, ParamDescriptor, Typed } from "./descriptor.js";
import type { Issue, Validated } from "./issue.js";
import { checkStructuredValue } from "./parameter.js";
import { strictReporter } from "./reporter.js";
import type { ReadOptions, Rules } from "./rules/rule.js";
import type { StandardResult, StandardSchema } from "./standard-schema.js";
import { exists, expandedTemplates, suppliedBy } from "./template.js";

/**
 * Checks structured parameters as strictly as a program wants it before it sends: whatever the
 * server would clamp, drop or not know is an error. All issues are reported at once; the value is
 * not changed.
 */
export interface Validator<Params> extends StandardSchema<Params> {
  (input: unknown, options?: ReadOptions): Validated<Params>;
}

/** Makes the strict validator of a module. */
export function validator<Params extends object>(
  module: AnyModule & Typed<Params, object>,
  rules: Rules,
): Validator<Params> {
  const check = (input: unknown, options: ReadOptions = {}): Validated<Params> => {
    const issues = structuredIssues(module, rules, input, options);
    if (issues.some((issue) => issue.severity === "error")) return { ok: false, issues };
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what has no error is of this type
    return { ok: true, value: input as Params, issues };
  };
  return Object.assign(check, {
    "~standard": {
      version: 1,
      vendor: "paramsmith",
      validate: (input: unknown) => standardResult(check(input)),
    },
  } as const);
}

function structuredIssues(
  module: AnyModule,
  rules: Rules,
  input: unknown,
  options: ReadOptions,
): Issue[] {
  const issues: Issue[] = [];
  if (typeof input !== "object" || input === null || Array.isArray(input)) {
    strictReporter(issues, module, "", options).error(
      "badvalue",
      "the parameters must be an object",
    );
    return issues;
  }
  const values: Readonly<Record<string, unknown>> = { ...input };
  const supplied = suppliedBy(module, values);
  const expanded = expandedTemplates(module, supplied);
  const check = (name: string, param: ParamDescriptor): void => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    if (value === undefined && (!param.required || param.default !== undefined)) return;
    const report = strictReporter(issues, module, name, options);
    if (value === undefined) report.error("missingparam", "is required");
    else checkStructuredValue(value, param, rules, report);
  };
  for (const [name, param] of Object.entries(module.params)) {
    if (exists(param, supplied)) check(name, param);
  }
  for (const [name, template] of expanded) check(name, template);
  for (const [name, value] of Object.entries(values)) {
    const param = Object.hasOwn(module.params, name) ? module.params[name] : undefined;
    if (value === undefined || expanded.has(name) || (param && exists(param, supplied))) continue;
    strictReporter(issues, module, name, options).loss(
      "unrecognizedparams",
      param ? whenText(param) : `is not a parameter of ${module.path}`,
    );
  }
  return issues;
}

function whenText(param: ParamDescriptor): string {
  const conditions = Object.entries(param.when ?? {}).map(
    ([source, value]) => `"${source}" has the value "${value}"`,
  );
  return `is a parameter only where ${conditions.join(" and ")}`;
}

function standardResult<Params>(validated: Validated<Params>): StandardResult<Params> {
  if (validated.ok) return { value: validated.value };
  const errors = validated.issues.filter((issue) => issue.severity === "error");
  return {
    issues: errors.map(({ message, parameter }) => ({
      message,
      path: parameter === "" ? [] : [parameter],
    })),
  };
}
