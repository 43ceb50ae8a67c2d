import { refused } from "../../query-service/outcome.js";
import type { Refused } from "../../query-service/outcome.js";
import type { QueryCall } from "../../query-service/query-call.js";
import { argument } from "../call/module-call.js";
import type { PageSet } from "../pages/page-set.js";

/** The parameters of a module that a stub does not act on, or some of their values. */
export type UnsupportedParams = Readonly<Record<string, "all values" | readonly string[]>>;

/** Refuses arguments that the stub would ignore. Defaults are no arguments. */
export function unsupportedArgument(
  params: UnsupportedParams,
  call: QueryCall<PageSet>,
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
