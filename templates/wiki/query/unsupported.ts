import { refused } from "../../runtime/query-service/outcome.js";
import type { Refused } from "../../runtime/query-service/outcome.js";
import type { QueryCall } from "../../runtime/query-service/query-call.js";
import { argument } from "../call/module-call.js";
import type { AnyModule, ParamDescriptor } from "../../runtime/model/descriptor.js";
import { namedByTemplate } from "../../runtime/model/named-by-template.js";

/** The parameters that the stub implements, from a descriptor. */
export interface KnownParams {
  readonly module: AnyModule;
  /** The parameters of the descriptor that the stub does not act on. */
  readonly unsupported?: readonly string[];
  /** The parameters that take any value of an enumeration, such as the groups of a wiki. */
  readonly anyValue?: readonly string[];
}

/**
 * Refuses arguments that the stub would ignore: another wiki's catalogue may have parameters and values
 * that the stub does not know. Arguments that equal the default are accepted.
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

/** A catalogue may have the expansions of a template as parameters, of which the other has the template. */
function paramOf(module: AnyModule, name: string): ParamDescriptor | undefined {
  const own = Object.hasOwn(module.params, name) ? module.params[name] : undefined;
  return own ?? namedByTemplate(module, name);
}
