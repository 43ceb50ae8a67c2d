import { refused } from "../../runtime/query-service/outcome.js";
import type { Refused } from "../../runtime/query-service/outcome.js";
import type { QueryCall } from "../../runtime/query-service/query-call.js";
import { argument } from "../call/module-call.js";
import type { StubAction } from "../call/stub-action.js";
import type { AnyModule, ParamDescriptor } from "../../runtime/model/descriptor.js";
import { namedByTemplate } from "../../runtime/model/named-by-template.js";
import type { Selection } from "../select/selection.js";

/** The values of a parameter that the stub acts on; undefined if it ignores the parameter. */
type KnownValues = (param: string) => "any" | readonly string[] | undefined;

/** The parameters and values that a selection acts on. */
export function knownToSelection({ params }: Selection): KnownValues {
  return (name) => {
    const values = Object.hasOwn(params, name) ? params[name] : undefined;
    return values === "*" ? "any" : values?.split("|");
  };
}

/** The parameters of an action's descriptor that the stub acts on, and their values. */
export function knownToAction({
  module,
  unsupported = [],
}: Pick<StubAction, "module" | "unsupported">): KnownValues {
  return (name) => {
    const param = unsupported.includes(name) ? undefined : paramOf(module, name);
    return param?.type === "enum" ? param.values : param && "any";
  };
}

/** A catalogue may have the expansions of a template as parameters, of which the other has the template. */
function paramOf(module: AnyModule, name: string): ParamDescriptor | undefined {
  const own = Object.hasOwn(module.params, name) ? module.params[name] : undefined;
  return own ?? namedByTemplate(module, name);
}

/**
 * Refuses arguments that the stub would ignore: another wiki's catalogue may have parameters and values
 * that the stub does not know. Arguments that equal the default are accepted.
 */
export function unsupportedArgument(
  known: KnownValues,
  call: Pick<QueryCall<unknown>, "module" | "args">,
): Refused | undefined {
  const { module, args } = call;
  for (const [name, param] of Object.entries(module.params)) {
    const found = argument({ args }, name);
    if (found === undefined || JSON.stringify(found) === JSON.stringify(param.default)) continue;
    const values = known(name);
    if (values === "any") continue;
    const what = `the parameter ${name} of ${module.path}`;
    if (!values) return refused("notimplemented", `The stub does not implement ${what}.`);
    if (param.type !== "enum") continue;
    const all = new Set([found].flat());
    const value = param.values.find((each) => !values.includes(each) && all.has(each));
    if (value !== undefined)
      return refused("notimplemented", `The stub does not implement ${value} of ${what}.`);
  }
  return undefined;
}
