import type { ParamDescriptor } from "../model/descriptor.js";
import type { ModuleRule } from "./known-params.js";
import { checkedParam } from "./structured-value.js";
import { exists, expandedTemplates, suppliedBy } from "../model/template.js";

/** Returns the parameters of a module with templates. Expanded parameters come last. */
export const templateParams: ModuleRule = (known, module, checks, values) => {
  const supplied = suppliedBy(module, values);
  const params = new Map(known.params);
  const absences = new Map<string, string>();
  for (const [name, { param }] of known.params) {
    if (exists(param, supplied)) continue;
    params.delete(name);
    absences.set(name, conditionsOf(param));
  }
  for (const [name, param] of expandedTemplates(module, supplied))
    params.set(name, checkedParam(name, known.params.size, param, checks));
  return { params, absences };
};

function conditionsOf({ when = {} }: ParamDescriptor): string {
  const conditions = Object.entries(when).map(
    ([source, value]) => `"${source}" has the value "${value}"`,
  );
  return `is a parameter only if ${conditions.join(" and ")}`;
}
