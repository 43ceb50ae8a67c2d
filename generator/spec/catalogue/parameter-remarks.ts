import type { Multiplicity, ParameterType } from "../model/parameter.js";
import type { Remarks } from "../model/remarks.js";
import type { Condition, Parameter as SpecParameter } from "../types.js";
import { remarksOf } from "../ignored-keys.js";
import type { Keys } from "../ignored-keys.js";

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
const OF_NUMBERS = ["min", "max", "highmax", "enforcerange"];
const OF_TEXTS = ["maxbytes", "maxchars"];
const OF_ENUMS = ["deprecatedvalues", "internalvalues", "submodules", "submoduleparamprefix"];
const KNOWN: ReadonlySet<string> = new Set([
  ...OF_SEVERAL,
  ...OF_NUMBERS,
  ...OF_TEXTS,
  ...OF_ENUMS,
  "default",
  "extranamespaces",
  "subtypes",
  "templatevars",
]);
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
      ...keysOf(type),
      ...(multi ? OF_SEVERAL : []),
      ...(isTemplated ? ["templatevars"] : []),
    ]),
    inert: KNOWN,
    flags: new Set(type.kind === "boolean" ? [...FLAGS, "default"] : FLAGS),
  });
}

/** Collects the members of a condition that the model does not have. */
export function conditionRemarks(condition: Condition): Remarks {
  return remarksOf(condition, CONDITION_KEYS);
}

/** The keys that only some types use. */
function keysOf({ kind }: ParameterType): readonly string[] {
  switch (kind) {
    case "string":
    case "text":
    case "password":
    case "raw":
      return ["default", ...OF_TEXTS];
    case "integer":
    case "float":
    case "limit":
      return ["default", ...OF_NUMBERS];
    case "enum":
      return ["default", ...OF_ENUMS];
    case "namespace":
      return ["default", "extranamespaces"];
    case "user":
      return ["default", "subtypes"];
    case "boolean":
      // A boolean is present or absent.
      return [];
    case "timestamp":
    case "expiry":
    case "title":
    case "tags":
    case "upload":
    case "unknown":
    // Only directories have such parameters.
    case "schema":
      return ["default"];
  }
}
