import { named } from "../../base/type-expression.js";
import { ruleOfType } from "./traits.js";
import type { ParameterTypeTraits } from "./traits.js";

/** `timestamp` and `expiry`: a `Date`, or text in one of MediaWiki's forms. */
export function timeTraits(kind: "timestamp" | "expiry"): ParameterTypeTraits {
  return {
    value: named("Timestamp"),
    runtimeType: "Timestamp",
    descriptor: { type: kind },
    notes: [],
    rule: () => ruleOfType(kind),
    structured: (text) => text,
    defaultProblem: () => undefined,
    comparison: {
      name: kind,
      family: "other",
      code: { written: ["text", "date"], read: ["text"] },
      wider: kind === "timestamp" ? ["expiry"] : [],
      isListed: false,
      canHoldBars: false,
    },
    scalars: ["text"],
    sourceKeys: ["default"],
    control: { kind: "time" },
    summary: kind,
  };
}
