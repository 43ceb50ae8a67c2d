import type { LimitType } from "../model/parameter.js";
import { literalType, named, union } from "../../base/type-expression.js";
import {
  boundsNotes,
  numberDescriptor,
  numberOrText,
  numberProblem,
  numberRule,
} from "./number.js";
import type { ParameterTypeTraits } from "./traits.js";

/** `limit`: a number of rows, or `max`. */
export function limitTraits(type: LimitType): ParameterTypeTraits {
  return {
    value: union(named("number"), literalType("max")),
    descriptor: numberDescriptor(type),
    notes: boundsNotes(type).map((bounds) => bounds.replace(/\.$/, ', or `"max"`.')),
    rule: () => numberRule("limit"),
    structured: numberOrText,
    defaultProblem: (text) => (text === "max" ? undefined : numberProblem(text, type)),
    comparison: {
      name: "limit",
      family: "limit",
      code: { written: ["number", "=max"], read: ["number"] },
      wider: [],
      isListed: false,
      canHoldBars: false,
    },
  };
}
