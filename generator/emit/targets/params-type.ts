import type { ModuleOperation } from "../../spec/model/operation.js";
import type { PlannedModule } from "../plan/planned.js";
import { upperFirst } from "../plan/identifier.js";
import { named } from "../../base/type-expression.js";
import type { TypeExpression } from "../../base/type-expression.js";

/** Returns true if a module takes parameters. */
export function hasParameters({ parameters, templated }: ModuleOperation): boolean {
  return parameters.length + templated.length > 0;
}

/** The name of the type of a module's descriptor. */
export function moduleType({ names }: Pick<PlannedModule, "names">): string {
  return upperFirst(names.descriptor);
}

/** The type of a module's parameters. A module without parameters declares none. */
export function paramsType({ operation, names }: PlannedModule): TypeExpression {
  return named(hasParameters(operation) ? names.params : "{}");
}
