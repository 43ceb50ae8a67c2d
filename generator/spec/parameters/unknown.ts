import type { UnknownType } from "../model/parameter.js";
import { named } from "../../base/type-expression.js";
import { boundedTextRule, TEXT_USE } from "./text.js";
import type { ParameterTypeTraits } from "./traits.js";

/** A type that Paramsmith does not know: its values are text. */
export function unknownTraits({ name }: UnknownType): ParameterTypeTraits {
  return {
    value: named("string"),
    descriptor: { type: "unknown" },
    notes: [`Of the type \`${JSON.stringify(name)}\`, of which Paramsmith knows nothing.`],
    rule: ({ required }) => (required ? boundedTextRule("unknown") : undefined),
    structured: (text) => text,
    defaultProblem: () => undefined,
    comparison: {
      name,
      family: "unknown",
      code: TEXT_USE,
      wider: [],
      isListed: false,
      canHoldBars: true,
    },
    scalars: ["text"],
    sourceKeys: ["default"],
    summary: name,
  };
}
