import type { AnyModule, ParamDescriptor } from "./descriptor.js";
import { isMadeOf } from "./name-parts.js";

/**
 * The parameter that one of a module's open templates makes of a name. For what is sent that is
 * enough; whether other parameters supply the name, readings and validators tell.
 */
export function namedByTemplate(module: AnyModule, name: string): ParamDescriptor | undefined {
  return Object.entries(module.templates ?? {}).find(([pattern]) => fits(name, pattern))?.[1];
}

/** Whether a name is a pattern with something in place of its variables; braces make no name. */
function fits(name: string, pattern: string): boolean {
  return !/[{}]/.test(name) && isMadeOf(name, pattern.split(/\{[^{}]*\}/), 0);
}
