import type { NamespaceType } from "../model/parameter.js";
import { named } from "../../base/type-expression.js";
import { NUMBER_USE, numberOrText, numberProblem } from "./number.js";
import { ruleOfType } from "./traits.js";
import type { ParameterTypeTraits } from "./traits.js";

/**
 * `namespace`: the number of a namespace of the wiki, or one of the parameter's extra namespaces.
 */
export function namespaceTraits({ kind, extranamespaces }: NamespaceType): ParameterTypeTraits {
  const addsSome = extranamespaces.length > 0;
  return {
    value: named("number"),
    descriptor: { type: kind, extranamespaces: addsSome ? extranamespaces : undefined },
    notes: addsSome
      ? [`Takes ${extranamespaces.join(" and ")} besides the wiki's namespaces.`]
      : [],
    rule: () => ruleOfType(kind),
    structured: numberOrText,
    defaultProblem: (text) => numberProblem(text, { kind }),
    comparison: {
      name: kind,
      family: "other",
      code: NUMBER_USE,
      wider: ["integer", "float", "limit"],
      isListed: true,
      canHoldBars: false,
    },
    scalars: ["number"],
    range: { enforcerange: false },
    sourceKeys: ["default", "extranamespaces"],
    summary: addsSome ? `${kind} or ${extranamespaces.join(", ")}` : kind,
  };
}
