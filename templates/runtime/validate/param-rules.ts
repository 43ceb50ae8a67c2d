import { ruleViolations } from "../rules/param-rules.js";
import type { ModuleRule } from "./known-params.js";

/** Checks a module's rules for combinations of parameters. */
export const paramRules: ModuleRule = (known, module, _checks, values, add) => {
  const valueOf = (name: string): unknown => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    return value ?? known.params.get(name)?.param.default;
  };
  for (const { parameter, violation } of ruleViolations(module, valueOf))
    add(parameter, violation, AFTER_PARAMS);
  return known;
};

/** The server checks rules after it has read all parameters of the module. */
const AFTER_PARAMS = Number.MAX_SAFE_INTEGER;
