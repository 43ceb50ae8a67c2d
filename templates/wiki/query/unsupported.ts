import { refused } from "../../runtime/query-service/outcome.js";
import type { Refused } from "../../runtime/query-service/outcome.js";
import type { QueryCall } from "../../runtime/query-service/query-call.js";
import { argument } from "../call/module-call.js";
import type { AnyModule, ParamDescriptor } from "../../runtime/model/descriptor.js";
import { namedByTemplate } from "../../runtime/model/named-by-template.js";

/** The parameters of a module that a stub does not act on, or some of their values. */
export type UnsupportedParams = Readonly<Record<string, "all values" | readonly string[]>>;

/** The parameters of a wiki's module, and their values, that the module the stub was made with lacks. */
export function unsupportedParams({ params }: AnyModule, known: AnyModule): UnsupportedParams {
  return Object.fromEntries(
    Object.entries(params).flatMap(
      ([name, param]): readonly [string, UnsupportedParams[string]][] => {
        const other = paramOf(known, name);
        if (!other) return [[name, "all values"]];
        if (param.type !== "enum" || other.type !== "enum") return [];
        const values = param.values.filter((value) => !other.values.includes(value));
        return values.length === 0 ? [] : [[name, values]];
      },
    ),
  );
}

/** A catalogue may have the expansions of a template as parameters, of which the other has the template. */
function paramOf(module: AnyModule, name: string): ParamDescriptor | undefined {
  const own = Object.hasOwn(module.params, name) ? module.params[name] : undefined;
  return own ?? namedByTemplate(module, name);
}

/** Refuses arguments that the stub would ignore. Defaults are no arguments. */
export function unsupportedArgument(
  params: UnsupportedParams,
  call: Pick<QueryCall<unknown>, "module" | "args">,
): Refused | undefined {
  const { module, args } = call;
  for (const [name, values] of Object.entries(params)) {
    const given = argument({ args }, name);
    const isDefault = JSON.stringify(given) === JSON.stringify(module.params[name]?.default);
    if (given === undefined || isDefault) continue;
    const what = `the parameter ${name} of ${module.path}`;
    if (values === "all values")
      return refused("notimplemented", `The stub does not implement ${what}.`);
    const value = values.find((each) => [given].flat().includes(each));
    if (value !== undefined)
      return refused("notimplemented", `The stub does not implement ${value} of ${what}.`);
  }
  return undefined;
}
