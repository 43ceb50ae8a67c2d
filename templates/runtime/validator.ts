import type { AnyModule, Typed } from "./descriptor.js";
import type { Issue, Validated } from "./issue.js";
import type { Checks } from "./rules/check.js";
import type { ReadOptions } from "./rules/rule.js";
import type { StandardResult, StandardSchema } from "./standard-schema.js";
import { checkedParam, checkValue } from "./structured-value.js";
import type { AddFault, CheckedParam } from "./structured-value.js";
import type { Templates, TemplatesOf } from "./template.js";

/**
 * Checks structured parameters as strictly as a program wants it before it sends: whatever the
 * server would clamp, drop or not know is an error. All issues are reported at once; the value is
 * not changed.
 */
export interface Validator<Params> extends StandardSchema<Params> {
  (input: unknown, options?: ReadOptions): Validated<Params>;
}

/** Makes the strict validator of a module; `templatesOf` is for those with templates. */
export function validator<Params extends object>(
  module: AnyModule & Typed<Params, object>,
  checks: Checks,
  templatesOf?: TemplatesOf,
): Validator<Params> {
  const { path } = module;
  let params: readonly CheckedParam[] | undefined;
  const check = (input: unknown, options: ReadOptions = {}): Validated<Params> => {
    const issues: Issue[] = [];
    const add: AddFault = (parameter, { code, text, data }) => {
      const severity = code === "deprecation" ? "warning" : "error";
      const message = parameter === "" ? text : `${parameter}: ${text}`;
      issues.push(
        data
          ? { severity, code, parameter, module: path, message, data }
          : { severity, code, parameter, module: path, message },
      );
    };
    params ??= Object.entries(module.params).map(([name, param]) =>
      checkedParam(name, param, checks),
    );
    if (isObject(input)) checkAll({ module, params, checks, templatesOf }, input, options, add);
    else add("", { code: "badvalue", text: "the parameters must be an object" });
    return issues.every(({ severity }) => severity === "warning")
      ? // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what has no error is of this type
        { ok: true, value: input as Params, issues }
      : { ok: false, issues };
  };
  return Object.assign(check, {
    "~standard": {
      version: 1,
      vendor: "paramsmith",
      validate: (input: unknown) => standardResult(check(input)),
    },
  } as const);
}

interface Checked {
  readonly module: AnyModule;
  readonly params: readonly CheckedParam[];
  readonly checks: Checks;
  readonly templatesOf: TemplatesOf | undefined;
}

function checkAll(
  { module, params, checks, templatesOf }: Checked,
  values: Readonly<Record<string, unknown>>,
  options: ReadOptions,
  add: AddFault,
): void {
  const templates = templatesOf?.(module, values);
  let found = 0;
  for (const each of templates ? withTemplates(params, templates, checks) : params) {
    const { name, param } = each;
    const value = values[name];
    if (value !== undefined && Object.hasOwn(values, name)) {
      found += 1;
      checkValue(value, each, options, add);
    } else if (param.required && param.default === undefined) {
      add(name, { code: "missingparam", text: "is required" });
    }
  }
  const names = Object.keys(values);
  // Mostly, every name is that of a parameter.
  if (!templates && names.length === found) return;
  for (const name of names) {
    const param = Object.hasOwn(module.params, name)
      ? module.params[name]
      : templates?.expanded.get(name);
    const absence = param ? templates?.absence(param) : `is not a parameter of ${module.path}`;
    if (values[name] !== undefined && absence !== undefined)
      add(name, { code: "unrecognizedparams", text: absence });
  }
}

/** The parameters that exist; those of open templates come last. */
function withTemplates(
  params: readonly CheckedParam[],
  { absence, expanded }: Templates,
  checks: Checks,
): readonly CheckedParam[] {
  return [
    ...params.filter(({ param }) => absence(param) === undefined),
    ...Array.from(expanded, ([name, param]) => checkedParam(name, param, checks)),
  ];
}

/** An array is one to the language, and none to a caller. */
function isObject(input: unknown): input is Readonly<Record<string, unknown>> {
  return typeof input === "object" && input !== null && !Array.isArray(input);
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
