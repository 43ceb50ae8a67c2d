import type { AnyModule } from "../model/descriptor.js";
import type { Checks } from "../rules/check.js";
import type { ReadOptions } from "../rules/rule.js";
import { optionsFor } from "../rules/server-version.js";
import { knownParams } from "./known-params.js";
import type { KnownParams, ModuleRule } from "./known-params.js";
import { strictValidator } from "./strict-validator.js";
import type { AddViolation } from "./strict-validator.js";
import { checkedParam, checkValue } from "./structured-value.js";
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
  return strictValidator(path, (values, given, add) => {
    const options = given ? optionsFor(module, given) : defaults;
    own ??= knownParams(
      Object.entries(module.params).map(([name, param], position) =>
        checkedParam(name, position, param, checks),
      ),
    );
    const known = moduleRules.reduce(
      (before, rule) => rule(before, module, checks, values, add),
      own,
    );
    checkAll(values, known, path, options, add);
    return (parameter) => known.params.get(parameter)?.position ?? Infinity;
  });
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
