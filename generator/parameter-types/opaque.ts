import { named } from "../typescript/type-expression.js";
import { boundedTextRule, TEXT_USE } from "./text.js";
import type { ParameterTypeTraits } from "./traits.js";

/** `tags` and `upload`: text that only the wiki can check. */
export function opaqueTraits({ kind }: { readonly kind: "tags" | "upload" }): ParameterTypeTraits {
  return {
    value: named("string"),
    descriptor: { type: kind },
    schema: { type: "string" },
    notes: [],
    rule: ({ required }) => (required ? boundedTextRule(kind) : undefined),
    structured: (text) => text,
    defaultProblem: () => undefined,
    comparison: {
      name: kind,
      family: "other",
      code: TEXT_USE,
      wider: [],
      isListed: false,
      canHoldBars: true,
    },
  };
}
