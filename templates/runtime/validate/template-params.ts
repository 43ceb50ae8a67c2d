import type { ParamDescriptor } from "../model/descriptor.js";
import { knownParams } from "./known-params.js";
import type { ModuleRule } from "./known-params.js";
import { checkedParam } from "./structured-value.js";
import { exists, expandedTemplates, suppliedBy } from "../model/template.js";

/** The parameters of a module that has templates; those of open templates are last. */
export const templateParams: ModuleRule = ({ params }, module, checks, values) => {
  const supplied = suppliedBy(module, values);
  const all = [...params.values()];
  const absent = all.filter(({ param }) => !exists(param, supplied));
  const existing = all.filter((each) => !absent.includes(each));
  const expanded = Array.from(expandedTemplates(module, supplied), ([name, param]) =>
    checkedParam(name, params.size, param, checks),
  );
  return knownParams(
    [...existing, ...expanded],
    new Map(absent.map(({ name, param }) => [name, conditionsOf(param)])),
  );
};

function conditionsOf({ when = {} }: ParamDescriptor): string {
  const conditions = Object.entries(when).map(
    ([source, value]) => `"${source}" has the value "${value}"`,
  );
  return `is a parameter only if ${conditions.join(" and ")}`;
}
