import type { Parameter as SourceParameter } from "../source/types.js";
import type { UserType } from "../model/parameter.js";
import { named } from "../../base/type-expression.js";
import { ruleOfType } from "./traits.js";
import { TEXT_USE } from "./text.js";
import type { ParameterTypeTraits } from "./traits.js";

/**
 * The kinds of users that a parameter accepts if the catalogue does not list them (MediaWiki before
 * 1.35).
 */
const ANY_USER = ["name", "ip", "cidr", "interwiki", "id"] as const;

/** Reads the type of a parameter whose values are users. */
export function userType({ subtypes }: SourceParameter): UserType {
  return { kind: "user", subtypes: subtypes ?? ANY_USER };
}

/** `user`: a name, an address, a user id or a name of another wiki, depending on the subtypes. */
export function userTraits({ kind, subtypes }: UserType): ParameterTypeTraits {
  return {
    value: named("string"),
    descriptor: { type: kind, subtypes },
    notes: [`Takes a user by ${subtypes.join(", ")}.`],
    rule: () => ruleOfType(kind),
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
    scalars: ["text"],
    sourceKeys: ["default", "subtypes"],
    summary: subtypes.length === 0 ? kind : `${kind} (${subtypes.join(", ")})`,
  };
}
