import { refused } from "../../runtime/query-service/outcome.js";
import type { Refused } from "../../runtime/query-service/outcome.js";
import type { QueryCall } from "../../runtime/query-service/query-call.js";
import { argument } from "../call/module-call.js";
import type { AnyModule, ParamDescriptor } from "../../runtime/model/descriptor.js";
import { namedByTemplate } from "../../runtime/model/named-by-template.js";

/** The parameters in a descriptor that the stub implements. */
export interface KnownParams {
  readonly module: AnyModule;
  /** The parameters in the descriptor that the stub ignores. */
  readonly unsupported?: readonly string[];
  /** The parameters that accept any value of an enumeration, such as a wiki's groups. */
  readonly anyValue?: readonly string[];
}

/**
 * Rejects arguments that the stub would ignore: a different wiki's catalogue may contain parameters
 * and values that the stub does not implement. Arguments equal to the default are accepted.
 */
export function unsupportedArgument(
  known: KnownParams,
  call: Pick<QueryCall<unknown>, "module" | "args">,
): Refused | undefined {
  const { module, args } = call;
  const { unsupported = [], anyValue = [] } = known;
  if (module === known.module && unsupported.length === 0) return undefined;
  for (const [name, param] of Object.entries(module.params)) {
    const found = argument({ args }, name);
    if (found === undefined || JSON.stringify(found) === JSON.stringify(param.default)) continue;
    const other = unsupported.includes(name) ? undefined : paramOf(known.module, name);
    const what = `the parameter ${name} of ${module.path}`;
    if (!other) return refused("notimplemented", `The stub does not implement ${what}.`);
    if (param.type !== "enum" || other.type !== "enum" || anyValue.includes(name)) continue;
    const all = new Set([found].flat());
    const value = param.values.find((each) => !other.values.includes(each) && all.has(each));
    if (value !== undefined)
      return refused("notimplemented", `The stub does not implement ${value} of ${what}.`);
  }
  return undefined;
}

/** One catalogue can list the expanded parameters of a template that the other lists. */
function paramOf(module: AnyModule, name: string): ParamDescriptor | undefined {
  const own = Object.hasOwn(module.params, name) ? module.params[name] : undefined;
  return own ?? namedByTemplate(module, name);
}
