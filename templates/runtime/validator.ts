import type { AnyModule, ParamDescriptor, Typed } from "./descriptor.js";
import type { JsonObject } from "./json.js";
import type { Issue, IssueCode, Validated } from "./issue.js";
import { checkStructuredValue } from "./parameter.js";
import type { ReadOptions, Reporter, Rules } from "./rules/rule.js";
import type { StandardResult, StandardSchema } from "./standard-schema.js";
import { templateOf } from "./template.js";

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
  for (const [name, param] of Object.entries(module.params)) {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    if (value !== undefined && isPresent(param, values)) {
      checkStructuredValue(value, param, rules, strictReporter(issues, module, name, options));
    } else if (param.required && param.default === undefined) {
      strictReporter(issues, module, name, options).error("missingparam", "is required");
    }
  }
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined) continue;
    const known = Object.hasOwn(module.params, name) ? module.params[name] : undefined;
    if (known && isPresent(known, values)) continue;
    const template = known
      ? undefined
      : templateOf(module, name, (source) => suppliedValues(values[source]));
    const report = strictReporter(issues, module, name, options);
    if (template) checkStructuredValue(value, template, rules, report);
    else
      report.loss(
        "unrecognizedparams",
        known ? whenText(known) : `is not a parameter of ${module.path}`,
      );
  }
  return issues;
}

/** A parameter expanded from a template exists only while its source holds the value. */
function isPresent(param: ParamDescriptor, values: Readonly<Record<string, unknown>>): boolean {
  return Object.entries(param.when ?? {}).every(([source, value]) => {
    const supplied = suppliedValues(values[source]);
    return supplied.includes(value) || supplied.includes("*");
  });
}

function suppliedValues(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [value];
}

function whenText(param: ParamDescriptor): string {
  const conditions = Object.entries(param.when ?? {}).map(
    ([source, value]) => `"${source}" has the value "${value}"`,
  );
  return `is a parameter only where ${conditions.join(" and ")}`;
}

function strictReporter(
  issues: Issue[],
  module: AnyModule,
  parameter: string,
  options: ReadOptions,
): Reporter {
  const add =
    (severity: Issue["severity"]) => (code: IssueCode, message: string, data?: JsonObject) => {
      issues.push({
        severity,
        code,
        parameter,
        module: module.path,
        message: `${parameter}: ${message}`,
        ...(data && { data }),
      });
    };
  return { options, error: add("error"), loss: add("error"), warn: add("warning") };
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
