import { SOURCE_KEYS, traitsOf } from "../parameters/registry.js";
import type { Multiplicity, ParameterType } from "../model/parameter.js";
import type { Remarks } from "../model/remarks.js";
import type { Condition, Parameter as SpecParameter } from "../source/types.js";
import { remarksOf } from "../model/ignored-keys.js";
import type { Keys } from "../model/ignored-keys.js";

/** Keys that have a meaning for every parameter. */
const COMMON = [
  "index",
  "name",
  "type",
  "required",
  "multi",
  "mustExist",
  "tokentype",
  "sensitive",
  "deprecated",
  "info",
];
const OF_SEVERAL = ["lowlimit", "highlimit", "allspecifier", "allowsduplicates", "limit"];
/** The keys that have no effect on a parameter if they belong to other types or to lists. */
const INERT: ReadonlySet<string> = new Set([...OF_SEVERAL, ...SOURCE_KEYS, "templatevars"]);
const FLAGS = ["allowsduplicates", "enforcerange"];
const CONDITION_KEYS: Keys = { texts: ["text"], read: new Set(["name", "values"]) };

/** Collects the members of a parameter that its type does not use. */
export function parameterRemarks(
  parameter: SpecParameter,
  type: ParameterType,
  multi: Multiplicity | undefined,
  isTemplated: boolean,
): Remarks {
  return remarksOf(parameter, {
    texts: ["description"],
    read: new Set([
      ...COMMON,
      ...traitsOf(type).sourceKeys,
      ...(multi ? OF_SEVERAL : []),
      ...(isTemplated ? ["templatevars"] : []),
    ]),
    inert: INERT,
    flags: new Set(type.kind === "boolean" ? [...FLAGS, "default"] : FLAGS),
  });
}

/** Collects the members of a condition that the model does not have. */
export function conditionRemarks(condition: Condition): Remarks {
  return remarksOf(condition, CONDITION_KEYS);
}
