import { named } from "../../base/type-expression.js";
import { ruleSourceOf } from "./rule-of.js";
import { TEXT_USE } from "./text.js";
import type { ParameterTypeTraits } from "./traits.js";

/** `title`: the title of a page. */
export function titleTraits(): ParameterTypeTraits {
  return {
    value: named("string"),
    descriptor: { type: "title" },
    notes: [],
    rule: () => ruleSourceOf("title"),
    structured: (text) => text,
    defaultProblem: () => undefined,
    comparison: {
      name: "title",
      family: "other",
      code: TEXT_USE,
      wider: [],
      isListed: false,
      canHoldBars: false,
    },
  };
}
