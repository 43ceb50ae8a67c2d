import type { AnyModule } from "../model/descriptor.js";
import type { Checks } from "../rules/check.js";
import type { ParseOptions } from "../rules/rule.js";
import { optionsFor } from "../rules/server-version.js";
import type { KnownParams, ModuleRule } from "./known-params.js";
import { strictValidator } from "./strict-validator.js";
import type { AddViolation } from "./strict-validator.js";
import { checkedParam, checkValue } from "./structured-value.js";
import type { Validator } from "./validator-types.js";

export type { Validator } from "./validator-types.js";

/**
 * Creates the strict validator for a module's parameters, whose type is `Params`, including its
 * rules for combinations of parameters.
 */
export function validator<Params extends object>(
  module: AnyModule,
  checks: Checks = {},
  ...moduleRules: readonly ModuleRule[]
): Validator<Params> {
  const { path } = module;
  let own: KnownParams | undefined;
  return strictValidator(path, (values, options, add) => {
    own ??= knownParams(module, checks);
    const known = moduleRules.reduce(
      (before, rule) => rule(before, module, checks, values, add),
      own,
    );
    checkAll(values, known, path, optionsFor(module, options), add);
    return (parameter) => known.params.get(parameter)?.position ?? Infinity;
  });
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
  path: string,
  options: ParseOptions,
  add: AddViolation,
): void {
  for (const name of Object.keys(values)) {
    const value = values[name];
    if (value === undefined) continue;
    const checked = params.get(name);
    if (checked) checkValue(value, checked, options, add);
    else {
      const text = absences?.get(name) ?? `is not a parameter of ${path}`;
      add(name, { code: "unrecognizedparams", text });
    }
  }
  for (const { name, param } of params.values()) {
    const isNeeded = param.required && param.default === undefined;
    if (isNeeded && (!Object.hasOwn(values, name) || values[name] === undefined))
      add(name, { code: "missingparam", text: "is required" });
  }
}
