import type { UserType } from "../model/parameter.js";
import { named } from "../../base/type-expression.js";
import { ruleSourceOf } from "./rule-of.js";
import { TEXT_USE } from "./text.js";
import type { ParameterTypeTraits } from "./traits.js";

/** `user`: a name, an address, a user id or a name of another wiki, depending on the subtypes. */
export function userTraits({ kind, subtypes }: UserType): ParameterTypeTraits {
  return {
    value: named("string"),
    descriptor: { type: kind, subtypes },
    notes: [`Takes a user by ${subtypes.join(", ")}.`],
    rule: () => ruleSourceOf(kind),
    structured: (text) => text,
    defaultProblem: () => undefined,
    comparison: {
      name: kind,
      family: "other",
      code: TEXT_USE,
      wider: [],
      isListed: false,
      canHoldBars: false,
    },
  };
}
