import { named } from "../../base/type-expression.js";
import type { ParameterTypeTraits } from "./traits.js";

/** `boolean`: true if the parameter is present. */
export function booleanTraits(): ParameterTypeTraits {
  return {
    value: named("boolean"),
    descriptor: { type: "boolean" },
    notes: [],
    rule: () => undefined,
    structured: (text) => text,
    defaultProblem: () => undefined,
    comparison: {
      name: "boolean",
      family: "boolean",
      code: { written: ["boolean"], read: ["boolean"] },
      wider: [],
      isListed: false,
      canHoldBars: false,
    },
    scalars: ["boolean"],
    // A boolean is present or absent.
    sourceKeys: [],
    control: { kind: "checkbox" },
    summary: "boolean",
  };
}
