import { named } from "../../base/type-expression.js";
import { ruleOfType } from "./traits.js";
import { TEXT_USE } from "./text.js";
import type { ParameterTypeTraits } from "./traits.js";

/** `title`: the title of a page. */
export function titleTraits(): ParameterTypeTraits {
  return {
    value: named("string"),
    descriptor: { type: "title" },
    notes: [],
    rule: () => ruleOfType("title"),
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
    scalars: ["text"],
    sourceKeys: ["default"],
    summary: "title",
  };
}
