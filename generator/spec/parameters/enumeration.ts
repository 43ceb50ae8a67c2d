import type { EnumType } from "../model/parameter.js";
import { literalType, union } from "../../base/type-expression.js";
import type { ParameterTypeTraits } from "./traits.js";

/** A list of values. */
export function enumTraits({ values, deprecatedvalues, unlisted }: EnumType): ParameterTypeTraits {
  const isAnyDeprecated = deprecatedvalues.length > 0;
  const listed = values.map((value) => `=${value}`);
  return {
    value: union(...values.map(literalType)),
    descriptor: {
      type: "enum",
      values,
      deprecatedvalues: isAnyDeprecated ? deprecatedvalues : undefined,
      unlisted,
    },
    notes: isAnyDeprecated ? [`Deprecated: ${deprecatedvalues.map(code).join(", ")}.`] : [],
    rule: () => ({
      type: "enum",
      rule: "enumeration",
      check: "enumCheck",
      file: "runtime/validate",
    }),
    structured: (text) => text,
    defaultProblem: (value) =>
      values.includes(value) ? undefined : { kind: "outside-enum", value },
    comparison: {
      name: "enum",
      family: "enum",
      code: { written: listed, read: listed },
      wider: [],
      isListed: true,
      canHoldBars: false,
    },
  };
}

function code(text: string): string {
  return `\`${JSON.stringify(text)}\``;
}
